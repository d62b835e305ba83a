import type { ManifestDocument, YamlPath } from './manifest-document.ts'

/** Returns a value as its file has it: `2.10` for the number 2.1. */
export function readWrittenValue({ text, range }: ManifestDocument, path: YamlPath): string {
  const { start, end } = range(path, 'value') ?? { start: 0, end: 0 }
  return text.slice(start, end)
}
