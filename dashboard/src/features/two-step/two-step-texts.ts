/** Fixed texts of two-step sign-in in Settings. */
export const twoStepTexts = {
  title: "Two-step sign-in",
  text: "A code of an app on your phone, asked for after your password. Who knows your password alone stays out.",
  off: "Your password alone opens your account.",
  turnOn: "Turn on",
  badge: "On",
  since: (day: string) => `Signing in asks for a code since ${day}.`,
  codesLeft: (count: number) =>
    count === 1 ? "1 recovery code is left." : `${count} recovery codes are left.`,
  fewLeft: "Make new ones before you need them.",
  newCodes: "New recovery codes",
  turnOff: "Turn off",
  noPassword: "This needs a password: your account has none yet. Set one above.",
  unproven: "Please confirm your email address first. Your profile sends the link again.",
  toProfile: "To your profile",
  loadFailed: "This could not be loaded.",
} as const;

export const turnOnTexts = {
  title: "Turn on two-step sign-in",
  password: "First your password, so that nobody else turns it on for you.",
  passwordLabel: "Current password",
  next: "Next",
  busy: "One moment...",
  cancel: "Cancel",
  scan: "Scan this with an authenticator app: Google Authenticator, Aegis, 1Password or any other.",
  qr: "QR code for your authenticator app",
  open: "Open in your app",
  typed: "Or type this key into the app",
  copy: "Copy key",
  code: "The app's six digits",
  codeHint: "They change every half minute.",
  confirm: "Turn on",
  others: "Every other browser and every connected extension is signed out.",
  failed: "It was not turned on",
  done: { title: "Two-step sign-in is on" },
} as const;

export const recoveryTexts = {
  title: "Keep your recovery codes",
  text: "Each opens your account once, in place of a code. Keep them where you find them without your phone. They are not shown again.",
  copy: "Copy",
  download: "Download",
  file: "kelpie-recovery-codes.txt",
  fileHead: "Recovery codes of your Kelpie account. Each works once, in place of a code of the app.",
  done: "I have kept them",
} as const;

export const proofTexts = {
  end: {
    title: "Turn off two-step sign-in?",
    text: "Your password alone opens your account then.",
    button: "Turn off",
    busy: "Turning off...",
    done: { title: "Two-step sign-in is off" },
    failed: "It is still on",
  },
  renewCodes: {
    title: "New recovery codes",
    text: "Ten new ones take the place of those you have.",
    button: "Make new codes",
    busy: "Making them...",
    failed: "Your codes were not changed",
  },
  password: "Current password",
  code: "Code of the app",
  codeHint: "Or one of your recovery codes.",
  noCode: "A code has six digits, a recovery code four groups of four characters",
  cancel: "Cancel",
} as const;
