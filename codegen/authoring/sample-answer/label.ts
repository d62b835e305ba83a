import { foldText } from '../../../manifest/contract/fold-text.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { chooseParticle } from './particles.ts'
import { translate } from './translate.ts'
import {
  dropCentsWord,
  findWord,
  isParticle,
  labelByPhrase,
  memoize,
  shortWords,
  splitKey,
  type Word,
} from './words.ts'

/** Returns the Portuguese label of a key: `data_nascimento` becomes 'Data de nascimento'. */
export const buildLabel = memoize((key: string): string => {
  const parts = key.split('.')
  return parts.length > 1 && parts.every((part) => /\p{L}/u.test(part))
    ? parts
        .map((part, index) => (index === 0 ? buildPartLabel(part) : lowerFirst(buildPartLabel(part))))
        .join(': ')
    : buildPartLabel(key)
})

/** Returns the label of the last key of a path. The dictionary may have another one inside its parent. */
export function buildPathLabel(keys: readonly string[]): string {
  const [parent = '', key = ''] = keys.filter((one) => !/^\d+$/.test(one)).slice(-2)
  return labelByPhrase.get(`${toPhrase(parent)}.${toPhrase(key)}`) ?? buildLabel(keys.at(-1) ?? '')
}

/** Joins the labels of a value and its object: 'Código' and `municipio` become 'Código do município'. */
export function joinLabels(inner: string, outer: string): string {
  const outerLabel = buildLabel(outer)
  const [first = ''] = splitKey(outerLabel.split(' ')[0] ?? '')
  const word = findWord(first)
  return word?.particle === undefined
    ? `${outerLabel}: ${lowerFirst(inner)}`
    : `${inner} ${chooseParticle(word, '')}${lowerFirst(outerLabel)}`
}

const toPhrase = (key: string) => foldText(key).replace(/[^\p{L}\p{N}]/gu, '')

/** Units at the end of a key: `potencia_cv`, `areaTotalHa`. */
const unit =
  /_(cv|cc|ha|ms|kwh|kw|kg|km|mb|gb|m2|m3|m|dias|meses|anos|horas)$|(?<=\p{Ll})(CV|Cv|CC|Cc|HA|Ha|MS|Ms|KWH|Kwh|KW|Kw|KG|Kg|KM|Km|MB|Mb|GB|Gb|M2|M3|M|Dias|Meses|Anos|Horas)$/u

/** Keys whose last word is what they count, and no unit: `qtd_dias`, `total_meses`, `media_em_dias`. */
const countsUnit =
  /^(?:[Qq]tde?|[Qq]t|[Qq]uantidade|[Nn]um|[Nn]umero|[Nn]r|[Tt]otal|[Mm]edia|[Uu]ltimos?|is|has)(?![a-z])|(?:_(?:em|de|por|ate|nos)|\d_?|\p{Ll}(?:Em|De|Por|Ate|Nos))$/u

/** Units in the spelling that people read. */
const writtenUnits: Record<string, string> = { kwh: 'kWh', kw: 'kW', mb: 'MB', gb: 'GB', m2: 'm²', m3: 'm³' }

function buildPartLabel(written: string): string {
  const [end, snake, camel] = unit.exec(isUpperCase(written) ? written.toLowerCase() : written) ?? []
  const name = snake ?? camel
  const base = end === undefined ? written : written.slice(0, -end.length)
  if (
    name === undefined ||
    base.length < 3 ||
    findPhrase(splitKey(written)) ||
    (name.length > 3 && countsUnit.test(base))
  )
    return buildNameLabel(written)
  const label = buildNameLabel(base)
  const small = name.toLowerCase()
  return /[_a-z][A-Z]|_/.test(label) ? written : `${label} (${writtenUnits[small] ?? small})`
}

/** Endings that say how a program holds a value. A date with a time is a date. */
const systemEnding =
  /_?base_?64$|(?<=\p{Ll})_?[Ff]ormatad[oa]$|(?<=\p{Ll})(?:DTO|Dto)$|(?<=[Dd]ate)_?[Tt]ime$/u

function buildNameLabel(written: string): string {
  const key = dropCentsWord(written).replace(systemEnding, '')
  const words = readForm(splitKey(isUpperCase(key) ? key.toLowerCase() : key))
  if (words.length === 0) return key.trim() || 'Valor'
  const whole = findPhrase(words)
  if (whole) return whole
  const isFlag = words.length > 1 && flagWord.test(words[0] ?? '')
  if (words.length > 1 && (isFlag ? words.slice(1) : words).some(isAbbreviation)) return key.trim()
  const number = words.length > 1 && /^\p{N}+$/u.test(words.at(-1) ?? '') ? words.pop() : undefined
  const isEnglish = isForeign(words) || (words.length > 1 && englishPreposition.test(words.at(-1) ?? ''))
  const text = isEnglish ? translate(words) : describe(words)
  if (text === undefined) return key.trim()
  const label = findPhrase(words) ?? capitalize(text)
  return number === undefined ? label : `${label} ${number}`
}

