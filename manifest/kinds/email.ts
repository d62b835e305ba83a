import { hiddenText } from '../contract/hidden-text.ts'
import { normalizeEmail } from '../contract/sent-value.ts'
import { toText } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** RFC 5321 addresses without quotes or comments, and with a dot in the domain. */
export const emailPattern =
  "^[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$"

/** The longest path a mail server must accept, without angle brackets (RFC 5321, 4.5.3.1.3). */
const maxLength = 254

const valid = new RegExp(emailPattern, 'i')

/** Providers of addresses for anybody. The domain of a company or a family may have a single address. */
const publicMail = /@(?:gmail|hotmail|outlook|live|icloud|yahoo|uol|bol|terra|globo|ig)\.com(?:\.br)?$/i

/** Writes a hidden address: its first letter, and its domain if the domain is a public provider's. */
const hide = (text: string) =>
  /^[^@\s]+@[^@\s]+$/.test(text)
    ? `${text.charAt(0)}•••@${publicMail.exec(text)?.[0].slice(1) ?? '•••'}`.toLowerCase()
    : hiddenText

export default {
  about: 'Endereço de e-mail',
  newField: { name: 'email', label: 'E-mail', icon: 'LuMail', value: 'pessoa@exemplo.example.com' },
  normalise: normalizeEmail,
  validate: (value) => {
    if (value.length > maxLength) return `O e-mail tem mais de ${maxLength} caracteres`
    const isDotted = /^\.|\.\.|\.@/.test(value)
    return valid.test(value) && !isDotted ? undefined : 'E-mail inválido: use o formato nome@dominio.com.br'
  },
  contract: {
    schema: {
      title: 'Email',
      description: 'E-mail em minúsculas, com no máximo 254 caracteres (RFC 5321).',
      type: 'string',
      maxLength,
      pattern: emailPattern,
    },
  },
  format: { about: 'Endereço de e-mail', show: toText, hide },
  canonical: (text) => (text.includes('@') ? normalizeEmail(text) : ''),
  subject: {
    noun: 'e-mail',
    title: 'E-mail',
    plural: 'e-mails',
    listedAs: 'e-mail',
    palette: 'secondary',
    recognition: {
      possible: /^[^\s@]+@[^\s@]+$/,
      certain: /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/,
      label: 'e-?mail',
    },
  },
} satisfies Kind
