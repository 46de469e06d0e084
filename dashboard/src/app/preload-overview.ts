/** The code of the first signed-in screen; asked for early, drawn by the router. */
export const preloadOverview = () => import("../pages/overview-page.tsx");
