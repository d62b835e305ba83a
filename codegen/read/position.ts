import type { ManifestDocument, Part, Path } from './manifest-document.ts'

/** A place in a file; `line` and `column` count from 1. */
export type Position = { file: string; line: number; column: number }

/** Where an entry's part stands, or the key of the nearest entry above one that is not written. */
export function positionOf(document: ManifestDocument, path: Path, part: Part): Position {
  const [, file = document.file, line, column] = /^(.*):(\d+):(\d+)$/s.exec(document.place(path, part)) ?? []
  return { file, line: Number(line), column: Number(column) }
}
