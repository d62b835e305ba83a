import { wordsOf } from './key-words.ts'
import { isDocument, type ValueKind } from './kinds.ts'
import { bare, documents } from './value-looks.ts'

type Taxpayer = 'cpf' | 'cnpj'

const cpfForm = /\d{3}[. ]?\d{3}[. ]?\d{3}[-–/. ]{0,3}\d{2}/
const cnpjForm = /[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/. ]?[\dA-Z]{4}[-–. ]{0,3}\d{2}/

const wholeCpf = new RegExp(`^${cpfForm.source}$`)
const wholeCnpj = new RegExp(`^${cnpjForm.source}$`)
const innerCpf = new RegExp(`(?<=^|cpf|[^\\da-z])${cpfForm.source}(?!\\d)`, 'gi')

/** Kinds that may have as many digits as a CPF or a CNPJ, of which one in a hundred has fitting check digits. */
const sameLength = new Set<ValueKind>(['phone', 'nis', 'renavam', 'date'])

/** Words of keys that name another number: driving licence, trade register, protocol. */
const otherWords = new Set(
  'cnh nire protocolo nsu chassi motor conta agencia lote serie hash token'.split(' '),
)

const documentWords = new Set('cpf cnpj documento documentos document doc tax'.split(' '))

const hasWord = (key: string, list: ReadonlySet<string>) => wordsOf(key).some((word) => list.has(word))

/** The meanings of a key, and of the keys above it, as `valueKind` reads them. */
type Meanings = { own: readonly ValueKind[]; above: readonly ValueKind[] }

/**
 * Returns `cpf` or `cnpj` for a text with the check digits of one, punctuated or not, whatever its key. Under a key that
 * names another number of that length, digits without punctuation are that number.
 */
export function taxpayerKind(key: string, meanings: Meanings, text: string): Taxpayer | undefined {
  const kind = byCheckDigits(text)
  if (kind === undefined || hasWord(key, documentWords)) return kind
  return /^\w+$/.test(text) && namesAnother(key, meanings) ? undefined : kind
}

/** The same for a number. It has lost the zeros in front, which are put back under the key of a document only. */
export function taxpayerNumber(key: string, meanings: Meanings, value: number): Taxpayer | undefined {
  if (!Number.isSafeInteger(value)) return undefined
  const digits = String(value)
  const lengths = hasWord(key, documentWords) ? [11, 14] : [digits.length]
  return lengths
    .filter((length) => length - digits.length >= 0 && length - digits.length <= 2)
    .map((length) => taxpayerKind(key, meanings, digits.padStart(length, '0')))
    .find((kind) => kind !== undefined)
}

/** The CPFs in a text, as they are written there. */
export const cpfsIn = (text: string): string[] => (text.match(innerCpf) ?? []).filter(documents.cpf)

/** The CPFs among other words of a text. */
export const cpfsInside = (text: string): string[] => (wholeCpf.test(text.trim()) ? [] : cpfsIn(text))

function byCheckDigits(text: string): Taxpayer | undefined {
  if (wholeCpf.test(text) && documents.cpf(text)) return 'cpf'
  const isPunctuated = /[./-]/.test(text)
  const form = isPunctuated ? text.toUpperCase() : text
  return wholeCnpj.test(form) && documents.cnpj(bare(form)) ? 'cnpj' : undefined
}

function namesAnother(key: string, { own, above }: Meanings): boolean {
  if (hasWord(key, otherWords) || own.some((kind) => sameLength.has(kind))) return true
  const isGeneral = own.every((kind) => kind === 'code')
  return isGeneral && above.some((kind) => isDocument(kind) && sameLength.has(kind))
}
