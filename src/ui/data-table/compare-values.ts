const collator = new Intl.Collator('pt-BR', { numeric: true })

type SortableValue = string | number

/** Numbers numerically and before texts; texts by Portuguese collation, "2" before "10". */
export function compareValues(one: SortableValue, other: SortableValue): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}

/** The value to sort by; `undefined` for values without an order: missing, an empty text, NaN. */
export const sortable = (value: SortableValue | undefined) =>
  value === '' || Number.isNaN(value) ? undefined : value
