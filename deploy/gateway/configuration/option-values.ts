import { aboutAnother, type Failure } from '../answers/failures.ts'
import type { Limit } from '../identity/limits.ts'

/** Returns a function that reads a whole number up to `max`. */
export const readInteger =
  (max: number) =>
  (text: string): number | undefined =>
    /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : undefined

/** Reads an address of the web. */
export function readAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const units: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 }

/** Reads a limit such as `60/min`. */
export function readLimit(text: string): Limit | undefined {
  const [, count = '', unit = ''] = /^([1-9]\d{0,6})\/(s|min|h)$/.exec(text) ?? []
  const ms = units[unit]
  return ms === undefined ? undefined : { count: Number(count), ms }
}

/** Reads failures such as `503:0.1`; `undefined` if one is wrong. */
export function readFailures(texts: readonly string[]): Failure[] | undefined {
  const failures = texts.flatMap((text): Failure[] => {
    const [, status, share] = /^([45]\d\d|outro):(0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.exec(text) ?? []
    if (status === undefined) return []
    return [{ status: status === aboutAnother ? status : Number(status), share: Number(share) }]
  })
  return failures.length === texts.length ? failures : undefined
}
