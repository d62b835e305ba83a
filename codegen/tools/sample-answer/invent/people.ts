/** Placeholders that nobody is called by, so that no invented name is part of a true one. */
const women = ['Fulana', 'Beltrana', 'Sicrana']
const men = ['Fulano', 'Beltrano', 'Sicrano']
const surnames = 'Exemplo Amostra Ensaio Protótipo Rascunho Maquete Esboço'.split(' ')

const pickAt = (names: readonly string[], index: number) => names[index % names.length] ?? ''

const isFemaleKey = (words: readonly string[]) =>
  words.some((word) => /^(?:mae|mother|filha|irma|esposa|autora|socia)$/.test(word))
const isMaleKey = (words: readonly string[]) =>
  words.some((word) => /^(?:pai|father|filho|irmao|marido)$/.test(word))

/** A woman's name or a man's where the key says so, else by turns. After 21 names each, a second surname is added. */
export function person(turn: number, words: readonly string[]): string {
  const isKnown = isFemaleKey(words) || isMaleKey(words)
  const isFemale = isKnown ? isFemaleKey(words) : turn % 2 === 0
  const index = isKnown ? turn : Math.floor(turn / 2)
  const surname = index + (isFemale ? 0 : 3)
  const round = Math.floor(index / (women.length * surnames.length))
  const second = round === 0 ? '' : ` ${pickAt(surnames, surname + round)}`
  return `${pickAt(isFemale ? women : men, index)} ${pickAt(surnames, surname)}${second}`
}

export function company(turn: number): string {
  const round = Math.floor(turn / surnames.length)
  return `Empresa ${pickAt(surnames, turn)}${round === 0 ? '' : ` ${round + 1}`} Ltda`
}

export function email(turn: number): string {
  const names = [...women, ...men]
  const round = Math.floor(turn / names.length)
  return `${pickAt(names, turn).toLowerCase()}${round === 0 ? '' : round + 1}@exemplo.com.br`
}
