import { stateCodes } from '../closed-words.ts'
import { compared } from '../compared.ts'
import { numericDocuments, type ValueKind } from '../kinds.ts'
import { bare } from '../value-looks.ts'
import { amount, onScale, type Scale } from './amounts.ts'
import { characters } from './characters.ts'
import { date, findPeriod, years } from './dates.ts'
import * as documents from './documents.ts'
import { image } from './image.ts'
import { company, email, person } from './people.ts'
import { address, areaCode, city } from './places.ts'
import { inCapitalsOf, inCaseOf, inMaskOf } from './same-form.ts'
import { text } from './texts.ts'

/** The place of a value in the answer. */
type Place = {
  /** The words of its key. */
  words: readonly string[]
  /** The words of the key above it. */
  above: readonly string[]
  /** The state of the object that it is in, or of one around that. */
  state?: string | undefined
  scale?: Scale | undefined
  /** Returns true if an invented text has the kind of the original. */
  isLike(text: string): boolean
}

/** Invents the value that stands for another one. */
export type Inventor = (kind: ValueKind, original: string, place: Place) => string

/** A maker reads only the form of the original: mask, case, magnitude. `turn` counts the values of a kind. */
type Maker = (turn: number, original: string, place: Place) => string

const hasWord = (words: readonly string[], ...wanted: string[]) => wanted.some((word) => words.includes(word))

/** A month or a day as a number. */
const isCalendarPart = (original: string, { words }: Place) =>
  hasWord(words, 'mes', 'month', 'dia', 'day') && /^\d{1,2}$/.test(original)

const isYear = ({ words }: Place) => hasWord(words, 'ano', 'year', 'exercicio')

const code: Maker = (turn, original, place) => {
  if (hasWord(place.words, 'ddd') && /^\d{2}$/.test(original)) return areaCode(turn, place.state)
  if (isCalendarPart(original, place)) return amount(original, turn, place.words)
  const drawn = isYear(place) ? years(original, turn, findPeriod(place.words, place.above)) : undefined
  return drawn ?? characters(original, turn)
}

const number: Maker = (turn, original, { scale, words, above }) =>
  scale && Number.isFinite(Number(original))
    ? String(onScale(Number(original), turn, scale))
    : amount(original, turn, [...words, ...above])

const moment: Maker = (turn, original, { words, above }) =>
  date(original, turn, findPeriod(words, above)) ?? characters(original, turn)

const place: Maker = (turn, original) => {
  const [suffix = '', state = ''] = /\s*[/-]\s*([A-Z]{2})$/.exec(original) ?? []
  return city(turn) + (stateCodes.has(state) ? suffix : '')
}

const home: Maker = (turn, original, { words, above }) =>
  /^-?[\d.,]+$/.test(original) ? amount(original, turn, [...words, ...above]) : address(turn, words, original)

const website: Maker = (turn, original) => {
  const protocol = /^(?:https?:\/\/|[/.])/i.test(original)
    ? 'https://'
    : /^www\./i.test(original)
      ? 'www.'
      : ''
  return `${protocol}exemplo.com.br/${turn + 1}`
}

/** A few letters are an abbreviation. */
const words: Maker = (turn, original, place) =>
  original.length <= 3 ? characters(original, turn) : text(turn, place, original.length)

const makers: Record<Exclude<ValueKind, 'empty' | 'image' | 'yes-no'>, Maker> = {
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
  phone: (turn, original, { state }) => documents.phone(turn, bare(original).length, state),
  email,
  person: (turn, _original, { words }) => person(turn, words),
  company,
  address: home,
  city: place,
  url: website,
  code,
  uf: code,
  date: moment,
  datetime: moment,
  month: moment,
  currency: number,
  percent: number,
  number,
  status: words,
  text: words,
}

const masked = new Set<ValueKind>([...numericDocuments, 'placa'])
const named = new Set<ValueKind>(['person', 'company', 'address', 'city', 'text', 'status', 'email'])
const measured = new Set<ValueKind>(['currency', 'percent', 'number', 'date', 'datetime', 'month'])

/** How many turns are tried before one is taken that makes a value of another kind, or one that was made before. */
const patience = 60

/** Codes up to this length may be the same for different originals: years, area codes, the numbers of houses. */
const shortCode = 4

/**
 * Returns an inventor for one answer. Equal names, documents and codes become equal invented ones, in every mask and case.
 * Amounts and dates are drawn for each place: equal ones need not stay equal.
 */
export function inventor(): Inventor {
  const known = new Map<string, string>()
  const taken = new Set<string>()
  const turns = new Map<string, number>()

  return (kind, original, place) => {
    if (kind === 'image') return image
    if (measured.has(kind) || isNumber(original, kind)) return made(kind, original, place)
    const key = `${groupOf(kind)}:${named.has(kind) || masked.has(kind) ? compared(original) : original}`
    const found = known.get(key) ?? made(kind, original, place)
    known.set(key, found)
    taken.add(compared(found))
    return formed(kind, original, found)
  }

  function made(kind: ValueKind, original: string, place: Place): string {
    const make = kind in makers ? makers[kind as keyof typeof makers] : makers.text
    const counter = counterName(kind, place)
    const first = turns.get(counter) ?? 0
    const isFree = (value: string) => value.length <= shortCode || !taken.has(compared(value))
    for (let turn = first; turn < first + patience; turn++) {
      const value = make(turn, original, place)
      if (!place.isLike(formed(kind, original, value)) || (!measured.has(kind) && !isFree(value))) continue
      turns.set(counter, turn + 1)
      return value
    }
    turns.set(counter, first + 1)
    return make(first, original, place)
  }
}

/** Coordinates are parts of an address, and numbers. */
const isNumber = (original: string, kind: ValueKind) => kind === 'address' && /^-?[\d.,]+$/.test(original)

/** The name of a value's counter: dates are counted by their period, years and texts by their keys. */
function counterName(kind: ValueKind, place: Place): string {
  const { words, above } = place
  if (kind === 'code' && hasWord(words, 'ddd')) return 'ddd'
  if (kind === 'code' && isYear(place)) return `year ${words.join(' ')}`
  if (kind === 'date' || kind === 'datetime' || kind === 'month') return findPeriod(words, above).name
  return kind === 'text' || kind === 'status' ? `text ${words.join(' ')}` : kind
}

const groupOf = (kind: ValueKind) => (named.has(kind) && kind !== 'email' ? 'words' : kind)

function formed(kind: ValueKind, original: string, made: string): string {
  if (masked.has(kind)) return inMaskOf(original, made)
  if (kind === 'text' || kind === 'status') return inCapitalsOf(original, made)
  return named.has(kind) ? inCaseOf(original, made) : made
}
