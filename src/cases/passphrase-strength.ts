/** The fewest characters of a passphrase. */
export const minLength = 12

/** The fewest different characters of a passphrase. */
const minDistinct = 5

export type Strength = { level: 0 | 1 | 2 | 3; text: string }

/** Character classes and the number of characters in each. */
const classes: [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
]

/** Estimates the bits of a passphrase, as if its characters were random. Repeated characters count half. */
function estimateBits(passphrase: string): number {
  const characters = [...passphrase]
  const alphabet = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(passphrase) ? size : 0), 0)
  const distinct = new Set(characters).size
  return ((characters.length + distinct) / 2) * Math.log2(Math.max(2, alphabet))
}

/** Rates a passphrase. The rating is a hint: it knows no dictionary. */
export function rateStrength(passphrase: string): Strength {
  if (passphrase === '') return { level: 0, text: '' }
  if (findPassphraseProblem(passphrase)) return { level: 1, text: 'Curta demais ou repetitiva' }
  const bits = estimateBits(passphrase)
  if (bits < 70) return { level: 1, text: 'Fraca: acrescente palavras' }
  return bits < 100 ? { level: 2, text: 'Razoável' } : { level: 3, text: 'Boa' }
}

/** Returns the reason why a passphrase is refused, in Portuguese. */
export function findPassphraseProblem(passphrase: string): string | undefined {
  const characters = [...passphrase]
  if (characters.length < minLength) return `Use ao menos ${minLength} caracteres`
  return new Set(characters).size < minDistinct ? 'Use mais caracteres diferentes' : undefined
}
