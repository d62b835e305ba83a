import { foldText } from '../../../../manifest/contract/fold-text.ts'
import { isScalar } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { reasons } from '../protocol.ts'
import { detectKind } from '../value-kind.ts'
import { findWord, splitKey } from '../words.ts'
import type { Presets, ViewEntry } from './view-entry.ts'

const codePrefix = /^(?:cod|cd|co|codigo|id|tp)_?(?=[A-Z_]|(?<=_))/i
const textPrefix = /^(?:dsc|ds|desc|descr|descricao|nom|nm|no|txt)_?(?=[A-Z_]|(?<=_))/i

/** Returns the name behind a prefix: `Situacao` for `codSituacao` and `CD_SITUACAO`. */
function readStem(name: string, prefix: RegExp): string | undefined {
  const [found] = prefix.exec(name) ?? []
  if (found === undefined) return undefined
  const isSeparated = found.endsWith('_') || /^\p{Lu}/u.test(name.slice(found.length))
  return isSeparated ? name.slice(found.length) : undefined
}

const isCode = (value: Json) => value === null || (isScalar(value) && /^[\dA-Z]{0,12}$/i.test(String(value)))

/** A code and its description are one value: its text. `codSituacao` beside `dscSituacao` is left out. */
export function mergeCodes(entries: readonly ViewEntry[]): ViewEntry[] {
  const texts = new Set(
    entries.flatMap(({ name, value }) =>
      /^d/i.test(name) && typeof value === 'string' && value.trim() !== ''
        ? (readStem(name, textPrefix) ?? [])
        : [],
    ),
  )
  if (texts.size === 0) return [...entries]
  const names = new Set(entries.map(({ name }) => name))
  return entries.map((entry) => {
    const code = readStem(entry.name, codePrefix)
    if (code !== undefined && texts.has(code) && isCode(entry.value)) return { ...entry, why: reasons.code }
    const text = readStem(entry.name, textPrefix)
    if (text === undefined || !texts.has(text) || names.has(text)) return entry
    return { ...entry, name: text }
  })
}

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
  isElement: boolean,
): ViewEntry[] {
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
