const collator = new Intl.Collator('pt-BR', { numeric: true })

type SortableValue = string | number

/**
 * Compares numbers numerically and puts them before texts. Texts use Portuguese collation, with "2" before
 * "10".
 */
export function compareValues(one: SortableValue, other: SortableValue): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}

/** Returns the value to sort by, or `undefined` for an empty text or NaN. */
export const sortable = (value: SortableValue | undefined) =>
  value === '' || Number.isNaN(value) ? undefined : value
