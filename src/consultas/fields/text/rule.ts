import type { FieldOf } from '@manifest/field.ts'
import { concealed, type FieldRule, trimmed } from '../field-rule.ts'

export const rule: FieldRule<FieldOf<'text'>> = {
  normalise: trimmed,
  problem: (value, { minLength = 1, maxLength }) => {
    if (value.length < minLength) return `Escreva ao menos ${minLength} caracteres`
    return value.length > maxLength ? `Escreva no máximo ${maxLength} caracteres` : undefined
  },
  conceal: concealed,
}
