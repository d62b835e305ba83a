import type { AppFile } from '../../../manifest/schema/app.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import { type BrokenFile, hasBroken } from '../read/read-manifest.ts'
import type { Check } from './check.ts'

/** Checks that sources.yaml has every source that a request, a fallback, the balance or the usage names. */
export const checkSources: Check = ({ app, families, sources, broken }) => {
  const sourceNames = sources ? new Set(Object.keys(sources.value.sources)) : readBrokenNames(broken)
  if (!sourceNames) return []
  const reportUnknown = (document: ManifestDocument, at: YamlPath, source: string) => {
    const hint = suggestionHint(source, sourceNames) ?? 'declare a fonte em sources.yaml'
    const message = `A fonte "${source}" não existe`
    return { ...document.report('unknown-source', at, 'value', message, hint), target: source }
  }
  const inApp = app
    ? listAppSources(app.value)
        .filter(({ source }) => !sourceNames.has(source))
        .map(({ key, source }) => reportUnknown(app.document, [key, 'source'], source))
    : []
  const inRequests = families.flatMap(({ document, defaults, variants }) =>
    [defaults, ...variants].flatMap(({ request }): Diagnostic[] => {
      if (!request) return []
      const sourceReferences = [
        { source: request.item.source, at: [...request.path, 'source'] },
        ...(request.item.fallback ?? []).map(({ source }, index) => ({
          source,
          at: [...request.path, 'fallback', index, 'source'],
        })),
      ]
      return sourceReferences
        .filter(({ source }) => !sourceNames.has(source))
        .map(({ source, at }) => reportUnknown(document, at, source))
    }),
  )
  return [...inApp, ...inRequests]
}

/** Returns the names in a broken sources.yaml, none without the file; `undefined` if they cannot be read. */
function readBrokenNames(broken: readonly BrokenFile[]): Set<string> | undefined {
  const file = broken.find(({ kind }) => kind === 'sources.yaml')
  if (!file) return new Set()
  const names = readAtPath(file.value, ['sources'])
  return typeof names === 'object' && names !== null ? new Set(Object.keys(names)) : undefined
}

/** Returns the sources that app.yaml names: those of the balance and of the usage. */
const listAppSources = ({
  credits,
  usage,
}: Pick<AppFile, 'credits' | 'usage'>): { key: string; source: string }[] =>
  Object.entries({ credits, usage }).flatMap(([key, part]) =>
    part && 'source' in part && part.source !== undefined ? [{ key, source: part.source }] : [],
  )

/** Warns about each source without a request or fallback. */
export const checkUnusedSources: Check = ({ app, families, sources, broken }) => {
  if (!sources || hasBroken(broken, 'consultas/')) return []
  const named = new Set([
    ...(app ? listAppSources(app.value).map(({ source }) => source) : []),
    ...families.flatMap(({ variants }) =>
      variants.flatMap(({ request }) =>
        request ? [request.item, ...(request.item.fallback ?? [])].map(({ source }) => source) : [],
      ),
    ),
  ])
  return Object.keys(sources.value.sources)
    .filter((source) => !named.has(source))
    .map((source) =>
      sources.document.report(
        'unused-source',
        ['sources', source],
        'key',
        `Nenhuma consulta usa a fonte "${source}"`,
      ),
    )
}
