/** Fixed texts of passkeys in Settings. */
export const passkeysTexts = {
  title: "Passkeys",
  text: "A second way in: your phone, computer or password manager keeps a key, and asks for your finger, face or PIN. It counts as both steps.",
  none: "No passkey yet.",
  noPassword: "This needs a password: your account has none yet. Set one above.",
  add: "Add a passkey",
  added: (day: string) => `Added ${day}`,
  lastUsed: (day: string) => `last used ${day}`,
  neverUsed: "not used yet",
  remove: "Remove",
  removeTitle: "Remove this passkey?",
  removeText: (name: string) =>
    `"${name}" opens your account no more. Your device may still offer it; remove it there too.`,
  removed: { title: "Passkey removed" },
  removeFailed: { title: "It was not removed", description: "Please try again." },
  loadFailed: "This list could not be loaded.",
} as const;

export const addPasskeyTexts = {
  title: "Add a passkey",
  text: "First your password, so that nobody else adds one. Your device asks for the rest.",
  name: "Name",
  nameHint: "To tell it from others in the list.",
  password: "Current password",
  code: "Code of the app",
  codeHint: "A passkey counts as both steps, so both are asked for once.",
  noCode: "A code has six digits, a recovery code four groups of four characters",
  button: "Add",
  busy: "Waiting for your device...",
  cancel: "Cancel",
  done: { title: "Passkey added" },
  failed: "No passkey was added",
  givenUp: { title: "No passkey was added", description: "Your device made none. Please try again." },
  known: {
    title: "No passkey was added",
    description: "This device has a passkey for your account already.",
  },
  cannot: "This browser cannot make passkeys here.",
} as const;
