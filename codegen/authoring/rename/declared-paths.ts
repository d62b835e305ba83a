import { batchPath } from '../../../manifest/contract/consulta-paths.ts'
import type { CheckedManifest, ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { normalizedPattern } from '../../compile/expand/match-route.ts'
import type { ManifestDocument, YamlPath } from '../../compile/read/manifest-document.ts'
import { appendLines, type DocumentEdit, detectNewline, type TextEdit } from '../edit/text-edits.ts'

/** A path that the manifest declares for a page, a family or a dossiê, and its location. */
export type DeclaredPath = {
  document: ManifestDocument
  at: YamlPath
  path: string
  layout: 'public' | 'app'
  /** Every address at or below the path that a link or a bookmark may name. */
  published: string[]
}

/** Returns every path that a manifest declares. A family's path covers its variants and batches. */
export function listDeclaredPaths({ routes, families, dossies }: ExpandedManifest): DeclaredPath[] {
  const pagePaths = routes.flatMap(({ document, value }) =>
    value.routes.map(({ path }, index): DeclaredPath => {
      return { document, at: ['routes', index, 'path'], path, layout: value.layout, published: [path] }
    }),
  )
  const familyPaths = families.map(({ document, file, variants }): DeclaredPath => {
    const published = variants.flatMap(({ path, batch }) => (batch ? [path, batchPath(path)] : [path]))
    return { document, at: ['path'], path: file.path, layout: 'app', published }
  })
  const dossiePaths = dossies.map(({ document, value: { path, batch } }): DeclaredPath => {
    return {
      document,
      at: ['path'],
      path,
      layout: 'app',
      published: batch ? [path, batchPath(path)] : [path],
    }
  })
  return [...pagePaths, ...familyPaths, ...dossiePaths]
}

/**
 * Writes the new path of a page into `auth` of app.yaml if only a default points to the page, such as `/` for
 * the login.
 */
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

/** Inserts before the keys of `auth`, or appends a line to a file without it. */
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
