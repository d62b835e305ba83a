import { foldText } from '../../../../manifest/contract/fold-text.ts'
import { isScalar, type JsonObject } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { isDocument } from '../kinds.ts'
import { reasons } from '../protocol.ts'
import { detectKind } from '../value-kind.ts'
import { findWord, splitKey } from '../words.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

const codePrefix = /^(?:codigo|cod|cd|co|id|tp)_?(?=[A-Z_]|(?<=_))/i
const textPrefix = /^(?:descricao|descr|desc|dsc|des|ds|nome|nom|nm|no|txt)_?(?=[A-Z_]|(?<=_))/i

/** Returns the name behind a prefix: `Situacao` for `codSituacao` and `CD_SITUACAO`. */
function readStem(name: string, prefix: RegExp): string | undefined {
  const [found] = prefix.exec(name) ?? []
  if (found === undefined) return undefined
  // `DESCRICAO` is one word: only a small letter before a capital is a border.
  const isSeparated = found.endsWith('_') || /^\p{Ll}\p{Lu}/u.test(name.slice(found.length - 1))
  return isSeparated ? name.slice(found.length) : undefined
}

const textSuffix = /_?(?:description|descricao|desc|descr)$/i

const fold = (name: string) => foldText(name).replace(/[^a-z0-9]/g, '')

/** Returns the name of the value that a text describes: `situacao` for `dscSituacao`, `AccountTypeDescription` and the like. */
function readText({ name, value }: Pick<ViewEntry, 'name' | 'value'>): string[] {
  if (typeof value !== 'string' || value.trim() === '') return []
  const stem = /^d/i.test(name) ? readStem(name, textPrefix) : undefined
  const own = stem ?? (textSuffix.test(name) ? name.replace(textSuffix, '') : '')
  return own === '' ? [] : [fold(own)]
}

/** A text that people read, and not another code. */
const isPlainText = (value: Json) => typeof value === 'string' && /\p{L}{3}/u.test(value)

/** A CNAE and a document are codes that people read. */
const isRead = (name: string, value: Json) => isDocument(detectKind([name], value))

const isCode = (value: Json) =>
  value === null || (isScalar(value) && /^[\dA-Z]{0,12}(?: \d{1,2})?$/i.test(String(value)))

/**
 * A code and its description are one value: its text. `codSituacao` beside `dscSituacao` is left out, and so it is in a row that
 * lacks the text, if another row of the list has it.
 */
export function mergeCodes(
  entries: readonly ViewEntry[],
  _presets: Presets,
  _around: string,
  peers: readonly JsonObject[],
): ViewEntry[] {
  const own = entries.map(({ name, value }) => ({ name, value: findAmong(peers, name) ?? value }))
  const texts = new Set(own.flatMap(readText))
  const plain = new Set(own.flatMap(({ name, value }) => (isPlainText(value) ? fold(name) : [])))
  const isOfText = ({ name, value }: ViewEntry) => {
    const stem = readStem(name, codePrefix)
    const isPair =
      (stem !== undefined && (texts.has(fold(stem)) || plain.has(fold(stem)))) || texts.has(fold(name))
    return isPair && isCode(value) && !isRead(name, value)
  }
  const names = new Set(entries.map(({ name }) => fold(name)))
  return entries.map((entry, index) => {
    if (isOfText(entry)) return { ...entry, why: reasons.code }
    const [text] = readText(own[index] ?? entry)
    const stem = readStem(entry.name, textPrefix) ?? entry.name
    return text === undefined || names.has(text) || !/^d/i.test(entry.name) ? entry : { ...entry, name: stem }
  })
}

/** Returns the first text that the rows of a list have under a key. */
const findAmong = (rows: readonly JsonObject[], key: string) =>
  rows.map((row) => row[key]).find((value) => typeof value === 'string' && value.trim() !== '')

const textKey = /^(?:descricao|nome|texto|description|name|text|label|titulo)$/i

/** Words of keys that classify a thing for systems. */
const codeWords = new Set(
  'id ids codigo sigla iso ibge siafi comex bacen secao divisao grupo classe subclasse acronym abreviacao abbreviation slug chave alpha'.split(
    ' ',
  ),
)

const isCodeName = (name: string) =>
  splitKey(name).every((word) => codeWords.has(foldText(findWord(word)?.text ?? word)) || /^\d$/.test(word))

/** Keys that only activities and their classification have. */
const isActivity = (names: readonly string[]) =>
  names.some((name) => /^(?:subclasse|secao|divisao)$|atividade|activit|cnae/i.test(name))

/**
 * A thing with a name and otherwise only codes is its name: `estado: { id, nome, sigla, ibge_id }`. Of an activity, people also
 * read the CNAE. The elements of a list keep their codes, which tell rows apart.
 */
export function dropCodesOfName(
  entries: readonly ViewEntry[],
  _presets: Presets,
  around: string,
  peers: readonly JsonObject[],
): ViewEntry[] {
  const isElement = peers.length > 0
  const text = entries.find(
    ({ name, value }) => textKey.test(name) && typeof value === 'string' && value !== '',
  )
  const others = entries.filter((entry) => entry !== text)
  const areCodes = others.length > 0 && others.every(({ name, value }) => isCodeName(name) && isScalar(value))
  if (!text || !areCodes || (isElement && !isActivity(others.map(({ name }) => name)))) return [...entries]
  const hasCnae = isActivity([...others.map(({ name }) => name), around])
  const cnae = hasCnae ? others.findLast(({ value }) => detectKind(['cnae'], value) === 'cnae') : undefined
  return entries.map((entry) => {
    if (entry === text) return entry
    if (entry !== cnae) return { ...entry, why: reasons.code }
    return entry.name === 'codigo' ? entry : { ...entry, name: 'cnae' }
  })
}
