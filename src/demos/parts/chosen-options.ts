type OptionValue = { readonly value: string }

export const listValues = (options: readonly OptionValue[] = []) => options.map(({ value }) => value)

/** Returns the options with these values, in their own order, as copies for the store. */
export const copyOptions = <T extends OptionValue>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter(({ value }) => values.includes(value)).map((option) => ({ ...option }))
