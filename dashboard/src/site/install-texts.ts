const unpack = {
  title: "Unpack the file",
  text: "You get a folder called kelpie. Put it somewhere you won't delete it.",
};
const pin = { title: "Pin the icon", text: "Press the puzzle piece, then the pin beside Kelpie." };
const load = (address: string) => ({
  title: "Load the folder",
  text: `Open ${address}, switch on Developer mode, press Load unpacked and choose the folder.`,
});

/** Texts of the install part of /extension. */
export const installTexts = {
  steps: {
    Chrome: [unpack, load("chrome://extensions"), pin],
    Edge: [unpack, load("edge://extensions"), pin],
    Firefox: [
      {
        title: "Pack it for Firefox",
        text: "Where Kelpie runs: npm run zip -- firefox. Firefox 142 or newer.",
      },
      {
        title: "Load it",
        text: "Open about:debugging, This Firefox, Load Temporary Add-on; choose its manifest.json.",
      },
      pin,
    ],
  },
  firefox: "Firefox takes a package of its own, and forgets it when it closes until the store has it.",
  phone: {
    title: "Phones cannot load it",
    text: "Open this page on a computer. On a phone, share an ad with Kelpie from your browser's menu.",
  },
  other: {
    title: "This browser cannot load it",
    text: "Open this page in Chrome, Edge or Firefox. The dashboard works here too.",
  },
  missing: "This server has no package built.",
  lost: "Kelpie can't be reached. Please try again.",
  write: "Write to us, and you get it as a zip.",
  waiting: "Then open an ad, click the icon and press Connect: it shows here.",
  signedOut: "Log in to see when it's connected.",
} as const;
