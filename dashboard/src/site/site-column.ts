/** The width and the gutters that all public pages share. */
export const siteColumn = "mx-auto w-full max-w-[76rem] px-4 md:px-6 lg:px-8";
