/** Stands for a hidden value. It has the same length for every value, so it reveals nothing. */
export const hiddenText = '•••••••'
