import { emailOf, emailPattern, longestEmail } from '@manifest/contract/sent-value.ts'
import type { FieldOf } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

const pattern = new RegExp(emailPattern, 'i')

export const rule: FieldRule<FieldOf<'email'>> = {
  normalise: emailOf,
  problem: (value) => {
    if (value.length > longestEmail) return `O e-mail tem mais de ${longestEmail} caracteres`
    const isDotted = /^\.|\.\.|\.@/.test(value)
    return pattern.test(value) && !isDotted ? undefined : 'E-mail inválido: use o formato nome@dominio.com.br'
  },
  conceal: (value) => `${value.slice(0, 1)}***@${value.split('@')[1] ?? ''}`,
}
