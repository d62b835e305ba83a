import { stripPunctuation } from '../../../../manifest/contract/sent-value.ts'
import type { ProductKind } from '../../../../manifest/kinds/index.ts'
import { numericDocuments, type ValueKind } from '../kinds.ts'
import { stateCodes } from '../word-lists.ts'
import { toComparable } from '../words.ts'
import { drawAmount, drawOnScale, type Scale } from './amounts.ts'
import { copyCapitals, copyCase, copyPunctuation, drawCharacters } from './characters.ts'

import { drawDate, drawYears, findPeriod } from './dates.ts'
import * as documents from './documents.ts'
import { address, city, company, email, file, image, inventSentence, person } from './names-and-texts.ts'

type ValueContext = {
  /** The words of the key. */
  words: readonly string[]
  /** The words of the parent key. */
  parentWords: readonly string[]
  /** The state in the same object or in a parent. */
  state?: string | undefined
  scale?: Scale | undefined
  /** Returns true if an invented text has the kind of the original. */
  hasSameKind(text: string): boolean
}

/** Returns the invented value that replaces the original. */
type Inventor = (kind: ValueKind, original: string, context: ValueContext) => string

/** Reads only the format of the original: punctuation, case, magnitude. `turn` counts the values of a kind. */
type Maker = (turn: number, original: string, context: ValueContext) => string

const hasWord = (words: readonly string[], ...wanted: string[]) => wanted.some((word) => words.includes(word))

/** Returns true for the number of a month or a day. */
const isCalendarPart = (original: string, { words }: ValueContext) =>
  hasWord(words, 'mes', 'month', 'dia', 'day') && /^\d{1,2}$/.test(original)

const isYear = ({ words }: ValueContext) => hasWord(words, 'ano', 'year', 'exercicio')

const code: Maker = (turn, original, context) => {
  if (hasWord(context.words, 'ddd') && /^\d{2}$/.test(original))
    return documents.areaCode(turn, context.state)
  if (isCalendarPart(original, context)) return drawAmount(original, turn, context.words)
  const drawn = isYear(context)
    ? drawYears(original, turn, findPeriod(context.words, context.parentWords))
    : undefined
  return drawn ?? drawCharacters(original, turn)
}

const number: Maker = (turn, original, { scale, words, parentWords }) =>
  scale && Number.isFinite(Number(original))
    ? String(drawOnScale(Number(original), turn, scale))
    : drawAmount(original, turn, [...words, ...parentWords])

const inventDate: Maker = (turn, original, { words, parentWords }) =>
  drawDate(original, turn, findPeriod(words, parentWords)) ?? drawCharacters(original, turn)

const inventCity: Maker = (turn, original) => {
  const [suffix = '', state = ''] = /\s*[/-]\s*([A-Z]{2})$/.exec(original) ?? []
  return city(turn) + (stateCodes.has(state) ? suffix : '')
}

const inventAddress: Maker = (turn, original, { words, parentWords }) =>
  /^-?[\d.,]+$/.test(original)
    ? drawAmount(original, turn, [...words, ...parentWords])
    : address(turn, words, original)

const inventUrl: Maker = (turn, original) => {
  const protocol = /^(?:https?:\/\/|[/.])/i.test(original)
    ? 'https://'
    : /^www\./i.test(original)
      ? 'www.'
      : ''
  return `${protocol}exemplo.com.br/${turn + 1}`
}

/** Up to three letters are an abbreviation. */
const inventText: Maker = (turn, original, context) =>
  original.length <= 3 ? drawCharacters(original, turn) : inventSentence(turn, context, original.length)

type MadeKind = Exclude<ValueKind, 'empty' | 'file' | 'image' | 'yes-no' | ProductKind>

