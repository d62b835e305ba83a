import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Check } from './check.ts'
import { checkEachVariant, type VariantIssue } from './variant-issues.ts'

/** Checks that app.yaml has purposes if a consulta requires one. */
export const checkDeclaredPurposes: Check = (manifest, options) =>
  !manifest.app || manifest.app.value.purposes.length > 0 ? [] : reportMissingPurposes(manifest, options)

const reportMissingPurposes = checkEachVariant(({ purpose }): VariantIssue[] =>
  purpose
    ? [
        {
          code: 'missing-purposes',
          at: purpose.path,
          keyOrValue: 'value',
          message: 'A consulta exige a finalidade, e "purposes" não tem nenhuma',
        },
      ]
    : [],
)

/** Checks that a required purpose reaches the source: in a header, or in the body of a post. */
export const checkSentPurposes: Check = ({ families, sources }) =>
  families.flatMap(({ document, variants }) =>
    variants.flatMap(({ purpose, request }): Diagnostic[] => {
      const name = request?.item.source ?? ''
      const source = sources?.value.sources[name]
      if (!purpose || !request || !sources || !source) return []
      const reportUnsent = (message: string, hint?: string) => {
        const related = sources.document.related(['sources', name], 'key', 'a fonte está aqui')
        return [
          document.report('purpose-unsent', [...request.path, 'source'], 'value', message, hint, [related]),
        ]
      }
      if (!source.purpose)
        return reportUnsent(`A consulta exige a finalidade, e a fonte "${name}" não diz onde a recebe`)
      return source.purpose.body !== undefined && request.item.get !== undefined
        ? reportUnsent(
            `A fonte "${name}" recebe a finalidade no corpo, e um get não tem corpo`,
            'use post, ou leve a finalidade num cabeçalho: purpose: { header: X-Finalidade }',
          )
        : []
    }),
  )
