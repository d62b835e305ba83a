import { emailPattern, maxEmailLength, normalizeEmail } from '@manifest/contract/sent-value.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

const pattern = new RegExp(emailPattern, 'i')

export const rule: FieldRule<FieldByKind<'email'>> = {
  normalise: normalizeEmail,
  validate: (value) => {
    if (value.length > maxEmailLength) return `O e-mail tem mais de ${maxEmailLength} caracteres`
    const isDotted = /^\.|\.\.|\.@/.test(value)
    return pattern.test(value) && !isDotted ? undefined : 'E-mail inválido: use o formato nome@dominio.com.br'
  },
}
