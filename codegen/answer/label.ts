import { folded } from './key-words.ts'
import { remembered } from './remembered.ts'
import { splitKey } from './split-key.ts'
import { isParticle, labelOfPhrase, type Word, wordOf } from './words.ts'

/** A key of an answer as a label in Portuguese: `data_nascimento` is 'Data de nascimento'. */
export const labelOf = remembered((key: string): string => {
  const parts = key.split('.')
  return parts.length > 1 && parts.every((part) => /\p{L}/u.test(part))
    ? parts.map((part, index) => (index === 0 ? labelOfPart(part) : lowered(labelOfPart(part)))).join(': ')
    : labelOfPart(key)
})

function labelOfPart(key: string): string {
  const words = splitKey(isShouted(key) ? key.toLowerCase() : key)
  if (words.length === 0) return key.trim() || 'Valor'
  const number = words.length > 1 && /^\p{N}+$/u.test(words.at(-1) ?? '') ? words.pop() : undefined
  const label =
    phraseOf(words) ??
    (isForeign(words) ? capitalised(words.join(' ').toLowerCase()) : undefined) ??
    capitalised(question(words) ?? sentence(inOrder(words)))
  return number === undefined ? label : `${label} ${number}`
}

const isShouted = (key: string) => key === key.toUpperCase()

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A label behind others: an acronym keeps its capitals. */
export const lowered = (label: string) =>
  /^\p{Lu}(?:\p{Ll}|-|\s|$)/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label

const phraseOf = (words: string[]) => labelOfPhrase.get(words.map(folded).join(''))

/** English that the dictionary has only in part stays English: half a translation is none. */
const isForeign = (words: string[]) =>
  words.some((word) => wordOf(word)?.isEnglish) &&
  words.some(
    (word) => /^[a-z]{3,}$/i.test(word) && !wordOf(word) && !isTie(word) && !/^(?:is|has)$/i.test(word),
  )

/** `is_active` asks what 'Ativo' answers; `has_debts` what 'Tem dívidas' does. */
function question([first = '', ...others]: string[]): string | undefined {
  if (others.length === 0) return undefined
  if (/^(?:is|fl|flag|ind|indicador)$/i.test(first)) return sentence(inOrder(others))
  return /^has$/i.test(first) ? `tem ${sentence(inOrder(others))}` : undefined
}

/** Words that name what is known of a thing, which some sources write behind the thing: `processo_numero`. */
const aspects = /^(?:codigo|cod|descricao|desc|nome|numero|num|tipo|data|valor|sigla)$/

/** The words in the order of Portuguese: English has what is meant last. */
function inOrder(words: string[]): string[] {
  const known = words.map(wordOf)
  const isEnglish = (word: Word | undefined) =>
    word?.isEnglish || (word && word.text === word.text.toUpperCase())
  if (known.some((word) => word?.isEnglish) && known.every(isEnglish)) return words.toReversed()
  const last = words.at(-1) ?? ''
  const isThing = known.at(-2)?.particle !== undefined || !known.at(-2)
  return words.length > 1 &&
    aspects.test(folded(last)) &&
    isThing &&
    !known[0]?.isLeading &&
    !words.some(isTie)
    ? [last, ...words.slice(0, -1)]
    : words
}

const isTie = (word: string) => isParticle(folded(word))

/** What is counted or told apart: 'tipo de documento', and not 'do documento'. */
const general = /^(?:tipo|tp|quantidade|qtde?|total|forma|faixa|lista|classe|especie|grau|historico)$/

function sentence(words: string[]): string {
  let text = ''
  let before: { word: Word; key: string; isTie: boolean } | undefined
  for (const part of joined(words)) {
    const key = folded(part)
    const word = wordOf(part) ?? { text: unknown(part) }
    const tie = before && !before.isTie && !before.word.isLeading ? particleFor(word, before.key) : ''
    text += `${text === '' ? '' : ' '}${tie}${isParticle(key) ? key : word.text}`
    before = { word, key, isTie: isParticle(key) }
  }
  return text
}

/** `cpf_cnpj` holds one of the two, `data_hora` both; `total_12_meses` is of a time. */
function joined(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b(cpf|cnpj) (?:(?:ou|e) )?(cpf|cnpj)\b/i, 'cpf_ou_cnpj')
    .replace(/(?<=\S )(\d+) (?=(?:meses|dias|anos|months|days)\b)/i, 'em $1 ')
    .replace(/\b(?:data|date) (?:hora|time)\b/i, 'data e hora')
    .split(' ')
}

function particleFor({ particle, isPlural }: Word, before: string): string {
  if (particle === undefined) return ''
  const isGeneral = general.test(before) || (before === 'numero' && isPlural)
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
function unknown(word: string): string {
  if (/^\p{Lu}{2,5}$/u.test(word)) return word
  const text = word.toLowerCase()
  const [ending, accented] = endings.find(([found]) => found.test(text)) ?? []
  return ending && accented ? text.replace(ending, accented).normalize('NFC') : text
}
