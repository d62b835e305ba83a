/** Stands for a hidden value of which nothing is shown. It has the same length for every value, so it reveals nothing. */
export const hiddenText = '•••••••'

/** Follows a hidden value on paper: alone it could be taken for the value. */
export const hiddenMark = ' (oculto)'

/** Returns true if a text has a hidden value: every hidden value has at least two dots in a row. */
export const isHiddenText = (text: string) => text.includes('••')
