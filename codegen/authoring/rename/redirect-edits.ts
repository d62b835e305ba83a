import type { CheckedManifest } from '../../compile/expand/expand-manifest.ts'
import type { ManifestDocument } from '../../compile/read/manifest-document.ts'
import { appendLines, type DocumentEdit, detectNewline, type TextEdit } from '../edit/text-edits.ts'
import type { DeclaredPath } from './declared-paths.ts'

export type AddedRedirect = { from: string; to: string }

/**
 * Inserts redirects before those of a file of the same layout: the path's own file, or the first file with
 * redirects.
 */
export function createRedirectEdits(
  { routes }: CheckedManifest,
  { document: ownDocument, layout }: DeclaredPath,
  redirects: AddedRedirect[],
): DocumentEdit[] | undefined {
  if (redirects.length === 0) return []
  const files = routes.filter(({ value }) => value.layout === layout)
  const file =
    files.find(({ document }) => document === ownDocument) ??
    files.find(({ value }) => value.redirects.length > 0) ??
    files[0]
  if (file === undefined) return undefined
  const { document, value } = file
  const written = redirects.map(({ from, to }) => `{ from: ${from}, to: ${to} }`)
  return [{ document, edit: insertRedirects(document, value.redirects.length > 0, written) }]
}

/**
 * Inserts after the dash or bracket of the first redirect, at the end of an empty list, or at the end of the
 * file.
 */
function insertRedirects(document: ManifestDocument, hasRedirects: boolean, written: string[]): TextEdit {
  const { text } = document
  const newline = detectNewline(text)
  const createEdit = (start: number, added: string, end = start): TextEdit => ({ start, end, text: added })
  const first = hasRedirects ? document.range(['redirects', 0], 'value') : undefined
  if (first) {
    const line = text.slice(text.lastIndexOf('\n', first.start - 1) + 1, first.start)
    const separator = /^\s*-\s+$/.test(line) ? newline + line : ', '
    return createEdit(first.start, written.map((redirect) => redirect + separator).join(''))
  }
  const items = written.map((redirect) => `  - ${redirect}`)
  const empty = document.range(['redirects'], 'value')
  return empty
    ? createEdit(empty.start, items.map((item) => newline + item).join(''), empty.end)
    : appendLines(text, ['redirects:', ...items])
}
