import type * as z from 'zod'
import { joinAnswerPath } from '../../../manifest/contract/answer-path.ts'
import { publicFormats } from '../../../manifest/contract/public-formats.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { format as formats } from '../../../manifest/schema/format.ts'
import { chooseAmount } from './amounts.ts'
import { type AnswerEntry, isCodeLabel } from './entries.ts'
import { findKindsByWords } from './kinds.ts'
import type { BlockInput } from './layout-builder.ts'
import { type AnswerSubject, isPersonal } from './subject.ts'
import { detectKind, isNothing, type ValueKind } from './value-kind.ts'
import { findInnerCpfs } from './value-patterns.ts'
import { splitWords } from './words.ts'

type FieldItem = Extract<BlockInput, { block: 'fields' }>['items'][number]

/** An item of a block, its kind and its rank. Lower ranks come first. */
export type RankedItem = {
  item: FieldItem
  kind: ValueKind
  rank: number
  /** True for a column that some rows lack. */
  hasGaps?: boolean
}

export const buildFieldItem = (entry: AnswerEntry, subject: AnswerSubject): RankedItem =>
  buildItem(entry, [entry.value], subject)

export const buildFieldItems = (entries: readonly AnswerEntry[], subject: AnswerSubject): RankedItem[] =>
  formatMoneyBesideMoney(
    entries.map((entry) => buildFieldItem(entry, subject)),
    entries.map(({ value }) => [value]),
  )

const isAmount = (value: Json) =>
  typeof value === 'number'
    ? /^-?\d+\.\d{1,2}$|^0$/.test(String(value))
    : typeof value === 'string' && /^-?\d{1,3}(?:\.\d{3})*,\d\d$/.test(value.trim())

/** Numbers with cents beside amounts of money are amounts too, whatever their keys say. */
export function formatMoneyBesideMoney(
  items: readonly RankedItem[],
  values: readonly (readonly Json[])[],
): RankedItem[] {
  const count = (kind: ValueKind) => items.filter((one) => one.kind === kind).length
  if (count('currency') < count('number') / 2 || count('currency') === 0) return [...items]
  return items.map((ranked, index) => {
    const isMoney = ranked.kind === 'number' && !isMeasure(ranked.item.value) && values[index]?.some(isAmount)
    return isMoney ? { ...ranked, kind: 'currency', item: { ...ranked.item, format: 'currency' } } : ranked
  })
}

/** Numbers whose keys say that they count or measure, and nothing of money. */
function isMeasure(path: string): boolean {
  const kinds = findKindsByWords(splitWords(path.split('.').at(-1) ?? ''))
  return kinds.some((kind) => kind === 'number' || kind === 'percent') && !kinds.includes('currency')
}

/** Builds an item from the values of a key: one value, or one for each row. */
export function buildItem(
  { keys, key, label, areaCode }: AnswerEntry,
  values: readonly Json[],
  subject: AnswerSubject,
): RankedItem {
  const kind = areaCode ? 'phone' : findSharedKind(keys, values)
  const displayOptions: DisplayOptions = chooseDisplayOptions(
    [...keys.slice(0, -1), key],
    values,
    kind,
    subject,
    label,
  )
  const named = nameByKind(kind, label)
  const amount = chooseAmount(key, values, kind)
  const phone = areaCode && { format: 'phone' as const, areaCode: joinAnswerPath(areaCode) }
  return {
    item: {
      label: amount?.format === 'percent' ? named.replace(/ \(%\)$/, '') : named,
      value: joinAnswerPath(keys),
      ...displayOptions,
      ...phone,
      ...amount,
    },
    kind: phone ? 'phone' : (amount?.format ?? kind),
    rank: rankLabel(label),
  }
}

/** Labels that say less than the value does. */
function nameByKind(kind: ValueKind, label: string): string {
  if (kind === 'cnae' && label === 'Código') return 'CNAE'
  if (kind === 'uf' && label === 'Estado') return 'UF'
  return kind === 'phone' && label === 'Número' ? 'Telefone' : label
}

/** Labels in display order. Other labels follow in the order of the source, codes come last. */
const labelOrder =
  `Nome completo|Razão social|Nome|CPF|CNPJ|CPF ou CNPJ|Documento|Código do cliente|Situação|Situação cadastral|Nome fantasia|Nome social|Número do processo
  |Classe|Assunto|Tribunal|Órgão julgador|Marca e modelo|Marca|Modelo|Ano de fabricação|Ano do modelo|Cor|Combustível
  |Renavam|Chassi|Data de nascimento|Idade|Sexo|Nome da mãe|Nome do pai|Matriz ou filial|Natureza jurídica|Porte|Capital social
  |Início de atividade|Data da situação cadastral|Motivo da situação cadastral|Atividade principal|CNAE principal
  |Tipo de logradouro|Logradouro|Número|Complemento|Bairro|Município|Cidade|UF|Estado|CEP|País
  |Telefone|Telefone 1|Telefone 2|Celular|E-mail`
    .split('|')
    .map((label) => label.trim())

function rankLabel(label: string): number {
  if (isCodeLabel(label)) return labelOrder.length + 1
  const index = labelOrder.indexOf(label)
  return index === -1 ? labelOrder.length : index
}

