import { createNumberHider } from '../contract/hidden-text.ts'
import { areaCodes, phonePattern, removePrefix, subscriberPattern } from '../contract/phone-number.ts'
import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter, toText } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

const subscriber = new RegExp(`^${subscriberPattern}$`)

function show(value: unknown): string {
  const digits = toText(value).replace(/\D/g, '')
  return createGroupFormatter(digits.length === 11 ? '(##) #####-####' : '(##) ####-####')(
    digits.length < 10 ? value : digits,
  )
}

function hide(text: string): string {
  const { length } = text.replace(/[^\d•]/g, '')
  // A number beside its area code has eight or nine digits.
  const area = length > 9 ? '(##) ' : ''
  return createNumberHider(`${area}${length % 2 === 1 ? '•' : ''}••••-••##`)(text)
}

/** Omits the ninth digit of a mobile number, which older records lack. */
function canonical(text: string): string {
  if (/[A-Za-z]/.test(text)) return ''
  const digits = removePrefix(text).replace(/[^0-9*]/g, '')
  return digits.length >= 10 ? digits.slice(0, 2) + digits.slice(-8) : ''
}

export default {
  about: 'Telefone com DDD, fixo ou celular',
  newField: { name: 'telefone', label: 'Telefone', icon: 'LuPhone', value: '21900000091' },
  normalise: (raw) => extractDigits(removePrefix(raw)),
  validate: (value) => {
    if (/^0[3589]00/.test(value)) return 'Use um telefone com DDD: 0800 e semelhantes não têm titular'
    if (!areaCodes.includes(value.slice(0, 2))) return 'DDD inválido'
    return subscriber.test(value.slice(2)) ? undefined : 'Telefone inválido: use DDD e 8 ou 9 dígitos'
  },
  contract: {
    schema: {
      title: 'Telefone',
      description:
        'Telefone: DDD e oito dígitos (fixo) ou nove (celular), sem máscara, sem 0 e sem +55 (Anatel, Resolução 749/2022).',
      type: 'string',
      pattern: phonePattern,
    },
  },
  format: { about: 'Telefone com DDD: (11) 91234-5678', show, hide, isUnbroken: true },
  canonical,
  headers: ['telefone', 'celular', 'fone', 'whatsapp'],
  subject: {
    noun: 'telefone',
    title: 'Telefone',
    plural: 'telefones',
    listedAs: 'telefone',
    palette: 'secondary',
    exampleRank: 5,
    recognition: {
      possible: /^(?:\+|00)?[\d ()-]{10,}$|^\d{2}\.\d{4,5}\.\d{4}$/,
      certain:
        /^\+55 ?\(?\d{2}\)? ?\d{4,5}-?\d{4}$|^\(\d{2}\) ?\d{4,5}-?\d{4}$|^0[3589]00[ -]\d{3}[ -]?\d{4}$/,
      label: 'tel|telefone|celular',
    },
  },
} satisfies Kind
