import type { fieldFormat } from '@manifest/contract/field-format.ts'
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

/** Formats a CPF. A value 'CPF ou CNPJ' has this format too. */
const formatCpfOrCnpj = (value: unknown) =>
  /^[0-9A-Z]{12}\d\d$/.test(toText(value)) ? formatCnpj(value) : formatCpf(value)

type FieldFormat = Exclude<NonNullable<ReturnType<typeof fieldFormat>>, 'date'>

/**
 * The formatter of each kind of field but dates. Forms need these before there is an answer; the other formats load with
 * the results.
 */
export const documentFormats: Record<FieldFormat, (value: unknown) => string> = {
  cpf: formatCpfOrCnpj,
  cnpj: formatCnpj,
  cep: createGroupFormatter('#####-###'),
  phone,
  email: toText,
  cns: createGroupFormatter('### #### #### ####'),
  placa,
  process: createGroupFormatter('#######-##.####.#.##.####'),
}
