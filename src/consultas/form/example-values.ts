import { type ValueRules, valuesFromExample } from '@manifest/contract/example-values.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findRule } from '../../kinds/index.ts'
import type { FormValues } from './form-values.ts'

const rules: ValueRules = {
  normalise: (field, raw) => findRule(field).normalise(raw),
  accepts: (field, value) => findRule(field).validate(value, field) === undefined,
}

/** Returns values to try a consulta with; `undefined` if its example does not fill a valid form. */
export const exampleValues = (definition: ConsultaDefinition): FormValues | undefined =>
  valuesFromExample(definition, rules)
