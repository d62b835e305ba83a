import { documentValidators } from '../../../manifest/contract/check-digits.ts'
import { foldText } from '../../../manifest/contract/fold-text.ts'
import { readDate } from '../../../manifest/contract/read-date.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { findKindsByKey, findKindsByWords, isDocument, type ValueKind } from './kinds.ts'
import { parseCompactDate, parseCompactMonth, parseDate, parseShortDate } from './parse-date.ts'
import { detectKindByForm, detectTaxpayerKind, detectTaxpayerNumber, hasLength } from './value-patterns.ts'
import {
  isClosedWord,
  isCompanyName,
  isCountKey,
  isFlagKey,
  isFlagPrefix,
  isNothing,
  isOfThing,
  isPersonName,
  isStateName,
  isStatusWord,
  isYesNoWord,
  servicesWithFee,
  stateCodes,
  taxWords,
} from './word-lists.ts'
import { splitWords } from './words.ts'

export type { ValueKind }
export { isNothing }

/**
 * Returns the kind of a value, from its key, the parent keys and the value itself. `keys` is the path without
 * indexes. A list has the kind of its plain elements if they agree. Other lists and objects are `text`. Null,
 * blank texts, `[]` and `{}` are `empty`. A `percent` may be a share (0.12) or out of a hundred (12), as the
 * source writes it.
 */
export function detectKind(keys: readonly string[], value: Json): ValueKind {
  if (typeof value === 'boolean') return 'yes-no'
  if (typeof value === 'number') return detectNumberKind(keys, value)
  if (typeof value === 'string') return isNothing(value) ? 'empty' : detectTextKind(keys, value.trim())
  if (value === null || Object.keys(value).length === 0) return 'empty'
  if (Array.isArray(value)) return detectListKind(keys, value)
  return readDate(value) === undefined ? 'text' : 'date'
}

function detectListKind(keys: readonly string[], list: Json[]): ValueKind {
  const kinds = new Set(
    list.map((element) => (typeof element === 'object' && element ? 'text' : detectKind(keys, element))),
  )
  kinds.delete('empty')
  const [kind] = kinds
  return kinds.size === 1 && kind !== undefined ? kind : 'text'
}

/** Returns the kinds that the key names, and those that its parent keys name, nearest first. */
function readMeanings(keys: readonly string[]): { own: ValueKind[]; above: ValueKind[] } {
  const above = keys.slice(0, -1).reverse()
  const own = findKindsByKey(splitWords(keys.at(-1) ?? ''))
  const isPartOfName = /^(?:full|first|last|completo)$/i.test(keys.at(-1) ?? '')
  return {
    own: isPartOfName && own.length === 0 ? findKindsByKey(splitWords(above[0] ?? '')) : own,
    above: above.flatMap((key) => findKindsByWords(splitWords(key))),
  }
}

function detectNumberKind(keys: readonly string[], value: number): ValueKind {
  const { own, above } = readMeanings(keys)
  if (isOfThing(keys) && /^(?:valor|value)$/i.test(keys.at(-1) ?? '')) return 'number'
  const digits = String(Math.abs(value))
  const document =
    detectTaxpayerNumber(keys.at(-1) ?? '', { own, above }, value) ?? detectDocument(own, above, digits)
  if (document) return document
  const date = own.includes('date') && Number.isInteger(value) ? parseCompactDate(String(value)) : undefined
  if (date) return date.kind
  const kind = own.find((meaning) => {
    if (meaning === 'percent' || meaning === 'number' || meaning === 'currency') return true
    return meaning === 'code' || meaning === 'address'
  })
  if (kind === 'percent' && isFee(keys, value)) return 'currency'
  if ((value === 0 || value === 1) && isFlagPrefix(keys.at(-1) ?? '')) return 'yes-no'
  if (kind === undefined && isTax(keys) && !Number.isInteger(value)) return 'currency'
  // Arrears with cents are money; whole numbers are days.
  if (kind === 'number' && own.includes('currency') && isLate(keys) && !Number.isInteger(value))
    return 'currency'
  if (kind === undefined && isUnderAmounts(keys) && (/\.\d{1,2}$/.test(String(value)) || isUnderCosts(keys)))
    return 'currency'
  if (kind && !(kind === 'currency' && own.includes('percent'))) return kind
  if (own.includes('status') && Number.isInteger(value)) return 'code'
  if (own.includes('date') && Number.isInteger(value)) return 'code'
  return above.includes('address') ? 'code' : 'number'
}

