/** Stands for a sensitive value. As many dots for every value: the mask tells nothing of what it hides. */
export const hiddenText = '•••••••'
