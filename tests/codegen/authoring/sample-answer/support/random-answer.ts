import type { Json } from '../../../../../manifest/schema/consulta.ts'
import { createDraw, type Draw } from './create-draw.ts'

const syllables = 'zan qui tro bel fur mix gra ple vou dril'.split(' ')
const keys = [
  'nome',
  'cpf',
  'valor',
  'obs',
  'data',
  'x.y',
  'com espaço',
  '$a',
  '<b>',
  'lista',
  'UF',
  'situacao',
  'id',
]
const wrappings = ['%', '<i>%</i>', '$%$', '% \u0007', '"%"', '%;DROP', '%\n%', '\u202e%', '#% ', '- %: x']

/** Builds an answer of a random shape. No text or long number of it may occur in an example. */
export function buildRandomAnswer(seed: number): { answer: Json; personal: string[] } {
  const draw = createDraw(seed)
  const personal: string[] = []
  return { answer: drawValue(draw, personal, 0), personal }
}

const drawSecret = (draw: Draw) => Array.from({ length: 4 }, () => draw.oneOf(syllables)).join('')

function drawValue(draw: Draw, personal: string[], depth: number): Json {
  const kind = depth < 3 ? 7 + draw.below(3) : depth > 30 ? draw.below(7) : draw.below(10)
  if (kind === 0) return null
  if (kind === 1) return draw.below(2) === 0
  if (kind === 2) return markPersonal(personal, Number(`${1 + draw.below(9)}${draw.digits(8)}`))
  if (kind === 3) return markPersonal(personal, `${draw.digits(4)}-${draw.digits(5)}`)
  if (kind < 7) return draw.oneOf(wrappings).replaceAll('%', markPersonal(personal, drawSecret(draw)))
  const count = draw.below(depth < 3 ? 9 : 4)
  if (kind === 7) return Array.from({ length: count }, () => drawValue(draw, personal, depth + 1))
  const own = Array.from({ length: count }, () => draw.oneOf(keys))
  return Object.fromEntries(own.map((key) => [key, drawValue(draw, personal, depth + 1)]))
}

function markPersonal<T extends string | number>(personal: string[], value: T): T {
  personal.push(String(value))
  return value
}
