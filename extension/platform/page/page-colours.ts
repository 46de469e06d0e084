/**
 * Colours for other people's pages, where our tokens do not apply: those of the light theme, which are readable on
 * light and dark pages. `page-colours.test.ts` compares them with `shared/ui/theme.css`.
 */
export const pageSurface = "#ffffff";
export const pageTextColour = "#1e2421";
export const pageMuted = "#5a615c";
export const pageControl = "#857b70";
export const pageSuccess = "#2b6a3c";
export const pageWarn = "#855407";
export const pageAccentFill = "#d99a3d";
