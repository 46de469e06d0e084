import type { Channel } from "#shared/domain/notifications/notification-types.ts";

export const notificationsTexts = {
  title: "Notifications",
  empty: "No notifications yet",
  emptyText: "You'll see reminders, interviews and new matches here.",
  markRead: "Mark as read",
  markAll: "Mark all as read",
  channels: "How we contact you",
  loadFailed: "Notifications could not be loaded",
  loadFailedText: "Nothing is lost. Please try again.",
} as const;

export const channelLabels: Record<Channel, { label: string; hint: string }> = {
  email: { label: "Email", hint: "To the address of your account." },
  sms: { label: "SMS", hint: "To the phone number in your profile." },
  whatsapp: { label: "WhatsApp", hint: "To the phone number in your profile." },
  app: { label: "Push / in-app", hint: "In this list, and in browsers where you allow it." },
};

export const waitingTexts = {
  "not-configured": "Not available yet.",
  "no-phone": "Add a phone number in Settings, Profile first.",
} as const;

/** Fixed by the specification. */
export const notificationsToasts = {
  readFailed: { title: "Failed to mark notification as read", variant: "destructive" },
  allRead: { title: "All notifications marked as read" },
  allReadFailed: { title: "Failed to mark all notifications as read", variant: "destructive" },
  updated: { title: "Settings updated" },
  updateFailed: { title: "Failed to update notification settings", variant: "destructive" },
} as const;
