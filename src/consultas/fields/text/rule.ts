import type { FieldOf } from '@manifest/schema/field.ts'
import { concealed, type FieldRule, trimmed } from '../field-rule.ts'

/** The length as users count it: a character outside the basic multilingual plane is one, not two. */
const lengthOf = (value: string) => [...value].length

export const rule: FieldRule<FieldOf<'text'>> = {
  normalise: trimmed,
  problem: (value, { minLength = 1, maxLength }) => {
    if (lengthOf(value) < minLength) return `Escreva ao menos ${minLength} caracteres`
    return lengthOf(value) > maxLength ? `Escreva no máximo ${maxLength} caracteres` : undefined
  },
  conceal: concealed,
}
