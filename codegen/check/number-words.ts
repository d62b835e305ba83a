const units = 'zero um dois três quatro cinco seis sete oito nove'.split(' ')
const teens = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ')

const upToThirty = [...units, ...teens, 'vinte', ...units.slice(1).map((unit) => `vinte e ${unit}`), 'trinta']

const values = new Map(upToThirty.map((word, value) => [word, value]))

/** Numbers that also have a feminine, or another spelling. */
const spelling: Record<string, string> = { uma: 'um', duas: 'dois', quatorze: 'catorze' }

const words = [...values.keys(), ...Object.keys(spelling), 'vinte e uma', 'vinte e duas']

/** The numbers in words up to thirty and in digits, as a part of a regular expression; the longer words first. */
export const numberPattern = [...words.toSorted((one, other) => other.length - one.length), '\\d+'].join('|')

/** The number that a text says, in digits or in words up to thirty; `undefined` for any other text. */
export function parseNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  const word = text.toLowerCase().replace(/uma$|duas$|^quatorze$/, (part) => spelling[part] ?? part)
  return values.get(word)
}
