const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })

export const createDateFormatter = (format: Intl.DateTimeFormat) => (value: string) => {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : format.format(date)
}

/** Formats a day such as 2024-01-31; `undefined` for another text. */
export const formatDay = createDateFormatter(day)
