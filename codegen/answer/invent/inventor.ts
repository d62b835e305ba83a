import { numericDocuments, type ValueKind } from '../kinds.ts'
import { compared, type Originals } from '../originals.ts'
import { bare } from '../value-looks.ts'
import { onScale, otherAmount, type Scale } from './amounts.ts'
import { characters, earlierYears } from './characters.ts'
import type { OtherDates } from './dates.ts'
import * as documents from './documents.ts'
import { image } from './image.ts'
import { company, email, person } from './people.ts'
import { address, areaCode, city } from './places.ts'
import { inCapitalsOf, inCaseOf, inMaskOf } from './same-form.ts'
import { text } from './texts.ts'

/** What is known of the place of a value. */
type Place = {
  /** The words of its key. */
  words: readonly string[]
  /** The words of the key above it. */
  above: readonly string[]
  /** The state of the object that it is in, or of one around that. */
  state?: string | undefined
  scale?: Scale | undefined
  /** Whether an invented text would still be taken for what the original one is. */
  isLike(text: string): boolean
}

/** Invents the value that stands for another one. */
export type Inventor = (kind: ValueKind, original: string, place: Place) => string

type Maker = (n: number, original: string, place: Place) => string

const hasWord = (words: readonly string[], ...wanted: string[]) => wanted.some((word) => words.includes(word))

const code: Maker = (n, original, { words, state }) => {
  if (hasWord(words, 'ddd') && /^\d{2}$/.test(original)) return areaCode(n, state)
  const years = hasWord(words, 'ano', 'year', 'exercicio') ? earlierYears(original, n) : undefined
  return years ?? characters(original, n)
}

const amount: Maker = (n, original, { scale }) => {
  return scale && Number.isFinite(Number(original))
    ? String(onScale(Number(original), n, scale))
    : otherAmount(original, n)
}

const place: Maker = (n, original, { state }) => {
  const suffix = /\s*[/-]\s*([A-Z]{2})$/.exec(original)
  return city(n, suffix?.[1] ?? state) + (suffix?.[0] ?? '')
}

const home: Maker = (n, original, { words }) => {
  return /^-?[\d.,]+$/.test(original) ? otherAmount(original, n) : address(n, words, original)
}

const website: Maker = (n, original) => {
  const protocol = /^(?:https?:\/\/|[/.])/i.test(original)
    ? 'https://'
    : /^www\./i.test(original)
      ? 'www.'
      : ''
  return `${protocol}exemplo.com.br/${n + 1}`
}

/** A few letters are an abbreviation. */
const words: Maker = (n, original, place) =>
  original.length <= 3 ? characters(original, n) : text(n, place, original.length)

const makers: Record<
  Exclude<ValueKind, 'empty' | 'image' | 'yes-no' | 'date' | 'datetime' | 'month'>,
  Maker
> = {
  cpf: documents.cpf,
  cnpj: (n, original) => (/[A-Z]/i.test(original) ? documents.cnpjWithLetters(n) : documents.cnpj(n)),
  nis: documents.nis,
  cns: documents.cns,
  titulo: documents.titulo,
  cnae: documents.cnae,
  renavam: documents.renavam,
  process: documents.process,
  placa: (n, original) => documents.placa(n, /\d{4}$/.test(original)),
  cep: (n, _original, { state }) => documents.cep(n, state),
  phone: (n, original, { state }) => documents.phone(n, bare(original).length, state),
  email,
  person: (n, _original, { words }) => person(n, words),
  company,
  address: home,
  city: place,
  url: website,
  code,
  uf: code,
  currency: amount,
  percent: amount,
  number: amount,
  status: (n, original, place) => words(n, original.slice(0, 40), place),
  text: words,
}

const masked = new Set<ValueKind>([...numericDocuments, 'placa'])
const named = new Set<ValueKind>(['person', 'company', 'address', 'city', 'text', 'status', 'email'])
const measured = new Set<ValueKind>(['currency', 'percent', 'number', 'code', 'uf'])
const worded = new Set<ValueKind>(['person', 'company', 'address'])

/** How many proposals are tried before one is taken that has a word in common with the answer, or looks like something else. */
const patience = 60

/**
 * One inventor for one answer: the same value becomes the same invented one wherever it stands, in whatever mask or
 * case, and nothing invented is something that the answer says.
 */
export function inventor(originals: Originals, otherDate: OtherDates): Inventor {
  const known = new Map<string, string>()
  const taken = new Set<string>()
  const turns = new Map<string, number>()

  return (kind, original, place) => {
    if (kind === 'image') return image
    const date = kind === 'date' || kind === 'datetime' || kind === 'month' ? otherDate(original) : undefined
    if (date !== undefined) return date
    const key = `${groupOf(kind)}:${named.has(kind) || masked.has(kind) ? compared(original) : original}`
    const found = known.get(key) ?? firstFree(kind, original, place)
    known.set(key, found)
    return formed(kind, original, found)
  }

  function firstFree(kind: ValueKind, original: string, place: Place): string {
    const make = kind in makers ? makers[kind as keyof typeof makers] : makers.text
    const turn = turnOf(kind, place)
    const first = turns.get(turn) ?? 0
    for (const isStrict of [true, false])
      for (let n = first; n < first + patience; n++) {
        const made = make(n, original, place)
        if (!isFree(kind, formed(kind, original, made), original)) continue
        if (
          isStrict &&
          (!place.isLike(formed(kind, original, made)) || (worded.has(kind) && originals.sharesWord(made)))
        )
          continue
        turns.set(turn, n + 1)
        taken.add(compared(made))
        return made
      }
    turns.set(turn, first + 1)
    return make(first, original, place)
  }

  function isFree(kind: ValueKind, made: string, original: string): boolean {
    if (compared(made) === compared(original)) return false
    if (measured.has(kind)) return compared(made).length < 4 || !originals.hasText(made)
    return !originals.hasText(made) && !taken.has(compared(made))
  }
}

/** What is counted together: cities by their state, texts by what they are of. */
function turnOf(kind: ValueKind, { state, words }: Place): string {
  if (kind === 'code' && hasWord(words, 'ddd')) return 'ddd'
  if (kind === 'city') return `${kind} ${state}`
  return kind === 'text' || kind === 'status' ? `text ${words.join(' ')}` : kind
}

const groupOf = (kind: ValueKind) => (named.has(kind) && kind !== 'email' ? 'words' : kind)

function formed(kind: ValueKind, original: string, made: string): string {
  if (masked.has(kind)) return inMaskOf(original, made)
  if (kind === 'text' || kind === 'status') return inCapitalsOf(original, made)
  return named.has(kind) ? inCaseOf(original, made) : made
}
