import { hiddenText } from './hidden-text.ts'

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

const connectives = /^(?:d[aeo]s?|e)$/i

/** Writes a hidden name: its initials, without connectives. */
export const hideName = (text: string) =>
  text
    .split(/\s+/)
    .flatMap((word) => (connectives.test(word) ? [] : (/^\p{L}/u.exec(word) ?? [])))
    .map((initial) => `${initial.toUpperCase()}•••`)
    .join(' ') || hiddenText

/** Providers of addresses for anybody. The domain of a company or a family may have a single address. */
const publicMail = /@(?:gmail|hotmail|outlook|live|icloud|yahoo|uol|bol|terra|globo|ig)\.com(?:\.br)?$/i

/** Writes a hidden e-mail address: its first letter, and its domain if the domain is a public provider's. */
export const hideEmail = (text: string) =>
  /^[^@\s]+@[^@\s]+$/.test(text)
    ? `${text.charAt(0)}•••@${publicMail.exec(text)?.[0].slice(1) ?? '•••'}`.toLowerCase()
    : hiddenText

/** Writes a hidden day, given in ISO format: its month and year. */
export const hideDay = (day: string) => day.replace(/^(\d{4})-(\d\d)-\d\d$/, '••/$2/$1')
