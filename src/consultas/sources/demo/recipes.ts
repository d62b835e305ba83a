import type { Facts } from '@manifest/contract/cast/references.ts'
import { hasValidCns, hasValidNis, hasValidRenavam, hasValidTitulo } from '@manifest/contract/check-digits.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { checkedNumbers, Invented, Recipe } from '@manifest/schema/invented.ts'
import { digest, drawDigits, pickBySeed } from './documents.ts'

type InventedPerson = {
  document: string
  /** The name of the fact that is the document. */
  documentName: string
  recipes: Record<string, Recipe>
  pools: Invented['pools']
  /** The same for all members of a family. */
  familySeed: string
  /** The facts of the member of the cast that it starts from, with references. */
  template: Facts
}

const checks = {
  cns: hasValidCns,
  nis: hasValidNis,
  titulo: hasValidTitulo,
  renavam: hasValidRenavam,
} satisfies Record<keyof typeof checkedNumbers, (digits: string) => boolean>

/** Two check digits fit one of a hundred numbers. */
const maxAttempts = 2_000

/**
 * Returns a function that reads an invented fact by its path. A fact is made on its first read, from the digest of
 * the document and the fact's own name.
 */
export function createFactReader(person: InventedPerson) {
  const { document, documentName, recipes, pools, familySeed, template } = person
  const made = new Map<string, Json | undefined>([[documentName, document]])

  function readFact(path: string): Json | undefined {
    const [name = '', ...keys] = path.split('.')
    if (!made.has(name)) {
      // A fact that depends on itself has no value.
      made.set(name, undefined)
      made.set(name, Object.hasOwn(recipes, name) ? make(recipes[name] ?? null, name) : template[name])
    }
    return keys.reduce<Json | undefined>(readKey, made.get(name))
  }

  const readText = (path: string) => String(readFact(path) ?? '')

  function make(recipe: Recipe, name: string): Json | undefined {
    const seed = `${document} ${name}`
    if (typeof recipe === 'string') return fillText(recipe, seed)
    if (typeof recipe !== 'object' || recipe === null) return recipe
    if ('pick' in recipe) return pick(recipe, name)
    if ('by' in recipe) return make(recipe.of[readText(recipe.by)] ?? null, name)
    if ('until' in recipe) return make(findUntil(recipe.of, readText(recipe.until)), name)
    if ('date' in recipe) return makeDate(recipe.date, seed)
    if ('after' in recipe) return makeLaterDate(recipe, readText(recipe.after), seed)
    if ('moved' in recipe) return moveDate(recipe.moved, name, seed)
    if ('unlinked' in recipe) return fillText(recipe.unlinked, seed)
    if ('part' in recipe) return readText(recipe.part).charAt(recipe.at)
    if ('list' in recipe) return recipe.list.map((inner, index) => make(inner, `${name}.${index}`) ?? null)
    if ('age' in recipe) return countYears(readText(recipe.age), recipe.at)
    if ('number' in recipe) return makeNumber(recipe.number, recipe.step ?? 1, seed)
    if ('digits' in recipe) return makeNumberText(recipe, seed)
    const facts = Object.entries(recipe.facts).map(([key, inner]) => [
      key,
      make(inner, `${name}.${key}`) ?? null,
    ])
    return Object.fromEntries(facts)
  }

  function pick(recipe: Extract<Recipe, { pick: unknown }>, name: string): Json | undefined {
    const seed = `${recipe.family ? familySeed : document} ${name}`
    if (typeof recipe.pick !== 'string') return make(pickBySeed(seed, recipe.pick) ?? null, name)
    const { match, start } = recipe
    const pool = pools[recipe.pick] ?? []
    if (match === undefined || start === undefined) return pickBySeed(seed, pool)
    const text = readText(start)
    const keys = pool.map((element) => String(readKey(element, match) ?? text))
    // A number whose beginning no element has takes the elements that share most of it.
    const shared = keys.map((key) => countShared(key, text))
    const most = Math.max(...shared)
    return pickBySeed(
      seed,
      pool.filter((_, index) => shared[index] === most),
    )
  }

  function moveDate([from, to]: readonly [number, number], name: string, seed: string): Json {
    const years = makeNumber([from, to], 1, `${familySeed} ${name}`)
    return makeDateInYear(Number(String(template[name]).slice(0, 4)) + years, seed)
  }

  function makeNumberText({ digits, valid }: Extract<Recipe, { digits: string }>, seed: string): string {
    const text = String(fillText(digits, seed) ?? '')
    if (valid === undefined) return fillDigits(text, seed)
    let made = ''
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      made = fillDigits(text, `${seed} ${attempt}`)
      if (checks[valid](made)) break
    }
    return made
  }

  /** Fills `{pool}` with an element and `{fact}` with a fact. A text that is one fact takes its type. */
  function fillText(text: string, seed: string): Json | undefined {
    const [, whole] = /^\{([\w.-]+)\}$/.exec(text) ?? []
    if (whole !== undefined && !whole.startsWith('cast.') && !Object.hasOwn(pools, whole))
      return readFact(whole)
    let last: Json | undefined
    return text.replace(/\{(?!cast\.)([\w.-]+)\}/g, (_, name: string, offset: number) => {
      const pool = pools[name]
      if (!pool) return readText(name)
      const index = digest(`${seed} ${offset}`) % pool.length
      // 'Prado Prado' is no name.
      const chosen = pool[index] === last ? pool[(index + 1) % pool.length] : pool[index]
      last = chosen
      return String(chosen)
    })
  }

  return readFact
}

const readKey = (value: Json | undefined, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (Reflect.get(value, key) as Json)
    : undefined

/** Returns how many characters two texts share from the start. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count += 1
  return count
}

/** Replaces each `#` with a digit. */
export function fillDigits(text: string, seed: string): string {
  // Thousands of numbers are tried for a batch: this is faster than a replace with a function.
  const [start = '', ...rest] = text.split('#')
  const digits = drawDigits(seed, rest.length)
  return rest.reduce((filled, part, index) => filled + digits.charAt(index) + part, start)
}

/** Returns the recipe of the first month and day that is not before a date. */
function findUntil(recipes: Record<string, Recipe>, date: string): Recipe {
  const found = Object.entries(recipes).find(([monthDay]) => date.slice(5, 10) <= monthDay)
  return found?.[1] ?? null
}

const msPerDay = 86_400_000

function makeDate([from, to]: readonly [string, string], seed: string): string {
  const days = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / msPerDay))
  return new Date(Date.parse(from) + (digest(seed) % (days + 1)) * msPerDay).toISOString().slice(0, 10)
}

const makeDateInYear = (year: number, seed: string) => makeDate([`${year}-01-01`, `${year}-12-31`], seed)

function makeLaterDate(
  { years, least }: Extract<Recipe, { after: string }>,
  date: string,
  seed: string,
): string {
  const [from, to] = years
  const made = makeDateInYear(Number(date.slice(0, 4)) + makeNumber([from, to], 1, `${seed} years`), seed)
  return least === undefined || made > least ? made : least
}

/** Returns the complete years from a date to another, both as year-month-day. */
function countYears(date: string, at: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(date)) return null
  const years = Number(at.slice(0, 4)) - Number(date.slice(0, 4))
  return at.slice(5, 10) < date.slice(5, 10) ? years - 1 : years
}

function makeNumber([from, to]: readonly [number, number], step: number, seed: string): number {
  const steps = Math.max(0, Math.floor((to - from) / step))
  return Number((from + (digest(seed) % (steps + 1)) * step).toFixed(10))
}
