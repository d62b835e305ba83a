import type { SheetCell } from '@/lib/format/cell.ts'
import type { SheetRows } from '@/lib/format/workbook.ts'
import type { SliceOptions } from '@/lib/run-in-slices.ts'

export type FileKind = 'csv' | 'json' | 'xlsx' | 'txt'

/**
 * An answer, subject, dossiê, comparison or batch as its files have it. A builder makes it and hides what the page hides;
 * `save-document.ts` writes it. Contents are iterated lazily, because an answer or a batch may have tens of thousands of rows.
 */
export type PageDocument = {
  /** The beginning of its files' names. It has no personal data. */
  name: string
  /** The time in its files' names, in milliseconds since the epoch. */
  at: number
  /** The approximate number of rows or pieces of each kind of file. Files without it have no progress. */
  size?: { [Kind in FileKind]?: number }
  csv?: () => Iterable<readonly (SheetCell | { text: string })[]>
  /** Yields pieces of text. Empty ones let time pass. */
  json?: () => Iterable<string>
  txt?: () => Iterable<string>
  xlsx: () => Iterable<SheetRows>
}

export type SavingOptions = Pick<SliceOptions, 'pause'> & {
  signal: AbortSignal
  /** `done` and `total` share a unit, which depends on the file. */
  onProgress: (done: number, total: number) => void
}