type FormatInput = z.input<typeof formats>

type DisplayOptions = { format?: FormatInput; sensitive?: true }

/** Returns the kind that values share, `text` if they differ, or `empty` if there are none. */
export function findSharedKind(keys: readonly string[], values: readonly Json[]): ValueKind {
  const kinds = new Set(values.map((value) => detectKind(keys, value)))
  kinds.delete('empty')
  const [first = 'empty'] = kinds
  if (kinds.size <= 1) return first
  const areAllIn = (...names: ValueKind[]) => [...kinds].every((kind) => names.includes(kind))
  if (areAllIn('cpf', 'cnpj')) return 'cpf'
  if (areAllIn('date', 'datetime')) return 'datetime'
  // A foreign number among documents stays as the source writes it.
  if (areAllIn('cpf', 'cnpj', 'code', 'text') && isMostly(keys, values, ['cpf', 'cnpj'])) return 'cpf'
  return areAllIn('number', 'currency') ? 'currency' : 'text'
}

const isMostly = (keys: readonly string[], values: readonly Json[], own: readonly ValueKind[]) =>
  values.filter((value) => own.includes(detectKind(keys, value))).length > values.length / 2

/** Returns the format of a key's values, and `sensitive` if they are hidden. */
export function chooseDisplayOptions(
  keys: readonly string[],
  values: readonly Json[],
  kind: ValueKind,
  subject: AnswerSubject,
  label = '',
): DisplayOptions {
  const key = keys.at(-1) ?? ''
  const chosen = chooseFormat(key, values, kind === 'empty' ? guessEmptyKind(splitWords(key)) : kind)
  // Under a key of both, another answer may have a person's CPF. The format of CPFs shows companies too.
  const format = chosen === 'cnpj' && splitWords(key).includes('cpf') ? 'cpf' : chosen
  const isSensitive = isPersonal(key, kind, subject, label) || values.some((value) => isCpf(keys, value))
  return {
    ...(format && { format }),
    ...(isSensitive && !isHiddenBySource(values) && !publicFormats.has(format) && { sensitive: true }),
  }
}

/** A contact without a value may be a person or a date. */
function guessEmptyKind(words: readonly string[]): ValueKind {
  // A name that ends in the place of its register: `razaoSocialReceita`.
  if (/^(?:nome|nm|razao|descricao|ds|dsc|tipo|situacao|motivo)$/.test(words[0] ?? '')) return 'empty'
  const kinds = findKindsByWords(words)
  // Nothing is no ground for a date: `obito: null` may stand for a flag, and `ano_obito` for a year.
  if (words.some((word) => dateWords.has(word)) && !words.includes('ano')) return 'date'
  if (kinds.includes('date')) return 'empty'
  return kinds.find((kind) => kind !== 'phone' || !words.some((word) => /^contatos?$/.test(word))) ?? 'empty'
}

/** Words that only name dates. */
const dateWords = new Set(
  'data dt dta dat date nascimento vencimento validade emissao birthday birthdate at'.split(' '),
)

/** Returns true for a CPF and for a text that contains one. */
const isCpf = (keys: readonly string[], value: Json) =>
  detectKind(keys, value) === 'cpf' || (typeof value === 'string' && findInnerCpfs(value).length > 0)

function isHiddenBySource(values: readonly Json[]): boolean {
  const texts = values.filter((value) => value !== null && value !== '')
  return texts.length > 0 && texts.every((value) => typeof value === 'string' && value.includes('***'))
}

const isFormat = (kind: string): kind is FormatInput => formats.options.some((format) => format === kind)

/** Numbers without a thousands separator: the year 2019 is not 2.019. */
const identifierWords = /^(?:ano|year|numero|number|nr|num|codigo|code|cod|id|ddd|ibge|cep)$/

/** A source without times writes midnight. */
const isMidnight = (value: Json) =>
  value === null ||
  (typeof value === 'string' && (isNothing(value) || /[T ]00:00(?::00(?:\.0+)?)?Z?$/.test(value)))

/** '9.100' is nine thousand in Brazil, and nine and a tenth elsewhere: the page shows it as the source writes it. */
const isGrouped = (value: Json) => typeof value === 'string' && /^-?\d{1,3}(?:\.\d{3})+$/.test(value.trim())

const isReadable = (value: Json) => value === null || value === '' || readNumber(value) !== undefined

function chooseFormat(key: string, values: readonly Json[], kind: ValueKind): FormatInput | undefined {
  if (!isFormat(kind)) return undefined
  // Nobody is born at a time of the day: an epoch is midnight somewhere.
  const isBirth = splitWords(key).some((word) => /^(?:nascimento|birth|birthdate|birthday)$/.test(word))
  if (kind === 'datetime' && (isBirth || values.every(isMidnight))) return 'date'
  if (kind === 'percent' || values.some(isGrouped)) return undefined
  if (kind === 'number') {
    const isIdentifier = splitWords(key).some((word) => identifierWords.test(word))
    return isIdentifier || !values.every(isReadable) ? undefined : 'number'
  }
  // Amounts in texts have cents. Digits alone are a code.
  if (kind === 'currency' && values.some((value) => typeof value === 'string' && /^\d+$/.test(value)))
    return undefined
  return kind
}
