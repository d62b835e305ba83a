/**
 * What is sent of what was typed, and what it then looks like: forms normalise and validate by it, and the contract
 * of a source is written by it. Patterns are sources of regular expressions that match the whole value.
 */

export const extractDigits = (raw: string) => raw.replace(/\D/g, '')

/** Letters and digits alone, in capitals. */
export const extractAlphanumerics = (raw: string) => raw.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

/** Text in one spelling: letters with their accents composed, no space around, single spaces within. */
export const normalizeText = (raw: string) => raw.normalize('NFC').trim().replace(/\s+/g, ' ')

export const normalizeEmail = (raw: string) => raw.trim().toLowerCase()

/** A date as ISO 8601, also where it is written in the Brazilian format: 17/01/1984. */
export const toIsoDate = (raw: string) =>
  raw
    .trim()
    .replace(/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, (_all, day: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )

/** Plates of the old pattern (ABC1234) and of the Mercosul one (ABC1D23; Resolução Contran 969/2022). */
export const platePattern = '^[A-Z]{3}\\d[A-Z0-9]\\d{2}$'

/** The part of RFC 5321 addresses that providers give out: no quotes, no comments, a domain with a dot. */
export const emailPattern =
  "^[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$"

/** The longest path that a mail server must take, less its angle brackets (RFC 5321, 4.5.3.1.3). */
export const longestEmail = 254

/** The characters of a person's or a company's name. With the flag `u`. */
export const namePattern = "^[\\p{L}\\p{M}'’. -]+$"

export const longestName = 120

/** Image types that every browser shows and that carry no script. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

/** How many bytes that many megabytes are. */
export const megabytesToBytes = (megabytes: number) => megabytes * 1_000_000
