/** The media query of the theme's `xl` breakpoint, from which the menu is shown beside or above the content. */
export const extraLarge = '(min-width: 1280px)'
