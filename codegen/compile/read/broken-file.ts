import type { FileKind } from '../../../manifest/schema/files.ts'

/** A file that could not be read, or that does not follow its grammar. */
export type BrokenFile = {
  kind: FileKind
  /** Path in the manifest folder. */
  name: string
  /** The values of the YAML, if it could be parsed. */
  value?: unknown
  /** The text, if it could be decoded. */
  text?: string
}

export const hasBroken = (files: readonly BrokenFile[], kind: FileKind) =>
  files.some((file) => file.kind === kind)
