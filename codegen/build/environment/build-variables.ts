import { modeVariable } from '../../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { baseAddress, headerAddress, privateAddress } from '../../../manifest/schema/url.ts'
import { suggest } from '../../diagnostics/suggest.ts'

/** The allowed values of a variable: one of these words, a URL, a URL for headers, or any text. */
type VariableKind = readonly string[] | 'address' | 'privateAddress' | 'headerAddress' | 'text'

type BuildVariableKinds = Map<string, VariableKind>

const addresses = { address: baseAddress, privateAddress, headerAddress }

const modes = ['demo', 'live']

const providers = ['local', 'oidc']

/** Returns the variables that a build of this manifest reads. */
export function buildVariables({ sources }: Sources, { oidc }: Auth): BuildVariableKinds {
  const declaredVariables: (readonly [string | undefined, VariableKind])[] = [
    ['VITE_SOURCES_MODE', modes],
    ['VITE_AUTH_PROVIDER', providers],
    ['VITE_PRODUCT', 'text'],
    ['VITE_REPORTING_URL', 'headerAddress'],
    ...Object.keys(sources).map((name) => [modeVariable(name), modes] as const),
    ...Object.values(sources).map(
      ({ baseUrlEnv, allowHttp }) => [baseUrlEnv, allowHttp ? 'privateAddress' : 'address'] as const,
    ),
    [oidc?.authorityEnv, 'address'],
    [oidc?.clientIdEnv, 'text'],
  ]
  return new Map(
    declaredVariables.flatMap(([name, kind]) => (name === undefined ? [] : [[name, kind] as const])),
  )
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Returns the variables that a build of this manifest reads and that have a value. */
export function pickVariables(sources: Sources, auth: Auth, env: Environment): Record<string, string> {
  const names = [...buildVariables(sources, auth).keys()]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name]
      return value ? [[name, value] as const] : []
    }),
  )
}

/**
 * An environment with corrected variables, so that each error is reported once, next to the other errors.
 */
export type CorrectedEnvironment = { env: Environment; errors: string[] }

/** The prefix of variables that only this product has. */
const productPrefix = 'VITE_SOURCES_MODE'

/** Finds misspelt names and invalid values, and suggests corrections. */
export function correctEnvironment(given: Environment, variables: BuildVariableKinds): CorrectedEnvironment {
  const env: Record<string, string | undefined> = { ...given }
  const errors: string[] = []
  for (const [name, value] of Object.entries(given)) {
    if (!name.startsWith('VITE_') || !value || variables.has(name)) continue
    const meant = suggestName(name, variables)
    if (meant === undefined && !name.startsWith(productPrefix)) continue
    errors.push(`${name}: esta variável não existe${meant ? `; você quis dizer ${meant}?` : ''}`)
    if (meant && !env[meant]) env[meant] = value
  }
  for (const [name, kind] of variables) {
    const value = env[name]
    if (!value) continue
    const error = findValueError(value, kind)
    if (error) errors.push(`${name}: ${error}`)
    if (error && typeof kind !== 'string') env[name] = suggest(value, kind) ?? value
  }
  return { env, errors }
}

/** Names are compared without their common prefix and without underscores. */
const stripPrefix = (name: string) => name.replace(/^VITE_/, '').replaceAll('_', '')

function suggestName(name: string, variables: BuildVariableKinds): string | undefined {
  const names = new Map(Array.from(variables.keys(), (variable) => [stripPrefix(variable), variable]))
  const meant = suggest(stripPrefix(name), names.keys())
  return meant === undefined ? undefined : names.get(meant)
}

function findValueError(value: string, kind: VariableKind): string | undefined {
  if (kind === 'text') return value.trim() === '' ? 'está em branco' : undefined
  if (typeof kind === 'string') return addresses[kind].safeParse(value).error?.issues[0]?.message
  return kind.includes(value) ? undefined : `use ${kind.join(' ou ')}`
}
