import type { KeyOrValue, ManifestDocument, YamlPath } from './manifest-document.ts'

/** A place in a file; `line` and `column` count from 1. */
export type FilePosition = { file: string; line: number; column: number }

/** Where an entry's part stands, or the key of the nearest entry above one that is not written. */
export function findPosition(document: ManifestDocument, path: YamlPath, part: KeyOrValue): FilePosition {
  const [, file = document.file, line, column] =
    /^(.*):(\d+):(\d+)$/s.exec(document.formatPosition(path, part)) ?? []
  return { file, line: Number(line), column: Number(column) }
}
