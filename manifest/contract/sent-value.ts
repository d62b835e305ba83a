/**
 * Normalises typed values before they are sent, and describes the result. Forms and contracts of sources use
 * it. Patterns are sources of regular expressions that match the whole value.
 */

export const extractDigits = (raw: string) => raw.replace(/\D/g, '')

/** Keeps letters and digits, in capitals. */
export const extractAlphanumerics = (raw: string) => raw.replace(/[^0-9A-Za-z]/g, '').toUpperCase()

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

/** Old plates (ABC1234) and Mercosul plates (ABC1D23; Resolução Contran 969/2022). */
export const platePattern = '^[A-Z]{3}\\d[A-Z0-9]\\d{2}$'

/** RFC 5321 addresses without quotes or comments, and with a dot in the domain. */
export const emailPattern =
  "^[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$"

/** The longest path a mail server must accept, without angle brackets (RFC 5321, 4.5.3.1.3). */
export const maxEmailLength = 254

/** Letters of the Latin alphabet in Unicode. `\p{L}` needs the flag `u`, which not every reader of a contract sets. */
const latinLetters = 'A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u1e00-\u1eff'

/** Accents that have no composed letter, such as the tilde of the Guarani g. */
const combiningAccents = '\u0300-\u036f'

/** The characters of a person's or company's name. */
export const namePattern = `^[${latinLetters}${combiningAccents}'’. -]+$`

export const maxNameLength = 120

/** Image types that every browser shows and that cannot contain scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']

export const megabytesToBytes = (megabytes: number) => megabytes * 1_000_000
