import { extractAlphanumerics } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { hasCnpjDigits } from '../check-digits.ts'
import type { FieldRule } from '../field-rule.ts'

export const rule: FieldRule<FieldByKind<'cnpj'>> = {
  normalise: extractAlphanumerics,
  validate: (value) => {
    if (value.length !== 14) return 'O CNPJ tem 14 caracteres'
    if (!/\d\d$/.test(value)) return 'O CNPJ termina em dois dígitos'
    return hasCnpjDigits(value) ? undefined : 'CNPJ inválido: confira os caracteres'
  },
}
