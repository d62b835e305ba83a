type Option = { readonly value: string }

/** The values of options. */
export const valuesOf = (options: readonly Option[] = []) => options.map(({ value }) => value)

/** The options of these values, in their own order, as copies that may be stored. */
export const optionsOf = <T extends Option>(all: readonly T[], values: readonly string[]): T[] =>
  all.filter(({ value }) => values.includes(value)).map((option) => ({ ...option }))
