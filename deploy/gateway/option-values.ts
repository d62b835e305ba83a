import { UsageError } from '../../codegen/cli/options.mjs'
import type { Failure } from './failures.ts'
import type { Limit } from './limits.ts'
import { type OptionName, valueHints } from './parse-options.ts'

const buildUsageError = (name: OptionName) => new UsageError(`--${name} pede ${valueHints[name]}`)

export function parseInteger(name: OptionName, text: string, max: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) throw buildUsageError(name)
  return Number(text)
}

export function parseAddress(name: OptionName, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) throw buildUsageError(name)
  return url
}

const units: Record<string, number> = { s: 1_000, min: 60_000, h: 3_600_000 }

export function parseLimit(text: string): Limit {
  const [, count = '', unit = ''] = /^([1-9]\d{0,6})\/(s|min|h)$/.exec(text) ?? []
  const ms = units[unit]
  if (ms === undefined) throw buildUsageError('limit')
  return { count: Number(count), ms }
}

export function parseFailures(texts: readonly string[]): Failure[] {
  const failures = texts.map((text) => {
    const [, status, share] = /^([45]\d\d):(0(?:\.\d+)?|1(?:\.0+)?|\.\d+)$/.exec(text) ?? []
    if (status === undefined) throw buildUsageError('fail')
    return { status: Number(status), share: Number(share) }
  })
  // Shares are sums of decimal fractions.
  if (failures.reduce((sum, { share }) => sum + share, 0) > 1 + 1e-9)
    throw new UsageError('As partes de --fail somam mais que 1')
  return failures
}
