import { type ValueRules, valuesFromExample } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { validateValue } from '@manifest/contract/validate-value.ts'
import { findKind } from '@manifest/kinds/index.ts'
import type { FormValues } from './form-values.ts'

const rules: ValueRules = {
  normalise: (field, raw) => findKind(field.kind).normalise(raw),
  accepts: (field, value) => validateValue(field, value) === undefined,
}

/** Returns values to try a consulta with; `undefined` if its example does not fill a valid form. */
export const exampleValues = (definition: ConsultaDefinition): FormValues | undefined =>
  valuesFromExample(definition, rules)
