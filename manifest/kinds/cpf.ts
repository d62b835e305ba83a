import { hasValidCpf } from '../contract/check-digits.ts'
import { createNumberHider } from '../contract/hidden-text.ts'
import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter, toText } from '../contract/value-text.ts'
import cnpj from './cnpj.ts'
import type { Kind } from './kind.ts'

const show = createGroupFormatter('###.###.###-##')

const hide = createNumberHider('•••.•••.•••-##')

const isCnpj = (text: string) => /^[0-9A-Z]{12}\d\d$/.test(text.replace(/[./-]/g, ''))

/** CPF: eleven digits, the last two are check digits modulo 11 (Receita Federal, IN RFB 2.172/2024). */
export default {
  about: 'CPF, com máscara e dígitos verificadores',
  newField: { name: 'cpf', label: 'CPF', icon: 'LuUserRound', value: '11144477735' },
  normalise: extractDigits,
  validate: (value) => {
    if (value.length !== 11) return 'O CPF tem 11 dígitos'
    return hasValidCpf(value) ? undefined : 'CPF inválido: confira os dígitos'
  },
  contract: {
    schema: {
      title: 'CPF',
      description:
        'CPF: onze dígitos sem máscara, os dois últimos verificadores, módulo 11 (IN RFB 2.172/2024).',
      type: 'string',
      pattern: '^\\d{11}$',
    },
    hasCheckDigits: hasValidCpf,
  },
  // A value 'CPF ou CNPJ' has this format too.
  format: {
    about: 'CPF com pontos e hífen: 111.444.777-35',
    show: (value) => (isCnpj(toText(value)) ? cnpj.format.show(value) : show(value)),
    hide: (text) => (isCnpj(text) ? cnpj.format.show(text) : hide(text)),
    isUnbroken: true,
  },
  isUnmistakable: true,
  isTaxpayer: true,
  length: 11,
  headers: ['documento'],
  subject: {
    noun: 'pessoa',
    title: 'CPF',
    plural: 'CPFs',
    listedAs: 'documento',
    palette: 'primary',
    exampleRank: 1,
    recognition: {
      possible: /^\d{3}[ .]?\d{3}[ .]?\d{3}[ .-]?\d{2}$/,
      certain: /^\d{11}$|^\d{3}\.\d{3}\.\d{3}-\d+$/,
      label: 'cpf',
    },
  },
} satisfies Kind
