import type { FieldOf } from '@manifest/schema/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** The part of RFC 5321 addresses that providers give out: no quotes, no comments, a domain with a dot. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i

/** The longest path that a mail server must take, less its angle brackets (RFC 5321, 4.5.3.1.3). */
const longest = 254

export const rule: FieldRule<FieldOf<'email'>> = {
  normalise: (raw) => raw.trim().toLowerCase(),
  problem: (value) => {
    if (value.length > longest) return `O e-mail tem mais de ${longest} caracteres`
    const isDotted = /^\.|\.\.|\.@/.test(value)
    return pattern.test(value) && !isDotted ? undefined : 'E-mail inválido: use o formato nome@dominio.com.br'
  },
  conceal: (value) => `${value.slice(0, 1)}***@${value.split('@')[1] ?? ''}`,
}
