import { readDateOrder, readDecimalSign, toFormatTag } from '@manifest/contract/locale.ts'
import { localeSettings } from '@/generated/locale.ts'
import { onFirstUse } from '../on-first-use.ts'

/**
 * Makes every formatter of the app, by `locale` and `currency` of app.yaml. A formatter is made when it is first used, because
 * a page's first one takes Chromium 15 ms, and is kept.
 */
export const formatTag = toFormatTag(localeSettings.locale)

/** The language of sentences: a list or a distance in time stands among Portuguese words. */
const wordLanguage = 'pt-BR'

export type NumberFormat = { format: (value: number | Intl.StringNumericLiteral) => string }

export type DateFormat = {
  format: (value: number | Date) => string
  formatRange: (start: number, end: number) => string
  formatToParts: (value: number | Date) => Intl.DateTimeFormatPart[]
}

export function createNumberFormat(options: Intl.NumberFormatOptions = {}): NumberFormat {
  const formatter = onFirstUse(() => new Intl.NumberFormat(formatTag, options))
  return { format: (value) => formatter().format(value) }
}

/** Creates a formatter of money. It writes no minus sign before an amount that rounds to zero. */
export const createMoneyFormat = (options: Intl.NumberFormatOptions = {}): NumberFormat =>
  createNumberFormat({
    style: 'currency',
    currency: localeSettings.currency,
    signDisplay: 'negative',
    ...options,
  })

export function createDateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const formatter = onFirstUse(() => new Intl.DateTimeFormat(formatTag, options))
  return {
    format: (value) => formatter().format(value),
    formatRange: (start, end) => formatter().formatRange(start, end),
    formatToParts: (value) => formatter().formatToParts(value),
  }
}

/** Creates a comparison of texts in the order of the locale. */
export function createCollator(options: Intl.CollatorOptions = {}): Pick<Intl.Collator, 'compare'> {
  const collator = onFirstUse(() => new Intl.Collator(formatTag, options))
  return { compare: (one, other) => collator().compare(one, other) }
}

export const createDistanceFormat = (
  options: Intl.RelativeTimeFormatOptions = {},
): (() => Intl.RelativeTimeFormat) => onFirstUse(() => new Intl.RelativeTimeFormat(wordLanguage, options))

export const createListFormat = (): (() => Intl.ListFormat) =>
  onFirstUse(() => new Intl.ListFormat(wordLanguage))

/** The sign before decimals, in texts of sources and in files. */
export const decimalSign = onFirstUse(() => readDecimalSign(localeSettings.locale))

/** The order of day and month, in texts of sources. */
export const dateOrder = onFirstUse(() => readDateOrder(localeSettings.locale))

/** An amount in its parts: sign, digits and the space between them follow the locale. */
export const moneyParts = onFirstUse(() =>
  new Intl.NumberFormat(formatTag, { style: 'currency', currency: localeSettings.currency }).formatToParts(
    1234,
  ),
)

/** The sign of money: R$, £. */
export const moneySymbol = () => moneyParts().find(({ type }) => type === 'currency')?.value ?? ''

/** The sign between thousands; a number of five digits has it in every locale. */
export const groupSign = onFirstUse(
  () =>
    new Intl.NumberFormat(formatTag).formatToParts(12_345).find(({ type }) => type === 'group')?.value ?? '',
)

/** Spreadsheets separate cells of a CSV file by a comma, unless it is the sign before decimals. */
export const cellSeparator = () => (decimalSign() === ',' ? ';' : ',')

/** The locale as spreadsheets name it. Excel before 2016 only knows numbers, which the default locale keeps. */
export const sheetLocale = localeSettings.locale === 'pt-BR' ? '416' : localeSettings.locale
