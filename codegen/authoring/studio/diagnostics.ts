import { type Document, isScalar, type Node, visit } from 'yaml'
import type { EntryPath, Range, StudioDiagnostic } from '../../../manifest/contract/studio.ts'
import type { ManifestFiles } from '../../compile/read/manifest-files.ts'
import { composeYaml } from '../../compile/read/parse-yaml.ts'
import { sourceText } from '../../compile/read/source-text.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { findPathAt } from './find-path-at.ts'
import { findFix } from './fix.ts'
import { readText } from './studio-context.ts'

/** Returns diagnostics with the ranges they concern, errors first. `folder` is the manifest's in messages. */
export function convertDiagnostics(
  diagnostics: Diagnostic[],
  folder: string,
  files: ManifestFiles,
): StudioDiagnostic[] {
  const finders = new Map<string, RangeFinder>()
  const convert = (diagnostic: Diagnostic): StudioDiagnostic => {
    const { code, severity, message, hint, line, column } = diagnostic
    const file = diagnostic.file.startsWith(`${folder}/`)
      ? diagnostic.file.slice(folder.length + 1)
      : diagnostic.file
    const finder = finders.get(file) ?? createRangeFinder(readText(files, file) ?? '')
    finders.set(file, finder)
    const range = finder.find(line, column)
    const path = finder.findPath(range.start)
    const fix = findFix(diagnostic, finder.text, range)
    return { code, severity, message, hint, file, path, line, column, range, ...(fix && { fix }) }
  }
  return diagnostics
    .map(convert)
    .toSorted((one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'))
}

type RangeFinder = {
  text: string
  find(line: number, column: number): Range
  findPath(offset: number): EntryPath
}

/** Finds the range of the key or value that begins at a position, or else the rest of the line. */
function createRangeFinder(text: string): RangeFinder {
  const { offset: findOffset } = sourceText(text, '')
  let document: Document | undefined
  let ends: Map<number, number> | undefined
  const compose = () => {
    document ??= composeYaml(text)
    return document
  }
  return {
    text,
    find(line, column) {
      const start = findOffset(line, column)
      ends ??= findScalarEnds(compose())
      return {
        start,
        end:
          ends.get(start) ??
          start + (/^[^\r\n]*?(?=\s*(?:$|\r|\n))/.exec(text.slice(start))?.[0].length ?? 0),
      }
    },
    findPath: (offset) => findPathAt(compose(), offset),
  }
}

/** Returns the ends of keys, texts and numbers by their starts. A file with syntax errors has those that could be read. */
function findScalarEnds(document: Document): Map<number, number> {
  const ends = new Map<number, number>()
  visit(document, (_, node) => {
    if (!isScalar(node)) return
    const [start, end] = (node as Node).range ?? [0, 0]
    if (end > start) ends.set(start, end)
  })
  return ends
}
