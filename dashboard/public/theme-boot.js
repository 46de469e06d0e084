// Runs before the first paint. The same keys and values as src/platform/theme/theme.ts and src/platform/api.ts.
(() => {
  try {
    const theme = localStorage.getItem("kelpie_theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    // A guess: the header shows the dashboard at once, and asks the server afterwards.
    if (localStorage.getItem("auth_token")) document.documentElement.dataset.signedIn = "";
  } catch {
    // Storage is closed to this page: the system's theme stays.
  }
})();
