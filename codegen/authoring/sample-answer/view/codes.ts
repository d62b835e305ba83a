import { isScalar } from '../../../../manifest/contract/json.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { reasons } from '../protocol.ts'
import type { ViewEntry } from './view-entry.ts'

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
