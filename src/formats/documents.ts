import type { fieldFormat } from '@manifest/contract/field-format.ts'
import { createNumberHider, hideEmail } from './hidden-parts.ts'
import { toText } from './text.ts'

/**
 * Formats a document in groups: each `#` takes one character. Sources partly hide documents with asterisks, which
 * count as characters. Returns a value of another length unchanged.
 */
export const createGroupFormatter = (pattern: string) => (value: unknown) => {
  const text = toText(value)
  const characters = [...text.replace(/[^0-9A-Za-z*]/g, '')]
  if (characters.length !== pattern.replace(/[^#]/g, '').length) return text
  return pattern.replace(/#/g, () => characters.shift() ?? '')
}

function phone(value: unknown): string {
  const digits = toText(value).replace(/\D/g, '')
  return createGroupFormatter(digits.length === 11 ? '(##) #####-####' : '(##) ####-####')(
    digits.length < 10 ? value : digits,
  )
}

const formatOldPlate = createGroupFormatter('###-####')

/** Formats a plate: the old pattern has a hyphen, the Mercosul pattern has none. */
function placa(value: unknown): string {
  const plate = toText(value).replace(/[\s-]/g, '').toUpperCase()
  if (/^[A-Z]{3}\d{4}$/.test(plate)) return formatOldPlate(plate)
  return /^[A-Z]{3}\d[A-Z]\d{2}$/.test(plate) ? plate : toText(value)
}

const formatCpf = createGroupFormatter('###.###.###-##')

const formatCnpj = createGroupFormatter('##.###.###/####-##')

const isCnpj = (text: string) => /^[0-9A-Z]{12}\d\d$/.test(text.replace(/[./-]/g, ''))

/** Formats a CPF. A value 'CPF ou CNPJ' has this format too. */
const formatCpfOrCnpj = (value: unknown) => (isCnpj(toText(value)) ? formatCnpj(value) : formatCpf(value))

const hideCpf = createNumberHider('•••.•••.•••-##')

const hidePhone = (text: string) => {
  const { length } = text.replace(/[^\d•]/g, '')
  // A number beside its area code has eight or nine digits.
  const area = length > 9 ? '(##) ' : ''
  return createNumberHider(`${area}${length % 2 === 1 ? '•' : ''}••••-••##`)(text)
}

/** How a format shows a value, and what it shows while the value is hidden. Public values are never hidden. */
export type FormatRule = { show: (value: unknown) => string; hide: ((text: string) => string) | 'never' }

type FieldFormat = Exclude<NonNullable<ReturnType<typeof fieldFormat>>, 'date'>

/**
 * The rule of each kind of field but dates. Forms need these before there is an answer; the other formats load with
 * the results.
 */
export const documentFormats: Record<FieldFormat, FormatRule> = {
  cpf: { show: formatCpfOrCnpj, hide: (text) => (isCnpj(text) ? formatCnpj(text) : hideCpf(text)) },
  cnpj: { show: formatCnpj, hide: 'never' },
  cep: { show: createGroupFormatter('#####-###'), hide: 'never' },
  phone: { show: phone, hide: hidePhone },
  email: { show: toText, hide: hideEmail },
  cns: { show: createGroupFormatter('### #### #### ####'), hide: createNumberHider('••• •••• •••• ••##') },
  placa: { show: placa, hide: 'never' },
  process: {
    show: createGroupFormatter('#######-##.####.#.##.####'),
    hide: createNumberHider('•••••••-##.####.•.••.••••'),
  },
}
