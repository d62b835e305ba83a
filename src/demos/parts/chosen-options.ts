type OptionValue = { readonly value: string }

/** The values of options. */
export const listValues = (options: readonly OptionValue[] = []) => options.map(({ value }) => value)

/** The options of these values, in their own order, as copies that may be stored. */
export const copyOptions = <T extends OptionValue>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter(({ value }) => values.includes(value)).map((option) => ({ ...option }))
