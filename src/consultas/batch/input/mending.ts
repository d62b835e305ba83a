import type { FormValues } from '../../form/form-values.ts'

/** The user's corrections of a list before the run. In memory only. */
export type Mending = {
  /** The corrected texts by line number and field name. */
  edits: Readonly<Record<number, FormValues>>
  /** The numbers of the lines that the user removed. */
  removed: readonly number[]
}

export const noMending: Mending = { edits: {}, removed: [] }

/** Corrects a field of a line. */
export const editLine = (mending: Mending, line: number, field: string, text: string): Mending => ({
  ...mending,
  edits: { ...mending.edits, [line]: { ...mending.edits[line], [field]: text } },
})

export const removeLines = (mending: Mending, lines: readonly number[]): Mending => ({
  ...mending,
  removed: [...mending.removed, ...lines],
})

/** Counts the corrected lines that are still in the list, and the removed lines. */
export function countMended({ edits, removed }: Mending): { edited: number; removed: number } {
  const isRemoved = new Set(removed)
  const edited = Object.keys(edits).filter((line) => !isRemoved.has(Number(line))).length
  return { edited, removed: isRemoved.size }
}
