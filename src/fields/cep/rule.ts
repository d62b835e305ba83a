import { extractDigits } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** Dates have eight digits too. Their separators distinguish them from a CEP. */
const datePattern = /^\s*(?:\d\d[ /.-]\d\d[ /.-]\d{4}|\d{4}[ /.-]\d\d[ /.-]\d\d)\s*$/

export const isDateText = (raw: string): boolean => datePattern.test(raw)

export const rule: FieldRule<FieldByKind<'cep'>> = {
  normalise: (raw) => (isDateText(raw) ? raw.trim() : extractDigits(raw)),
  validate: (value) => {
    if (isDateText(value)) return 'É uma data, não um CEP'
    return value.length === 8 ? undefined : 'O CEP tem 8 dígitos'
  },
}
