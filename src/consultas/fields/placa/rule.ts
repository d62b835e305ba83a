import type { FieldOf } from '@manifest/schema/field.ts'
import { concealed, type FieldRule } from '../field-rule.ts'

/** Plates of the old pattern (ABC1234) and of the Mercosul one (ABC1D23; Resolução Contran 969/2022). */
const pattern = /^[A-Z]{3}\d[A-Z0-9]\d{2}$/

export const rule: FieldRule<FieldOf<'placa'>> = {
  normalise: (raw) => raw.replace(/[^0-9A-Za-z]/g, '').toUpperCase(),
  problem: (value) => (pattern.test(value) ? undefined : 'Placa inválida: use o formato ABC1D23 ou ABC1234'),
  conceal: concealed,
}
