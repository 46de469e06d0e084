/** Origin of the API, set at build time by wxt.config.ts (`KELPIE_API_ORIGIN`). */
declare const __API_ORIGIN__: string;
