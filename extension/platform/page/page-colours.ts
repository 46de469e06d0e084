/**
 * Colours on other people's pages, where no token of ours reaches: the light theme's, which are read on pages of either
 * kind. `page-colours.test.ts` holds them to `shared/ui/theme.css`.
 */
export const pageSurface = "#ffffff";
export const pageTextColour = "#1e2421";
export const pageMuted = "#5a615c";
export const pageControl = "#857b70";
export const pageSuccess = "#2b6a3c";
export const pageWarn = "#855407";
export const pageAccentFill = "#d99a3d";
