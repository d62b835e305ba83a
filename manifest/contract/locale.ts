/** How the product writes dates, numbers and money. The words of the interface stay Portuguese. */
export type LocaleSettings = {
  /** A BCP 47 tag in its canonical form. */
  locale: string
  /** An ISO 4217 code. */
  currency: string
}

/** Sources of a locale write decimals after a comma or a point. */
export type DecimalSign = ',' | '.'

/** The order of day and month in dates of numbers. */
export type DateOrder = 'day-first' | 'month-first'

/** Returns the tag for formatters: forms and files only know the Gregorian calendar and the digits from 0 to 9. */
export const toFormatTag = (locale: string): string =>
  new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString()

export const readDecimalSign = (locale: string): DecimalSign =>
  new Intl.NumberFormat(toFormatTag(locale)).format(1.5).includes(',') ? ',' : '.'

/** Returns the order in which sources of a locale write numbers of dates. A year at the start is read in every locale. */
export function readDateOrder(locale: string): DateOrder {
  const parts = new Intl.DateTimeFormat(toFormatTag(locale)).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') && parts[0] !== 'year' ? 'month-first' : 'day-first'
}
