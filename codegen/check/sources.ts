import type { AppFile } from '../../manifest/schema/app.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { ManifestDocument, YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

/** Checks that sources.yaml has every source that a request, a fallback or the balance names. */
export const checkSources: Check = ({ app, families, sources, broken }) => {
  if (broken.has('sources.yaml')) return []
  const sourceNames = new Set(Object.keys(sources?.value.sources ?? {}))
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

/** Returns the source of the balance that app.yaml names. */
export const findBalanceSource = ({ credits }: Pick<AppFile, 'credits'>): string | undefined =>
  credits && 'source' in credits ? credits.source : undefined
