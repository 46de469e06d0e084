// Shows what the server pushes, and opens its screen. It sees no request of the page and keeps nothing.
self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    // A message that cannot be read still tells that there is news.
  }
  const { title = "Kelpie", body = "You have a new notification.", path = "/notifications", id } = notice;
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: String(body),
      icon: "/icon-192.png",
      tag: id,
      data: { path: String(path) },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.path ?? "/notifications", self.location.origin);
  // A path of this site and nothing else.
  const target = url.origin === self.location.origin ? url.href : `${self.location.origin}/notifications`;
  event.waitUntil(self.clients.openWindow(target));
});
