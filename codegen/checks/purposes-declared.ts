import type { Check } from './check.ts'
import { inEachVariant, type VariantFault } from './variant-faults.ts'

/** Where a consulta demands a purpose there are purposes to choose from. */
export const purposesDeclared: Check = (manifest, options) =>
  !manifest.app || manifest.app.value.purposes.length > 0 ? [] : demanded(manifest, options)

const demanded = inEachVariant(({ purpose }): VariantFault[] =>
  purpose
    ? [
        {
          code: 'missing-purposes',
          at: purpose.path,
          part: 'value',
          message: 'A consulta exige a finalidade, e "purposes" não tem nenhuma',
        },
      ]
    : [],
)
