import { UsageError } from '../../codegen/cli/options.mjs'
import type { Failure } from './failures.ts'
import type { Limit } from './limits.ts'
import { parseAddress, parseFailures, parseInteger, parseLimit } from './option-values.ts'
import { type OptionName, parseGatewayOptions } from './parse-options.ts'

/** What the command line asks for. */
export type CommandLine = {
  help: boolean
  port: number
  /** Empty: those that have a contract. */
  sources: string[]
  manifest: string | undefined
  issuer: string | undefined
  audience: string | undefined
  rolesClaim: string | undefined
  limit: Limit | undefined
  origin: string | undefined
  delayMs: number
  failures: Failure[]
}

/**
 * Reads the options of `npm run gateway`.
 *
 * @throws UsageError, in Portuguese.
 */
export function readOptions(args: string[]): CommandLine {
  const given = parseGatewayOptions(args)
  const readFirst = (name: OptionName): string | undefined => given.get(name)?.[0]
  const issuer =
    readFirst('issuer') === undefined ? undefined : parseAddress('issuer', readFirst('issuer') ?? '').href
  const [audience, rolesClaim] = [readFirst('audience'), readFirst('roles-claim')]
  if (issuer !== undefined && audience === undefined) throw new UsageError('--issuer pede também --audience')
  if (issuer === undefined && (audience ?? rolesClaim) !== undefined)
    throw new UsageError('--audience e --roles-claim só valem com --issuer')
  const [limit, origin] = [readFirst('limit'), readFirst('origin')]
  return {
    help: given.has('help'),
    port: parseInteger('port', readFirst('port') ?? '4190', 65_535),
    sources: given.get('source') ?? [],
    manifest: readFirst('manifest'),
    issuer,
    audience,
    rolesClaim,
    limit: limit === undefined ? undefined : parseLimit(limit),
    origin: origin === undefined ? undefined : parseAddress('origin', origin).origin,
    delayMs: parseInteger('delay', readFirst('delay') ?? '0', 600_000),
    failures: parseFailures(given.get('fail') ?? []),
  }
}
