import browser from "webextension-polyfill"; // expect: door-browser
export const t = browser;
