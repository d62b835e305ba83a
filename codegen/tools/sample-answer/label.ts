import { findWord, foldText, isParticle, labelByPhrase, memoize, splitKey, type Word } from './words.ts'

/** Returns the Portuguese label of a key: `data_nascimento` becomes 'Data de nascimento'. */
export const buildLabel = memoize((key: string): string => {
  const parts = key.split('.')
  return parts.length > 1 && parts.every((part) => /\p{L}/u.test(part))
    ? parts
        .map((part, index) => (index === 0 ? buildPartLabel(part) : lowerFirst(buildPartLabel(part))))
        .join(': ')
    : buildPartLabel(key)
})

function buildPartLabel(key: string): string {
  const words = splitKey(isUpperCase(key) ? key.toLowerCase() : key)
  if (words.length === 0) return key.trim() || 'Valor'
  const number = words.length > 1 && /^\p{N}+$/u.test(words.at(-1) ?? '') ? words.pop() : undefined
  const label =
    findPhrase(words) ??
    (isForeign(words) ? capitalize(words.join(' ').toLowerCase()) : undefined) ??
    capitalize(buildBooleanLabel(words) ?? joinWords(toPortugueseOrder(words)))
  return number === undefined ? label : `${label} ${number}`
}

const isUpperCase = (key: string) => key === key.toUpperCase()

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Lowercases a label that follows another one. Acronyms keep their capitals. */
export const lowerFirst = (label: string) =>
  /^\p{Lu}(?:\p{Ll}|-|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const findPhrase = (words: string[]) => labelByPhrase.get(words.map(foldText).join(''))

/** Returns true for English that the dictionary knows only in part. It is not translated. */
const isForeign = (words: string[]) =>
  words.some((word) => findWord(word)?.isEnglish) &&
  words.some(
    (word) =>
      /^[a-z]{3,}$/i.test(word) && !findWord(word) && !isConnective(word) && !/^(?:is|has)$/i.test(word),
  )

/** Labels booleans: `is_active` becomes 'Ativo', `has_debts` becomes 'Tem dívidas'. */
function buildBooleanLabel([first = '', ...others]: string[]): string | undefined {
  if (others.length === 0) return undefined
  if (/^(?:is|fl|flag|ind|indicador)$/i.test(first)) return joinWords(toPortugueseOrder(others))
  return /^has$/i.test(first) ? `tem ${joinWords(toPortugueseOrder(others))}` : undefined
}

/** Nouns that some sources put last: `processo_numero`. */
const aspects = /^(?:codigo|cod|descricao|desc|nome|numero|num|tipo|data|valor|sigla)$/

/** Returns the words in Portuguese order. English puts the main noun last. */
function toPortugueseOrder(words: string[]): string[] {
  const dictionaryWords = words.map(findWord)
  const isEnglish = (word: Word | undefined) =>
    word?.isEnglish || (word && word.text === word.text.toUpperCase())
  if (dictionaryWords.some((word) => word?.isEnglish) && dictionaryWords.every(isEnglish))
    return words.toReversed()
  const last = words.at(-1) ?? ''
  const isNoun = dictionaryWords.at(-2)?.particle !== undefined || !dictionaryWords.at(-2)
  return words.length > 1 &&
    aspects.test(foldText(last)) &&
    isNoun &&
    !dictionaryWords[0]?.isLeading &&
    !words.some(isConnective)
    ? [last, ...words.slice(0, -1)]
    : words
}

const isConnective = (word: string) => isParticle(foldText(word))

/** Nouns that take 'de': 'tipo de documento', not 'tipo do documento'. */
const generalNouns = /^(?:tipo|tp|quantidade|qtde?|total|forma|faixa|lista|classe|especie|grau|historico)$/

function joinWords(words: string[]): string {
  let text = ''
  let before: { word: Word; key: string; isConnective: boolean } | undefined
  for (const part of joinPairs(words)) {
    const key = foldText(part)
    const word = findWord(part) ?? { text: accentWord(part) }
    const particleText =
      before && !before.isConnective && !before.word.isLeading ? chooseParticle(word, before.key) : ''
    text += `${text === '' ? '' : ' '}${particleText}${isParticle(key) ? key : word.text}`
    before = { word, key, isConnective: isParticle(key) }
  }
  return text
}

/** Joins pairs: 'CPF ou CNPJ' for `cpf_cnpj`, 'total em 12 meses' for `total_12_meses`. */
function joinPairs(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b(cpf|cnpj) (?:(?:ou|e) )?(cpf|cnpj)\b/i, 'cpf_ou_cnpj')
    .replace(/(?<=\S )(\d+) (?=(?:meses|dias|anos|months|days)\b)/i, 'em $1 ')
    .replace(/\b(?:data|date) (?:hora|time)\b/i, 'data e hora')
    .split(' ')
}

function chooseParticle({ particle, isPlural }: Word, before: string): string {
  if (particle === undefined) return ''
  const isGeneral = generalNouns.test(before) || (before === 'numero' && isPlural)
  if (isGeneral || particle === 'de') return 'de '
  return `${particle}${isPlural ? 's' : ''} `
}

/** Endings that always have an accent in Portuguese. */
const endings: [RegExp, string][] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/(?<=[sg]i?)ao$/, 'ão'],
  [/(?<=s)oes$/, 'ões'],
  [/encia(s?)$/, 'ência$1'],
  [/ancia(s?)$/, 'ância$1'],
  [/ari(os?)$/, 'ári$1'],
  [/ori(os?)$/, 'óri$1'],
  [/([ai])vel$/, '$1́vel'],
]

/** Returns an unknown word in lower case, with the accents that are certain. Acronyms stay. */
function accentWord(word: string): string {
  if (/^\p{Lu}{2,5}$/u.test(word)) return word
  const text = word.toLowerCase()
  const [ending, accented] = endings.find(([found]) => found.test(text)) ?? []
  return ending && accented ? text.replace(ending, accented).normalize('NFC') : text
}
