/** Endings of Portuguese plurals and their singulars. The first match wins. */
const endings: readonly [RegExp, string][] = [
  [/ões$/, 'ão'],
  [/ães$/, 'ão'],
  [/([aou])is$/, '$1l'],
  [/[eé]is$/, 'el'],
  [/(?<=[rz])es$/, ''],
  // Words of other languages: 'transactions'.
  [/(?<=[ts]i)ons$/, 'on'],
  [/ns$/, 'm'],
  [/s$/, ''],
]

/** Words after which a label speaks of another thing: 'processos de empresas'. */
const connective = /^(?:de|da|do|das|dos|em|na|no|nas|nos|ao|com|por|a|no)$/

const exceptions: Record<string, string> = {
  cônjuges: 'cônjuge',
  países: 'país',
  meses: 'mês',
  ônibus: 'ônibus',
}

/** Returns the singular of a plural label: 'Inscrições na dívida ativa' becomes 'Inscrição na dívida ativa'. */
export function toSingular(label: string): string {
  const words = label.split(' ')
  const end = words.findIndex((word) => connective.test(word))
  const noun = end === -1 ? words : words.slice(0, end)
  return [...noun.map(toSingularWord), ...words.slice(noun.length)].join(' ')
}

function toSingularWord(word: string): string {
  const known = exceptions[word.toLowerCase()]
  if (known !== undefined) return known
  if (/^\p{Lu}+s?$/u.test(word)) return word.replace(/s$/, '')
  const [ending, singular] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending && singular !== undefined ? word.replace(ending, singular) : word
}
