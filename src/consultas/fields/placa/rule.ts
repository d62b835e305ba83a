import { charactersOf, platePattern } from '@manifest/contract/sent-value.ts'
import type { FieldOf } from '@manifest/schema/field.ts'
import { concealed, type FieldRule } from '../field-rule.ts'

const pattern = new RegExp(platePattern)

export const rule: FieldRule<FieldOf<'placa'>> = {
  normalise: charactersOf,
  problem: (value) => (pattern.test(value) ? undefined : 'Placa inválida: use o formato ABC1D23 ou ABC1234'),
  conceal: concealed,
}
