/** A permission of the extension, and the reason for the person who is asked. */
export interface ExtensionPermission {
  name: string;
  /** What it lets the extension do. */
  allows: string;
  why: string;
}

/** The list for the manifest and for the page that explains it. decision: D-49, D-65. */
export const extensionPermissions = [
  {
    name: "storage",
    allows: "Keep things in the extension's own storage on your computer.",
    why: "So that scoring works without a connection: your resume, the jobs you saved, the ads you read last, what you typed about an ad and what waits to be sent, and the token that connects it to your account.",
  },
  {
    name: "sidePanel",
    allows: "Show a panel beside the page.",
    why: "Kelpie lives there. Into a page it draws only what you switch on: underlined words when you press Show on the page, and on search pages of a site the scores you know, once you turn them on for that site.",
  },
  {
    name: "activeTab",
    allows: "See the tab in front of you, at the moment you click the Kelpie icon or press its shortcut.",
    why: "To read that one ad. Without your click it sees no page but those of sites you have allowed, and access ends when you leave the site.",
  },
  {
    name: "scripting",
    allows: "Run a few lines of our own code in that tab.",
    why: "They copy the page's HTML for the panel, and write into a form's fields when you press Fill. While a form is shown in the panel they read what you type into questions that Kelpie has no answer for, and offer to remember it; it is stored in your account only if you press Remember. On the pages of a site you have allowed they also watch which ad is in view, and read it without a click.",
  },
  {
    name: "offscreen",
    allows: "Open a page of its own that nobody sees, in Chrome and Edge.",
    why: "To score the ad in view while the panel is closed, on sites that you have allowed, so that the icon shows the number. It works on your computer, sends nothing, and is closed half a minute after the last ad.",
  },
  {
    name: "alarms",
    allows: "Wake the extension at a set time.",
    why: "To send what you saved while Kelpie could not be reached, every half minute until it is sent. While nothing waits, no alarm is set.",
  },
  {
    name: "contextMenus",
    allows: "Add entries to the right-click menu.",
    why: "To save a page, a link or a selected text from there. Nothing happens before you choose one.",
  },
] as const satisfies readonly ExtensionPermission[];
