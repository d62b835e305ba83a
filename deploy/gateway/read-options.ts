import { UsageError } from '../../codegen/cli/options.mjs'
import type { Failure } from './failures.ts'
import { givenOptions, type OptionName } from './given-options.ts'
import type { Limit } from './limits.ts'
import { addressIn, failuresIn, limitIn, wholeNumber } from './option-values.ts'

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
  const given = givenOptions(args)
  const one = (name: OptionName): string | undefined => given.get(name)?.[0]
  const issuer = one('issuer') === undefined ? undefined : addressIn('issuer', one('issuer') ?? '').href
  const [audience, rolesClaim] = [one('audience'), one('roles-claim')]
  if (issuer !== undefined && audience === undefined) throw new UsageError('--issuer pede também --audience')
  if (issuer === undefined && (audience ?? rolesClaim) !== undefined)
    throw new UsageError('--audience e --roles-claim só valem com --issuer')
  const [limit, origin] = [one('limit'), one('origin')]
  return {
    help: given.has('help'),
    port: wholeNumber('port', one('port') ?? '4190', 65_535),
    sources: given.get('source') ?? [],
    manifest: one('manifest'),
    issuer,
    audience,
    rolesClaim,
    limit: limit === undefined ? undefined : limitIn(limit),
    origin: origin === undefined ? undefined : addressIn('origin', origin).origin,
    delayMs: wholeNumber('delay', one('delay') ?? '0', 600_000),
    failures: failuresIn(given.get('fail') ?? []),
  }
}
