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
