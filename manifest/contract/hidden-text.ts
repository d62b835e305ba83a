/** Stands for a hidden value of which nothing is shown. It has the same length for every value, so it reveals nothing. */
export const hiddenText = '•••••••'

/** Follows a hidden value on paper: alone it could be taken for the value. */
export const hiddenMark = ' (oculto)'

/** Returns true if a text has a hidden value: every hidden value has at least two dots in a row. */
export const isHiddenText = (text: string) => text.includes('••')

/** Digits, also hidden ones, and what separates them in a document or a phone number. */
const numberPattern = /^[\d•\s./()-]+$/

/**
 * Writes a hidden number: each `•` of the pattern hides a digit and each `#` shows one. A value of another length, or one
 * that the source has hidden in part, is hidden whole. Like all functions that hide, it returns a hidden value unchanged,
 * because a copy of an answer may have it.
 */
export const createNumberHider = (pattern: string) => (text: string) => {
  const digits = text.replace(/[^\d•]/g, '')
  const isWhole = numberPattern.test(text) && digits.length === pattern.replace(/[^•#]/g, '').length
  let index = 0
  return isWhole
    ? pattern.replace(/[•#]/g, (slot) => {
        const digit = digits.charAt(index++)
        return slot === '#' ? digit : slot
      })
    : hiddenText
}
