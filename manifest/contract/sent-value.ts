/**
 * Normalises typed values before they are sent. Forms and contracts of sources use
 * it.
 */

export const extractDigits = (raw: string) => raw.replace(/\D/g, '')

/** Keeps letters and digits, in capitals. */
export const extractAlphanumerics = (raw: string) => raw.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Keeps letters, digits and asterisks. Sources hide digits of documents with asterisks. */
export const stripPunctuation = (text: string) => text.replace(/[^0-9A-Za-z*]/g, '').toUpperCase()

/** Normalises text: composed accents, no surrounding space, single spaces within. */
export const normalizeText = (raw: string) => raw.normalize('NFC').trim().replace(/\s+/g, ' ')

export const normalizeEmail = (raw: string) => raw.trim().toLowerCase()

/** Converts a Brazilian date (17/01/1984) to ISO 8601; other dates stay. */
export const toIsoDate = (raw: string) =>
  raw
    .trim()
    .replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_all, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