/** `valores: { original: 130.16 }`: the object around the number names it. */
const isUnderAmounts = (keys: readonly string[]) =>
  findKindsByKey(splitWords(keys.at(-2) ?? '')).includes('currency')

/** `custas: { total: 130 }`: costs are money even without cents. */
const isUnderCosts = (keys: readonly string[]) =>
  splitWords(keys.at(-2) ?? '').some((word) => /^(?:custas|valores|despesas|encargos|tarifas)$/.test(word))

const isLate = (keys: readonly string[]) =>
  splitWords(keys.at(-1) ?? '').some((word) => /^atrasos?$/.test(word))

/** A `taxa` above 100 is a price, not a percentage, and so is the one of a service. */
const isFee = (keys: readonly string[], value: number) => {
  const words = splitWords(keys.at(-1) ?? '')
  return words.includes('taxa') && (value > 100 || words.some((word) => servicesWithFee.has(word)))
}

/** Taxes and parts of a wage are money if they have cents: `contribuicoes` without cents may be a count. */
const isTax = (keys: readonly string[]) => splitWords(keys.at(-1) ?? '').some((word) => taxWords.has(word))

/** Returns the document that the key names. For a parent key, the check digits must be valid. */
function detectDocument(
  own: readonly ValueKind[],
  above: readonly ValueKind[],
  text: string,
): ValueKind | undefined {
  const named = own.filter(isDocument)
  const certainKind = named.find((kind) =>
    kind in documentValidators ? hasValidDigits(kind, text) : hasLength(kind, text),
  )
  const likelyKind = certainKind ?? named.find((kind) => hasLength(kind, text))
  if (likelyKind) return likelyKind
  if (own.length > 0 && !own.includes('code') && !own.includes('person')) return undefined
  return above.filter(isDocument).find((kind) => hasLength(kind, text) && isPlausibleDocument(kind, text))
}

const hasValidDigits = (kind: ValueKind, text: string) =>
  documentValidators[kind as keyof typeof documentValidators]?.(text) ?? false

/** Below the key of a document, a number is that document only if its check digits are valid. */
const isPlausibleDocument = (kind: ValueKind, text: string) =>
  !(kind in documentValidators) || hasValidDigits(kind, text)

const decimalPattern = /^-?\d{1,3}(?:\.\d{3})*,\d+$|^-?\d+[.,]\d+$/
const digitsPattern = /^-?\d+$/
const isNumeric = (text: string) => decimalPattern.test(text) || digitsPattern.test(text)

function detectTextKind(keys: readonly string[], text: string): ValueKind {
  const { own, above } = readMeanings(keys)
  const document = isWrittenDate(text)
    ? undefined
    : (detectTaxpayerKind(keys.at(-1) ?? '', { own, above }, text) ?? detectDocument(own, above, text))
  if (document) return document
  const formKind = detectKindByForm(text)
  if (formKind) return formKind
  if (/^\d{1,6}$/.test(text) && isCountKey(keys.at(-1) ?? '')) return 'number'
  if (/^[01]$/.test(text) && (isFlagKey(keys.at(-1) ?? '') || isFlagPrefix(keys.at(-1) ?? '')))
    return 'yes-no'
  return (
    detectKindByKey(own, above, text, keys.at(-1) ?? '') ??
    detectPlainDigitsKind(text) ??
    detectWordKind(text) ??
    (isOfThing(keys) ? undefined : detectNameKind(own, above, text)) ??
    detectFallbackKind(own, text)
  )
}

/** A date has as many digits as a phone number. */
const isWrittenDate = (text: string) =>
  /^(?:19|20)\d\d-[01]\d-[0-3]\d$|^[0-3]\d\/[01]\d\/(?:19|20)\d\d$/.test(text)

