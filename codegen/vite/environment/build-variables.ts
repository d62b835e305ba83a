import { modeVariable } from '../../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'

/** The allowed values of a variable: one of these words, the address of a service, or any text. */
type VariableKind = readonly string[] | 'address' | 'text'

const modes = ['demo', 'live']

const providers = ['local', 'oidc']

/** Returns the variables that a build of this manifest reads. */
export function buildVariables({ sources }: Sources, { oidc }: Auth): Map<string, VariableKind> {
  const declaredVariables: (readonly [string | undefined, VariableKind])[] = [
    ['VITE_SOURCES_MODE', modes],
    ['VITE_AUTH_PROVIDER', providers],
    ...Object.keys(sources).map((name) => [modeVariable(name), modes] as const),
    ...Object.values(sources).map(({ baseUrlEnv }) => [baseUrlEnv, 'address'] as const),
    [oidc?.authorityEnv, 'address'],
    [oidc?.clientIdEnv, 'text'],
  ]
  return new Map(
    declaredVariables.flatMap(([name, kind]) => (name === undefined ? [] : [[name, kind] as const])),
  )
}
