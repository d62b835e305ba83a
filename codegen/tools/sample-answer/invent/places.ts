import { getAreaCodesByState } from '@brazilian-utils/brazilian-utils'

/** The beginning of postal codes (Correios) and an area code (Anatel) of each state. */
const prefixTable = `
  AC 699 68, AL 575 82, AM 695 92, AP 689 96, BA 405 71, CE 605 85, DF 705 61, ES 295 27, GO 745 62,
  MA 655 98, MG 305 31, MS 795 67, MT 785 65, PA 665 91, PB 585 83, PE 505 81, PI 645 86, PR 805 41,
  RJ 205 21, RN 595 84, RO 768 69, RR 693 95, RS 905 51, SC 885 48, SE 495 79, SP 015 11, TO 775 63`

type StatePrefixes = { cep: string; ddd: string }

const states = new Map(
  prefixTable.split(',').map((row): [string, StatePrefixes] => {
    const [state = '', cep = '', ddd = ''] = row.trim().split(' ')
    return [state, { cep, ddd }]
  }),
)

const defaultPrefixes: StatePrefixes = { cep: '205', ddd: '21' }

/** The postal and area codes of a state, or of Rio de Janeiro if no state is known. */
export const findStatePrefixes = (state: string | undefined): StatePrefixes =>
  (state === undefined ? undefined : states.get(state)) ?? defaultPrefixes

/** The area codes of the state, then those of all. */
export function areaCode(turn: number, state: string | undefined): string {
  const own = state === undefined ? [] : getAreaCodesByState(state).map(String)
  const codes = [
    ...new Set([findStatePrefixes(state).ddd, ...own, ...[...states.values()].map(({ ddd }) => ddd)]),
  ]
  return codes[turn % codes.length] ?? ''
}

/** Nothing in Brazil is called by these words, so that no invented place is a part of the original one. */
const cities =
  'Exemplópolis Amostrópolis Modelópolis Ensaiópolis Prototipópolis Rascunhópolis Maquetópolis'.split(' ')
const names = [
  'do Exemplo',
  'da Amostra',
  'do Modelo',
  'do Ensaio',
  'do Protótipo',
  'do Rascunho',
  'da Maquete',
]
const streets = names.map((name) => `Rua ${name}`)
const quarters = names.map((name) => `Bairro ${name}`)

export const city = (turn: number) => pickNumbered(cities, turn)

function pickNumbered(list: readonly string[], turn: number): string {
  const round = Math.floor(turn / list.length)
  return `${list[turn % list.length]}${round === 0 ? '' : ` ${round + 1}`}`
}

/** The part of an address that its key names: a quarter, a complement, or a street, with a number if the original has one. */
export function address(turn: number, words: readonly string[], original: string): string {
  if (words.some((word) => /^(?:bairro|neigh?bou?rhood|district|distrito)$/.test(word)))
    return pickNumbered(quarters, turn)
  if (words.some((word) => /^(?:complemento|unidade|complement)$/.test(word))) return `Apto ${101 + turn}`
  const isFullAddress = /\d/.test(original) && original.length > 12
  return pickNumbered(streets, turn) + (isFullAddress ? `, ${100 + turn}` : '')
}
