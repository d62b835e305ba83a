import { lineEndOf, linesAtEnd, type PlacedEdit, type TextEdit } from '../edit/text-edits.ts'
import type { ManifestDocument } from '../read/manifest-document.ts'
import { normalizedPattern } from '../resolve/match-route.ts'
import type { CheckedManifest } from '../resolve/resolve-model.ts'

/** Writes a page's other path into `auth` of app.yaml where it is the page's only by default, as `/` is that of the login. */
export function impliedPaths({ app }: CheckedManifest, path: string, to: string): PlacedEdit[] {
  const { document, value } = app
  const implied = (['login', 'home'] as const).filter(
    (key) =>
      normalizedPattern(value.auth[key]) === normalizedPattern(path) &&
      document.range(['auth', key], 'value') === undefined,
  )
  if (implied.length === 0) return []
  return [
    {
      document,
      edit: authEdit(
        document,
        implied.map((key) => `${key}: ${to}`),
      ),
    },
  ]
}

/** In front of what `auth` has; a line of its own at the end of a file without it. */
function authEdit(document: ManifestDocument, entries: string[]): TextEdit {
  const { text } = document
  const auth = document.range(['auth'], 'value')
  if (!auth) return linesAtEnd(text, [`auth: { ${entries.join(', ')} }`])
  const isFlow = text[auth.start] === '{'
  const start = isFlow ? auth.start + 1 : auth.start
  const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const added = isFlow
    ? ` ${entries.join(', ')},`
    : entries.map((entry) => entry + lineEndOf(text) + indent).join('')
  return { start, end: start, text: added }
}
