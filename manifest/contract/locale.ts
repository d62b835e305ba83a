/** How the product writes dates, numbers and money. The words of the interface stay Portuguese. */
export type LocaleSettings = {
  /** A BCP 47 tag in its canonical form. */
  locale: string
  /** An ISO 4217 code. */
  currency: string
}

/** Sources of a locale write decimals after a comma or a point. */
export type DecimalSign = ',' | '.'

/** Returns the tag for formatters: forms and files only know the Gregorian calendar and the digits from 0 to 9. */
export const toFormatTag = (locale: string): string =>
  new Intl.Locale(locale, { calendar: 'gregory', numberingSystem: 'latn' }).toString()

export const readDecimalSign = (locale: string): DecimalSign =>
  new Intl.NumberFormat(toFormatTag(locale)).format(1.5).includes(',') ? ',' : '.'
