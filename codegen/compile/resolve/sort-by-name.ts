import type { ModelFamily } from './model.ts'

/** Sorts families by name, for files that depend on no order: another `order` does not change them. */
export const sortByName = (families: readonly ModelFamily[]): ModelFamily[] =>
  families.toSorted((one, other) => (one.family < other.family ? -1 : 1))
