import { extractAlphanumerics, platePattern } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { type FieldRule, hideAllButStart } from '../field-rule.ts'

const pattern = new RegExp(platePattern)

export const rule: FieldRule<FieldByKind<'placa'>> = {
  normalise: extractAlphanumerics,
  validate: (value) => (pattern.test(value) ? undefined : 'Placa inválida: use o formato ABC1D23 ou ABC1234'),
  hide: hideAllButStart,
}
