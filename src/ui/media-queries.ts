/** The theme's breakpoint `md` as a media query, for code that styles cannot replace. */
export const mediumUp = '(min-width: 48rem)'

/** The theme's breakpoint `xl`, from which the menu is shown beside or above the content. */
export const extraLargeUp = '(min-width: 80rem)'
