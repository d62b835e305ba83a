import { familyOrder } from '@/generated/family-order.ts'

/** Sorts families by `order`. Those without it follow by name, because emitted lists are sorted by name. */
export function sortFamilies<Family extends { family: string }>(families: readonly Family[]): Family[] {
  const readOrder = ({ family }: Family) => familyOrder[family] ?? Number.MAX_SAFE_INTEGER
  return families.toSorted((one, other) => readOrder(one) - readOrder(other))
}
