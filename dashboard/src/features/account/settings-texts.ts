import type { NotificationSwitch } from "#shared/contract/account.ts";

/** Fixed texts of the settings screen. */
export const settingsTexts = {
  title: "Settings",
  loadFailed: "Your settings could not be loaded",
  loadFailedText: "Nothing is lost. Please try again.",
} as const;

export const profileTexts = {
  title: "Your details",
  text: "Used on resumes, letters and forms that Kelpie fills for you.",
  fullName: "Full name",
  email: "Email",
  phone: "Phone",
  phoneHint: "For text reminders, if you switch them on.",
  currentPassword: "Current password",
  currentPasswordHint:
    "Your email opens your account, so we ask before it changes, and mail a link to the new address.",
  googleHint: "You sign in with Google. To use another address, set a password under Security first.",
  unsaved: "Unsaved changes",
  discard: "Discard",
  save: "Save changes",
  busy: "Saving...",
  saved: { title: "Profile updated" },
  failed: {
    title: "Update failed",
    description: "There was an error updating your profile. Please try again.",
  },
  appearance: "Appearance",
  appearanceText: "Previews are always white.",
  theme: "Theme",
} as const;

export const pictureTexts = {
  input: "Your picture",
  add: "Add a picture",
  change: "Change picture",
  remove: "Remove",
  busy: "Saving...",
  kept: "Picture saved",
  removed: "Picture removed",
  failed: {
    title: "Your picture was not changed",
    description: "Please try again.",
    variant: "destructive",
  },
} as const;

export const addressTexts = {
  unproven: "This address is not confirmed yet.",
  waits: (sentTo: string, email: string) =>
    sentTo === email
      ? `We sent a link to ${sentTo}. Open it in this browser to confirm the address.`
      : `We sent a link to ${sentTo}. Until you open it in this browser, ${email} stays your address.`,
  send: "Send a link",
  again: "Send again",
  busy: "Sending...",
  sent: (to: string) => ({ title: "Link sent", description: `Please look into the mail of ${to}.` }),
  failed: "No link was sent",
  proven: (email: string) => ({ title: "Address confirmed", description: `${email} is yours.` }),
  notProven: "Your address was not confirmed",
} as const;

export const passwordTexts = {
  title: "Change password",
  text: "Every other browser and every connected extension is signed out.",
  current: "Current password",
  next: "New password",
  confirm: "Confirm new password",
  rules: "At least 8 characters, with a lowercase letter, an uppercase letter and a number.",
  button: "Update password",
  busy: "Updating...",
  done: { title: "Password updated" },
  failed: {
    title: "Password update failed",
    description: "There was an error updating your password. Please try again.",
  },
  none: "Your account has no password: you sign in with Google. A mailed link sets one.",
  setOne: "Set a password",
} as const;

export const sessionTexts = {
  title: "Where you are signed in",
  text: "Don't recognise a device? Sign it out and change your password.",
  current: "This browser",
  signOut: "Sign out",
  extensions: "Connected extensions",
  extensionsText: "An extension keeps its own sign-in, for saving and scoring ads.",
  noExtension: "No extension is connected.",
  disconnect: "Disconnect",
  neverUsed: "Not used yet",
  failed: { title: "Update failed", description: "It is still signed in. Please try again." },
  loadFailed: "This list could not be loaded.",
} as const;

export const activityTexts = {
  title: "Recent security activity",
  text: "Recent sign-ins. Don't recognise one? Change your password.",
  none: "Nothing yet.",
  showAll: "Show all",
  loadFailed: "This list could not be loaded.",
} as const;

export const googleTexts = {
  title: "Sign-in with Google",
  text: "A second way in, for a Google account with the same email address.",
  connected: "Your Google account opens this account.",
  notConnected: "No Google account is connected.",
  badge: "Connected",
  connect: "Connect Google",
} as const;

export const noticeTexts = {
  how: "How we tell you",
  howText: "Changes save automatically.",
  notSetUp: "Not available yet.",
  what: "What we tell you",
  whatText: "Turn off what you do not need.",
  done: { title: "Notifications updated" },
  failed: {
    title: "Update failed",
    description: "There was an error updating your notification preferences.",
  },
} as const;

export const noticeLabels: Record<NotificationSwitch, { label: string; hint: string }> = {
  email: { label: "Email", hint: "To the address of your account." },
  sms: { label: "SMS", hint: "To the phone number of your profile." },
  app: { label: "In-app", hint: "In the list of notifications." },
  jobMatch: { label: "Job matches", hint: "New jobs that fit your resume." },
  resumeOptimization: { label: "Resume optimization", hint: "A finished resume, and what it scored." },
  followUp: { label: "Follow-up reminders", hint: "On the follow-up day, and before a saved job closes." },
  interview: { label: "Interview notifications", hint: "The day before an interview." },
  applicationUpdate: {
    label: "Application updates",
    hint: "Updates from imports and other devices",
  },
};

export const accountTexts = {
  data: "Your data",
  dataText: "A zip with every row as JSON, your applications as a table, and your files as they were.",
  export: "Export My Data",
  exporting: "Preparing...",
  exported: { title: "Export ready", description: "Your data has been downloaded." },
  exportFailed: { title: "Export failed", description: "Nothing was saved. Please try again." },
  pause: "Pause applications",
  pauseText: "For a break from the search.",
  pauseSwitch: "Pause my applications",
  pauseHint: "While paused, no job matches and no follow-up reminders are sent. Nothing is deleted.",
  pauseFailed: { title: "Update failed", description: "Nothing was changed. Please try again." },
  writing: "Writing",
  writingText: "Who writes for you: Kelpie's built-in writer, or a language model as well.",
  remove: "Delete Account",
  removeText: "Ends your subscription and removes everything: resumes, letters, applications and files.",
  removeTitle: "Delete your account?",
  removeWarning:
    "Everything you keep in Kelpie is removed at once and cannot be brought back. A paid plan ends today.",
  removePassword: "Your password",
  removeEmail: "The email address of your account",
  removeButton: "Delete my account",
  removing: "Deleting...",
  keep: "Keep my account",
  removeFailed: { title: "Your account was not deleted", description: "Please try again." },
} as const;
