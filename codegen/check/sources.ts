import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { suggestionHint } from '../diagnostics/suggest.ts'
import type { Check } from './check.ts'

/** Checks that sources.yaml has every source that a request or fallback names. */
export const checkSources: Check = ({ families, sources, broken }) => {
  if (broken.has('sources.yaml')) return []
  const sourceNames = new Set(Object.keys(sources?.value.sources ?? {}))
  return families.flatMap(({ document, variants }) =>
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
        .map(({ source, at }) => {
          const hint = suggestionHint(source, sourceNames) ?? 'declare a fonte em sources.yaml'
          return document.report('unknown-source', at, 'value', `A fonte "${source}" não existe`, hint)
        })
    }),
  )
}
