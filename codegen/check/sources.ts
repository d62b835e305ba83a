import type { AppFile } from '../../manifest/schema/app.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import { readAtPath } from '../parse/read-at-path.ts'
import type { BrokenFile } from '../read/broken-file.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** Checks that sources.yaml has every source that a request, a fallback or the balance names. */
export const checkSources: Check = ({ app, families, sources, broken }) => {
  const sourceNames = sources ? new Set(Object.keys(sources.value.sources)) : readBrokenNames(broken)
  if (!sourceNames) return []
  const reportUnknown = (document: ManifestDocument, at: YamlPath, source: string) => {
    const hint = suggestionHint(source, sourceNames) ?? 'declare a fonte em sources.yaml'
    return document.report('unknown-source', at, 'value', `A fonte "${source}" não existe`, hint)
  }
  const balanceSource = app && findBalanceSource(app.value)
  const inCredits =
    app && balanceSource !== undefined && !sourceNames.has(balanceSource)
      ? [reportUnknown(app.document, ['credits', 'source'], balanceSource)]
      : []
  const inRequests = families.flatMap(({ document, variants }) =>
    variants.flatMap(({ request }): Diagnostic[] => {
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
  return [...inCredits, ...inRequests]
}

/** Returns the names in a broken sources.yaml, none without the file; `undefined` if they cannot be read. */
function readBrokenNames(broken: readonly BrokenFile[]): Set<string> | undefined {
  const file = broken.find(({ kind }) => kind === 'sources.yaml')
  if (!file) return new Set()
  const names = readAtPath(file.value, ['sources'])
  return typeof names === 'object' && names !== null ? new Set(Object.keys(names)) : undefined
}

/** Returns the source of the balance that app.yaml names. */
export const findBalanceSource = ({ credits }: Pick<AppFile, 'credits'>): string | undefined =>
  credits && 'source' in credits ? credits.source : undefined
