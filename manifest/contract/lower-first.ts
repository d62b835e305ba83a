/** Lowers the first letter of a label inside a sentence. Acronyms keep their capitals. */
export const lowerFirst = (label: string) =>
  /^\p{Lu}(?:\p{Ll}|-|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
