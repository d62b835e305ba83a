const collator = new Intl.Collator('pt-BR', { numeric: true })

type Sorted = string | number

/** Numbers numerically and before texts; texts by Portuguese collation, "2" before "10". */
export function compareValues(one: Sorted, other: Sorted): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}

/** The value to sort by; `undefined` for values without an order: missing, an empty text, NaN. */
export const sortable = (value: Sorted | undefined) =>
  value === '' || Number.isNaN(value) ? undefined : value
