import { documentValidators } from '../../../manifest/contract/check-digits.ts'
import { readFile } from '../../../manifest/contract/read-file.ts'
import { stripPunctuation } from '../../../manifest/contract/sent-value.ts'
import { type FieldKind, findKind, kinds, taxpayerLengths } from '../../../manifest/kinds/index.ts'
import { isDocument, type ValueKind } from './kinds.ts'
import { parseDate } from './parse-date.ts'
import { splitWords } from './words.ts'

const documentShape = /^[\dA-Z*./ -]+$/i

/** Lengths of documents, also with wrong check digits: a key that names the document is trusted. */
const lengthPatterns: Partial<Record<ValueKind, RegExp>> = {
  cpf: /^[\d*]{9,11}$/,
  cnpj: /^[\dA-Z*]{12}[\d*]{1,2}$/,
  nis: /^[\d*]{10,11}$/,
  cns: /^[\d*]{15}$/,
  titulo: /^[\d*]{12,13}$/,
  cnae: /^\d{7}$/,
  renavam: /^\d{9,11}$/,
  placa: /^[A-Z]{3}\d[A-Z\d]\d{2}$/,
  process: /^\d{16,20}$/,
  cep: /^\d{7,8}$/,
  phone: /^(?:[\d*]{8,13}|0[3589]00\d{6,7})$/,
}

/** Returns true if a text has the characters and the length of a kind. */
export const hasLength = (kind: ValueKind, text: string) =>
  (/^[\d()+./*\s-]+$/.test(text) || (documentShape.test(text) && !text.includes(' '))) &&
  (findLengthPattern(kind)?.test(stripPunctuation(text)) ?? false)

function findLengthPattern(kind: ValueKind): RegExp | undefined {
  const { pattern } = kind in kinds ? findKind(kind as FieldKind).contract.schema : {}
  return lengthPatterns[kind] ?? (pattern === undefined ? undefined : new RegExp(pattern, 'u'))
}

const imageData = /^data:image\/[\w.+-]+[;,]/i
const imageSignature =
  /^(?:\/9j\/|iVBORw0KGgo|R0lGOD|UklGR|Qk[02-9A-Za-z]|PHN2Zy|AAAA[A-Z]{2}Zn)[A-Za-z0-9+/\s]{28,}={0,2}$/
const longBase64 = /^(?!JVBERi)[A-Za-z0-9+/\s]{200,}={0,2}$/

/** Returns true for an image as data, and for base64 that is too long for people to read. */
const isImage = (text: string) =>
  imageData.test(text) ||
  imageSignature.test(text) ||
  (longBase64.test(text) && !/[ ]/.test(text.slice(0, 200)))

/** Matches the first bytes, in Base64, of a file that is no image. */
const isFile = (text: string) => readFile(text)?.mime.startsWith('image/') === false

const kindPatterns: readonly (readonly [ValueKind, RegExp | ((text: string) => boolean)])[] = [
  ['file', isFile],
  ['image', isImage],
  ['url', /^(?:(?:https?|ftp):\/\/|www\.)\S+$/i],
  ['email', /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]{2,}$/],
  ['cpf', /^[\d*]{3}\.[\d*]{3}\.[\d*]{3}-[\d*]{2}$/],
  ['cnpj', /^[\dA-Z*]{2}\.[\dA-Z*]{3}\.[\dA-Z*]{3}\/[\dA-Z*]{4}-[\d*]{2}$/i],
  ['process', /^\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}$/],
  ['nis', /^\d{3}\.\d{5}\.\d{2}-\d$/],
  ['cns', /^\d{3} \d{4} \d{4} \d{4}$/],
  ['cnae', /^\d{4}-\d\/\d{2}$|^\d{2}\.\d{2}-\d[-/]\d{2}$/],
  ['cep', /^\d{2}\.?\d{3}-\d{3}$/],
  [
    'phone',
    /^(?:\+?55 ?)?\(?\d{2}\)? ?9?[ .]?\d{4}[- .]\d{4}$|^\+55 ?\d{10,11}$|^0[3589]00[ -]\d{3}[ -]?\d{4}$/,
  ],
  ['datetime', (text) => parseDate(text)?.kind === 'datetime'],
  ['date', (text) => parseDate(text)?.kind === 'date'],
  ['currency', /^-?\s*R\$\s*-?[\d.,]+$/],
  ['percent', /^-?\d+(?:[.,]\d+)?\s*%$/],
  ['placa', /^[A-Z]{3}\d[A-Z]\d{2}$/],
]

/** Returns the kind of a text that can have only one, independent of its key. */
export const detectKindByForm = (text: string): ValueKind | undefined =>
  kindPatterns.find(([, pattern]) =>
    typeof pattern === 'function' ? pattern(text) : pattern.test(text),
  )?.[0]

type Taxpayer = 'cpf' | 'cnpj'

const cpfForm = /\d{3}[. ]?\d{3}[. ]?\d{3}[-–/. ]{0,3}\d{2}/
const cnpjForm = /[\dA-Z]{2}[. ]?[\dA-Z]{3}[. ]?[\dA-Z]{3}[/. ]?[\dA-Z]{4}[-–. ]{0,3}\d{2}/

const wholeCpf = new RegExp(`^${cpfForm.source}$`)
const wholeCnpj = new RegExp(`^${cnpjForm.source}$`)
const innerCpf = new RegExp(`(?<=^|cpf|[^\\da-z])${cpfForm.source}(?!\\d)`, 'gi')

/** Kinds with the length of a CPF or a CNPJ. One number in a hundred has valid check digits by chance. */
const sameLength = new Set<ValueKind>(['phone', 'nis', 'renavam', 'date'])

/** Words of keys for other numbers: driving license, trade register, protocol. */
const otherNumberWords = new Set(
  'cnh nire protocolo nsu chassi motor conta agencia lote serie hash token'.split(' '),
)

const documentWords = new Set('cpf cnpj documento documentos document doc tax'.split(' '))

const hasWord = (key: string, list: ReadonlySet<string>) => splitWords(key).some((word) => list.has(word))

/** The kinds that a key and its parent keys name. */
type KeyMeanings = { own: readonly ValueKind[]; above: readonly ValueKind[] }

/**
 * Returns `cpf` or `cnpj` for a text with valid check digits, independent of its key. Exception: digits without
 * punctuation under a key of another number with that length.
 */
export function detectTaxpayerKind(key: string, meanings: KeyMeanings, text: string): Taxpayer | undefined {
  const kind = detectByCheckDigits(text)
  if (kind === undefined || hasWord(key, documentWords)) return kind
  return /^\w+$/.test(text) && isOtherNumber(key, meanings) ? undefined : kind
}

/** Detects the same for a number. Restores its leading zeros under the key of a document only. */
export function detectTaxpayerNumber(
  key: string,
  meanings: KeyMeanings,
  value: number,
): Taxpayer | undefined {
  if (!Number.isSafeInteger(value)) return undefined
  const digits = String(value)
  const lengths = hasWord(key, documentWords) ? taxpayerLengths : [digits.length]
  return lengths
    .filter((length) => length - digits.length >= 0 && length - digits.length <= 2)
    .map((length) => detectTaxpayerKind(key, meanings, digits.padStart(length, '0')))
    .find((kind) => kind !== undefined)
}

/** Returns the CPFs in a text, as they are written. */
export const findCpfs = (text: string): string[] =>
  (text.match(innerCpf) ?? []).filter(documentValidators.cpf)

/** Returns the CPFs in a text with other words. */
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
