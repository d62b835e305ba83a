import { splitWords } from './key-words.ts'
import { isDocument, type ValueKind } from './kinds.ts'
import { documentValidators, stripPunctuation } from './value-patterns.ts'

type Taxpayer = 'cpf' | 'cnpj'

const cpfForm = /\d{3}[. ]?\d{3}[. ]?\d{3}[-–/. ]{0,3}\d{2}/
const cnpjForm = /[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/. ]?[\dA-Z]{4}[-–. ]{0,3}\d{2}/

const wholeCpf = new RegExp(`^${cpfForm.source}$`)
const wholeCnpj = new RegExp(`^${cnpjForm.source}$`)
const innerCpf = new RegExp(`(?<=^|cpf|[^\\da-z])${cpfForm.source}(?!\\d)`, 'gi')

/** Kinds that may have as many digits as a CPF or a CNPJ, of which one in a hundred has fitting check digits. */
const sameLength = new Set<ValueKind>(['phone', 'nis', 'renavam', 'date'])

/** Words of keys that name another number: driving licence, trade register, protocol. */
const otherNumberWords = new Set(
  'cnh nire protocolo nsu chassi motor conta agencia lote serie hash token'.split(' '),
)

const documentWords = new Set('cpf cnpj documento documentos document doc tax'.split(' '))

const hasWord = (key: string, list: ReadonlySet<string>) => splitWords(key).some((word) => list.has(word))

/** The meanings of a key, and of the keys above it, as `detectKind` reads them. */
type KeyMeanings = { own: readonly ValueKind[]; above: readonly ValueKind[] }

/**
 * Returns `cpf` or `cnpj` for a text with the check digits of one, punctuated or not, whatever its key. Under a key that
 * names another number of that length, digits without punctuation are that number.
 */
export function detectTaxpayerKind(key: string, meanings: KeyMeanings, text: string): Taxpayer | undefined {
  const kind = detectByCheckDigits(text)
  if (kind === undefined || hasWord(key, documentWords)) return kind
  return /^\w+$/.test(text) && isOtherNumber(key, meanings) ? undefined : kind
}

/** The same for a number. It has lost the zeros in front, which are put back under the key of a document only. */
export function detectTaxpayerNumber(
  key: string,
  meanings: KeyMeanings,
  value: number,
): Taxpayer | undefined {
  if (!Number.isSafeInteger(value)) return undefined
  const digits = String(value)
  const lengths = hasWord(key, documentWords) ? [11, 14] : [digits.length]
  return lengths
    .filter((length) => length - digits.length >= 0 && length - digits.length <= 2)
    .map((length) => detectTaxpayerKind(key, meanings, digits.padStart(length, '0')))
    .find((kind) => kind !== undefined)
}

/** The CPFs in a text, as they are written there. */
export const findCpfs = (text: string): string[] =>
  (text.match(innerCpf) ?? []).filter(documentValidators.cpf)

/** The CPFs among other words of a text. */
export const findInnerCpfs = (text: string): string[] => (wholeCpf.test(text.trim()) ? [] : findCpfs(text))

function detectByCheckDigits(text: string): Taxpayer | undefined {
  if (wholeCpf.test(text) && documentValidators.cpf(text)) return 'cpf'
  const isPunctuated = /[./-]/.test(text)
  const form = isPunctuated ? text.toUpperCase() : text
  return wholeCnpj.test(form) && documentValidators.cnpj(stripPunctuation(form)) ? 'cnpj' : undefined
}

function isOtherNumber(key: string, { own, above }: KeyMeanings): boolean {
  if (hasWord(key, otherNumberWords) || own.some((kind) => sameLength.has(kind))) return true
  const isGeneral = own.every((kind) => kind === 'code')
  return isGeneral && above.some((kind) => isDocument(kind) && sameLength.has(kind))
}
