const collator = new Intl.Collator('pt-BR', { numeric: true })

type Sorted = string | number

/** Numbers by size and before texts; texts as a Portuguese dictionary has them, "2" before "10". */
export function compareValues(one: Sorted, other: Sorted): number {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}

/** What has no place in an order: nothing at all, an empty text, what is no number. */
export const sortable = (value: Sorted | undefined) =>
  value === '' || Number.isNaN(value) ? undefined : value
