/** The width from which the menu stands beside or above the content, at the theme's `xl`. */
export const extraLarge = '(min-width: 1280px)'
