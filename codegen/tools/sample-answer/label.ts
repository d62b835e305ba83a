import { findWord, foldText, isParticle, labelByPhrase, memoize, splitKey, type Word } from './words.ts'

/** A key of an answer as a label in Portuguese: `data_nascimento` is 'Data de nascimento'. */
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

/** A label behind others: an acronym keeps its capitals. */
export const lowerFirst = (label: string) =>
  /^\p{Lu}(?:\p{Ll}|-|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const findPhrase = (words: string[]) => labelByPhrase.get(words.map(foldText).join(''))

/** English that the dictionary has only in part stays English: half a translation is none. */
const isForeign = (words: string[]) =>
  words.some((word) => findWord(word)?.isEnglish) &&
  words.some(
    (word) =>
      /^[a-z]{3,}$/i.test(word) && !findWord(word) && !isConnective(word) && !/^(?:is|has)$/i.test(word),
  )

/** `is_active` asks what 'Ativo' answers; `has_debts` what 'Tem dívidas' does. */
function buildBooleanLabel([first = '', ...others]: string[]): string | undefined {
  if (others.length === 0) return undefined
  if (/^(?:is|fl|flag|ind|indicador)$/i.test(first)) return joinWords(toPortugueseOrder(others))
  return /^has$/i.test(first) ? `tem ${joinWords(toPortugueseOrder(others))}` : undefined
}

/** Words that name what is known of a thing, which some sources write behind the thing: `processo_numero`. */
const aspects = /^(?:codigo|cod|descricao|desc|nome|numero|num|tipo|data|valor|sigla)$/

/** The words in the order of Portuguese: English has what is meant last. */
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

/** What is counted or told apart: 'tipo de documento', and not 'do documento'. */
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

/** `cpf_cnpj` holds one of the two, `data_hora` both; `total_12_meses` is of a time. */
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

/** Endings that Portuguese always writes with an accent. */
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

/** A word that the dictionary lacks stands as it is written, apart from its capitals, with the accents that are certain. */
function accentWord(word: string): string {
  if (/^\p{Lu}{2,5}$/u.test(word)) return word
  const text = word.toLowerCase()
  const [ending, accented] = endings.find(([found]) => found.test(text)) ?? []
  return ending && accented ? text.replace(ending, accented).normalize('NFC') : text
}
