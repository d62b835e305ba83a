import type { CheckedManifest } from '../../expand/expand-manifest.ts'
import { normalizedPattern } from '../../expand/match-route.ts'
import type { ManifestDocument } from '../../read/manifest-document.ts'
import { appendLines, type DocumentEdit, detectNewline, type TextEdit } from '../edit/text-edits.ts'

/** Writes a page's other path into `auth` of app.yaml where it is the page's only by default, as `/` is that of the login. */
export function createImpliedPathEdits({ app }: CheckedManifest, path: string, to: string): DocumentEdit[] {
  const { document, value } = app
  const impliedKeys = (['login', 'home'] as const).filter(
    (key) =>
      normalizedPattern(value.auth[key]) === normalizedPattern(path) &&
      document.range(['auth', key], 'value') === undefined,
  )
  if (impliedKeys.length === 0) return []
  return [
    {
      document,
      edit: createAuthEdit(
        document,
        impliedKeys.map((key) => `${key}: ${to}`),
      ),
    },
  ]
}

/** In front of what `auth` has; a line of its own at the end of a file without it. */
function createAuthEdit(document: ManifestDocument, entries: string[]): TextEdit {
  const { text } = document
  const auth = document.range(['auth'], 'value')
  if (!auth) return appendLines(text, [`auth: { ${entries.join(', ')} }`])
  const isFlow = text[auth.start] === '{'
  const start = isFlow ? auth.start + 1 : auth.start
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const insertedText = isFlow
    ? ` ${entries.join(', ')},`
    : entries.map((entry) => entry + detectNewline(text) + indent).join('')
  return { start, end: start, text: insertedText }
}
