/** Origin of the API, set at build time by wxt.config.ts (`KELPIE_API_ORIGIN`). */
declare const __API_ORIGIN__: string;
/** Origin of the dashboard's screens: the API's own, except in development, where Vite serves them. */
declare const __DASHBOARD_ORIGIN__: string;
