import { normalizeText } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** Counts characters as users do: one outside the basic multilingual plane counts once, not twice. */
const countCharacters = (value: string) => [...value].length

export const rule: FieldRule<FieldByKind<'text'>> = {
  normalise: normalizeText,
  validate: (value, { minLength = 1, maxLength }) => {
    if (countCharacters(value) < minLength) return `Escreva ao menos ${minLength} caracteres`
    return countCharacters(value) > maxLength ? `Escreva no máximo ${maxLength} caracteres` : undefined
  },
}
