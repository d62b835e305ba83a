import { listAt, splitAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import { readDate } from '../../../manifest/contract/read-date.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { AnswerMap } from '../../../manifest/schema/supplier-request.ts'

type Source = AnswerMap[string]

type Branch = { [key: string]: Json }

/** Returns a supplier's answer in the contract's shape. Values that the supplier does not have are left out. */
export function mapAnswer(answer: Json, map: AnswerMap): Json {
  let result: Json = {}
  for (const [path, source] of Object.entries(map)) {
    const value = readValue(answer, source)
    if (value === undefined) continue
    const keys = splitAnswerPath(path)
    if (keys.length === 0) result = value
    else setValue(result as Branch, keys, value)
  }
  return result
}

function readValue(answer: Json, source: Source): Json | undefined {
  if (typeof source === 'string') return valueAt(answer, source) as Json | undefined
  if ('list' in source)
    return listAt(answer, source.list)?.map((element) => mapAnswer(element as Json, source.items))
  const value = valueAt(answer, source.value) as Json | undefined
  if (value === undefined || value === null) return value
  if (source.date) return readDate(value) ?? null
  const number = source.scale === undefined ? undefined : readNumber(value)
  if (source.scale === undefined) return value
  return number === undefined ? null : number / source.scale
}

function setValue(branch: Branch, [key = '', ...rest]: string[], value: Json): void {
  if (rest.length === 0) {
    branch[key] = value
    return
  }
  const inner = Object.hasOwn(branch, key) ? branch[key] : undefined
  const next: Branch = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  branch[key] = next
  setValue(next, rest, value)
}