/** Words of a key before its noun that say nothing beside it: `num_latitude` is a latitude, `qtd_area` an area. */
const idleForm =
  /^(?:numero|quantidade|valor) (?:latitude|longitude|area|altitude|ano|distancia|idade|peso)$|^sigla uf$/

/** Reads the words before the noun: `no_pessoa` is the name of a person. */
function readForm([first = '', second = '', ...others]: string[]): string[] {
  const words = [first, second, ...others].filter((word) => word !== '')
  if (second === '') return words
  if (/^no$/i.test(first) && !englishPreposition.test(second)) return ['nome', ...words.slice(1)]
  const read = (word: string) => foldText(findWord(word)?.text ?? word)
  return idleForm.test(`${read(first)} ${read(second)}`) ? words.slice(1) : words
}

/** A short word that nobody reads: a label with one stays as the source writes it, and not half in Portuguese. */
const isAbbreviation = (word: string) =>
  /^[a-z]{2,4}$/i.test(word) &&
  !pronounced.test(word) &&
  !englishPreposition.test(word) &&
  !/^\p{Lu}+$/u.test(word) &&
  !findWord(word) &&
  !isParticle(foldText(word)) &&
  !isShortWord(word)

/** Four letters that end like a Portuguese word: 'tara', 'polo'. */
const pronounced = /^[bcdfglmnprstv][aeiou][bcdflmnprtvz][aeo]$/i

const englishPreposition = /^(?:at|on|of)$/i

const isShortWord = (word: string) =>
  shortWords.has(foldText(word)) || shortWords.has(foldText(word).replace(/s$/, ''))

const isUpperCase = (key: string) => key === key.toUpperCase()

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const findPhrase = (words: string[]) => labelByPhrase.get(words.map(foldText).join(''))

const isForeign = (words: string[]) => words.some((word) => findWord(word)?.isEnglish)

const describe = (words: string[]) => buildBooleanLabel(words) ?? joinWords(toPortugueseOrder(words))

const flagWord = /^(?:is|has|fl|flg|flag|ind|in|indic|indicador)$/i

/** Labels of flags: `indicador_obito` becomes 'Óbito'. */
function buildBooleanLabel([first = '', ...others]: string[]): string | undefined {
  if (others.length === 0) return undefined
  if (!flagWord.test(first)) return undefined
  return lowerFirst(findPhrase(others) ?? joinWords(toPortugueseOrder(others)))
}

/** Nouns that some sources put last: `processo_numero`. */
const aspects = /^(?:codigo|cod|descricao|desc|nome|numero|num|tipo|data|valor|sigla|status|id)$/

/** Moves the main noun to the front: 'número do processo' for `processo_numero`. */
function toPortugueseOrder(words: string[]): string[] {
  const dictionaryWords = words.map(findWord)
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

const isOrdinal = (word: string) => /^\d+º?$/.test(word)

function joinWords(words: string[], find: (word: string) => Word | undefined = findWord): string {
  let text = ''
  let before: { word: Word; key: string; isConnective: boolean } | undefined
  for (const part of joinPairs(words)) {
    const key = foldText(part)
    const word = find(part) ?? readUnknown(part)
    const particleText =
      before && !before.isConnective && !before.word.isLeading && !isOrdinal(before.key)
        ? chooseParticle(word, before.key)
        : ''
    text += `${text === '' ? '' : ' '}${particleText}${word.text}`
    before = { word, key, isConnective: isParticle(key) }
  }
  return text
}

/** Joins pairs: 'CPF ou CNPJ' for `cpf_cnpj`, 'total em 12 meses' for `total_12_meses`. */
function joinPairs(words: string[]): string[] {
  return words
    .join(' ')
    .replace(/\b(cpf|cnpj) (?:(?:ou|e) )?(cpf|cnpj)\b/i, 'cpf_ou_cnpj')
    .replace(/(?:^|(?<= ))(\d{1,2}) ?m$/i, '$1 meses')
    .replace(/(?:^|(?<= ))(\d{1,3}) ?d$/i, '$1 dias')
    .replace(/(?:^|(?<= ))(?:u|ult|ultimos?|ultimas?|last) (?=\d+ (?:meses|dias|anos)\b)/i, 'nos ultimos ')
    .replace(/(?:^|(?<= ))([1-4]) ?t$/i, '$1º trimestre')
    .replace(/(?<=\S )(?<!nos ultimos )(\d+) (?=(?:meses|dias|anos|months|days)\b)/i, 'em $1 ')
    .replace(/\b(?:data|date|dt|dth|dat) (?:hora|hr|time)\b/i, 'data e hora')
    .split(' ')
}

/** Nouns of actions and qualities take 'de': 'data de aquisição'. Other unknown words may be adjectives. */
const abstractNoun = /(?:cao|coes|sao|soes|mentos?|agens?|encias?|ancias?|dades?)$/

function readUnknown(part: string): Word {
  const text = accentWord(part)
  return abstractNoun.test(foldText(part)) ? { text, particle: 'de' } : { text }
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
