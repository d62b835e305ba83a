import type { Auth, Sources } from './resolved.ts'

/** The variables of a build, by name. */
export type BuildVariables = Readonly<Record<string, unknown>>

type SourceModes = {
  mode: Sources['mode']
  sources: Readonly<Record<string, { mode?: Sources['mode'] | undefined }>>
}

/** The build's variable for one source, as in VITE_SOURCES_MODE_VIACEP. */
export const modeVariable = (source: string) =>
  `VITE_SOURCES_MODE_${source.toUpperCase().replaceAll('-', '_')}`

const isMode = (value: unknown): value is Sources['mode'] => value === 'demo' || value === 'live'

/**
 * Whether a source answers from the manifest's examples. A build may decide otherwise, for one source with
 * VITE_SOURCES_MODE_<SOURCE> or for all with VITE_SOURCES_MODE; the one for a single source takes precedence.
 */
export function sourceMode(source: string | undefined, { mode, sources }: SourceModes, env: BuildVariables) {
  const own = source === undefined ? [] : [env[modeVariable(source)]]
  const declared = source === undefined ? undefined : sources[source]?.mode
  return [...own, env.VITE_SOURCES_MODE, declared, mode].find(isMode) ?? mode
}

/** The names of the sources that a build asks for real. */
export const liveSources = (modes: SourceModes, env: BuildVariables): string[] =>
  Object.keys(modes.sources).filter((name) => sourceMode(name, modes, env) === 'live')

/** Who keeps the accounts: what VITE_AUTH_PROVIDER says, or else the manifest. */
export const authProvider = ({ provider }: Pick<Auth, 'provider'>, env: BuildVariables): Auth['provider'] =>
  env.VITE_AUTH_PROVIDER === 'oidc' || env.VITE_AUTH_PROVIDER === 'local' ? env.VITE_AUTH_PROVIDER : provider

/** Returns true if nothing in a build is real: all sources answer from examples, and the browser keeps the accounts. */
export const isDemonstration = (
  modes: SourceModes,
  auth: Pick<Auth, 'provider'>,
  env: BuildVariables,
): boolean => liveSources(modes, env).length === 0 && authProvider(auth, env) === 'local'

/** What a build's variable says, if there is one and it says anything; else what the manifest does. */
export function chooseText(variable: string | undefined, otherwise: string, env: BuildVariables): string {
  const value = variable === undefined ? undefined : env[variable]
  return typeof value === 'string' && value !== '' ? value : otherwise
}