const makers: Record<MadeKind, Maker> = {
  cpf: documents.cpf,
  cnpj: (turn, original) =>
    /[A-Z]/i.test(original) ? documents.cnpjWithLetters(turn) : documents.cnpj(turn),
  nis: documents.nis,
  cns: documents.cns,
  titulo: documents.titulo,
  cnae: documents.cnae,
  renavam: documents.renavam,
  process: documents.process,
  placa: (turn, original) => documents.placa(turn, /\d{4}$/.test(original)),
  cep: (turn, _original, { state }) => documents.cep(turn, state),
  phone: (turn, original, { state }) => documents.phone(turn, stripPunctuation(original).length, state),
  email,
  person: (turn, _original, { words }) => person(turn, words),
  company,
  address: inventAddress,
  city: inventCity,
  url: inventUrl,
  code,
  uf: code,
  date: inventDate,
  datetime: inventDate,
  month: inventDate,
  currency: number,
  percent: number,
  number,
  status: inventText,
  text: inventText,
}

const punctuatedKinds = new Set<ValueKind>([...numericDocuments, 'placa'])
const nameKinds = new Set<ValueKind>(['person', 'company', 'address', 'city', 'text', 'status', 'email'])
const measuredKinds = new Set<ValueKind>(['currency', 'percent', 'number', 'date', 'datetime', 'month'])

/** Tried turns before a value of another kind, or a used one, is accepted. */
const maxTurns = 60

/** Up to this length, different originals may get the same code: years, area codes, house numbers. */
const maxSharedCodeLength = 4

/**
 * Returns an inventor for one answer. Equal names, documents and codes get equal replacements, also with
 * other punctuation or case. Amounts and dates are drawn one by one, so equal ones may differ.
 */
export function createInventor(): Inventor {
  const inventedByKey = new Map<string, string>()
  const taken = new Set<string>()
  const turns = new Map<string, number>()

  return (kind, original, context) => {
    if (kind === 'image') return image
    if (kind === 'file') return file
    if (measuredKinds.has(kind) || isNumber(original, kind)) return inventValue(kind, original, context)
    const key = `${findGroup(kind)}:${nameKinds.has(kind) || punctuatedKinds.has(kind) ? toComparable(original) : original}`
    const found = inventedByKey.get(key) ?? inventValue(kind, original, context)
    inventedByKey.set(key, found)
    taken.add(toComparable(found))
    return copyForm(kind, original, found)
  }

  function inventValue(kind: ValueKind, original: string, context: ValueContext): string {
    const makeValue = kind in makers ? makers[kind as keyof typeof makers] : makers.text
    const counter = counterName(kind, context)
    const first = turns.get(counter) ?? 0
    const isFree = (value: string) => value.length <= maxSharedCodeLength || !taken.has(toComparable(value))
    for (let turn = first; turn < first + maxTurns; turn++) {
      const value = makeValue(turn, original, context)
      if (
        !context.hasSameKind(copyForm(kind, original, value)) ||
        (!measuredKinds.has(kind) && !isFree(value))
      )
        continue
      turns.set(counter, turn + 1)
      return value
    }
    turns.set(counter, first + 1)
    return makeValue(first, original, context)
  }
}

/** Returns true for coordinates, which are numeric parts of an address. */
const isNumber = (original: string, kind: ValueKind) => kind === 'address' && /^-?[\d.,]+$/.test(original)

/** Returns the name of a value's counter. Dates count by period, years and texts by key. */
function counterName(kind: ValueKind, context: ValueContext): string {
  const { words, parentWords } = context
  if (kind === 'code' && hasWord(words, 'ddd')) return 'ddd'
  if (kind === 'code' && isYear(context)) return `year ${words.join(' ')}`
  if (kind === 'date' || kind === 'datetime' || kind === 'month') return findPeriod(words, parentWords).name
  return kind === 'text' || kind === 'status' ? `text ${words.join(' ')}` : kind
}

const findGroup = (kind: ValueKind) => (nameKinds.has(kind) && kind !== 'email' ? 'words' : kind)

function copyForm(kind: ValueKind, original: string, invented: string): string {
  if (punctuatedKinds.has(kind)) return copyPunctuation(original, invented)
  if (kind === 'text' || kind === 'status') return copyCapitals(original, invented)
  return nameKinds.has(kind) ? copyCase(original, invented) : invented
}