/** Returns the kind from the key, for a text that may have several kinds. */
function detectKindByKey(
  own: readonly ValueKind[],
  above: readonly ValueKind[],
  text: string,
  key: string,
): ValueKind | undefined {
  const has = (kind: ValueKind) => own.includes(kind)
  const month = parseDate(text)?.kind === 'month'
  if (month) return 'month'
  if (has('date') && /^0{8}$/.test(text)) return 'empty'
  if (has('date') && parseShortDate(text)) return 'date'
  if (isMonthKey(key) && parseCompactMonth(text)) return 'month'
  const compact = has('date') ? parseCompactDate(text)?.kind : undefined
  if (compact) return compact
  if (has('placa') && hasLength('placa', text)) return 'placa'
  if (has('image') && /^(?:[./]|\S+\.(?:png|jpe?g|gif|webp|avif|svg)$)/i.test(text)) return 'url'
  if (has('url') && /^\S*[./]\S*$/.test(text)) return 'url'
  if (has('email') && text.includes('@')) return 'email'
  if (isNumeric(text)) return detectDigitsKind(own, text, key)
  if ((has('uf') || has('address') || above.includes('uf')) && stateCodes.has(text.toUpperCase())) return 'uf'
  if (has('uf') && isStateName(text)) return 'city'
  if (has('city') && !has('code')) return 'city'
  if (has('address') && !has('status')) return 'address'
  return undefined
}

const isMonthKey = (key: string) =>
  splitWords(key).some((word) => /^(?:mes|month|competencia|referencia|ref)$/.test(word))

function detectDigitsKind(own: readonly ValueKind[], text: string, key: string): ValueKind | undefined {
  const words = splitWords(key)
  if (words.includes('taxa') && words.some((word) => servicesWithFee.has(word))) return 'currency'
  if (own.every((kind) => kind !== 'percent') && /,\d\d$/.test(text) && isTax([key])) return 'currency'
  const amount = own.find((kind) => kind === 'percent' || kind === 'number' || kind === 'currency')
  // A `Participacao` of 48.000,00 is money, and no percentage.
  if (amount === 'percent' && /\d\.\d{3},\d\d$/.test(text)) return 'currency'
  if (amount) return amount
  if (own.includes('address')) return decimalPattern.test(text) ? 'address' : 'code'
  if (own.includes('code') || own.includes('status')) return 'code'
  return decimalPattern.test(text) ? 'number' : undefined
}

function detectPlainDigitsKind(text: string): ValueKind | undefined {
  if (!digitsPattern.test(text)) return undefined
  return documentValidators.process(text) ? 'process' : 'code'
}

function detectWordKind(text: string): ValueKind | undefined {
  if (isYesNoWord(text)) return 'yes-no'
  if (isStatusWord(text) || isClosedWord(text)) return 'status'
  return stateCodes.has(text) ? 'uf' : undefined
}

function detectNameKind(
  own: readonly ValueKind[],
  above: readonly ValueKind[],
  text: string,
): ValueKind | undefined {
  if (text.length > 120) return undefined
  if (isCompanyName(text)) return 'company'
  if (own.includes('company')) return own.includes('code') ? undefined : 'company'
  if (!own.includes('person')) return undefined
  const nearest = above.find(
    (kind) => kind === 'city' || kind === 'company' || kind === 'uf' || kind === 'person',
  )
  const isGeneral = /^(?:nome|name)s?$/.test(foldText(text)) || own.length === 1
  if (isGeneral && nearest && nearest !== 'person') return nearest === 'uf' ? 'text' : nearest
  return isPersonName(text) ? 'person' : undefined
}

function detectFallbackKind(own: readonly ValueKind[], text: string): ValueKind {
  if (own.includes('status') && text.length <= 40) return 'status'
  if (/^[\w./:#+=-]+$/.test(text) && /\d/.test(text)) return 'code'
  if (own.includes('code') && /^[\d ./-]+$/.test(text)) return 'code'
  return own.includes('code') && !text.includes(' ') && /\d|^[A-Z]+$/.test(text) ? 'code' : 'text'
}
