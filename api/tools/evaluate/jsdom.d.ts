/** The part of jsdom that the measurements use; the package brings no types. */
declare module "jsdom" {
  export class VirtualConsole {}
  export class JSDOM {
    constructor(html: string, options: { url: string; virtualConsole: VirtualConsole });
    window: Window & typeof globalThis;
  }
}
