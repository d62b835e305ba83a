import { authProvider, chooseText, liveSources } from '../../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../../manifest/contract/resolved.ts'
import { buildVariables, correctEnvironment, type Environment } from './build-variables.ts'

/**
 * Returns the errors in a build's variables, one line each in Portuguese. An empty list allows the build.
 * User input and tokens must not go to an example URL of the manifest.
 */
export function findEnvironmentErrors(sources: Sources, auth: Auth, given: Environment): string[] {
  const { env, errors } = correctEnvironment(given, buildVariables(sources, auth))
  return [
    ...errors,
    ...findMissingSourceUrls(sources, env),
    ...findMissingProviderUrl(auth, env),
    ...findUnprotectedSources(sources, auth, env),
  ]
}

/** Live sources with an example URL. */
const findMissingSourceUrls = (sources: Sources, env: Environment): string[] =>
  liveSources(sources, env).flatMap((name) => {
    const { baseUrl = '', baseUrlEnv } = sources.sources[name] ?? {}
    return findMissingAddress(baseUrl, baseUrlEnv, {
      env,
      key: `sources.yaml: sources.${name}.baseUrl`,
      what: `o endereço da fonte ${name}, que responde de verdade`,
    })
  })

function findMissingProviderUrl(auth: Auth, env: Environment): string[] {
  if (authProvider(auth, env) === 'local') return []
  const { oidc } = auth
  if (!oidc) return ['VITE_AUTH_PROVIDER: o provedor oidc pede auth.oidc no app.yaml']
  return findMissingAddress(oidc.authority, oidc.authorityEnv, {
    env,
    key: 'app.yaml: auth.oidc.authority',
    what: 'o endereço do provedor de login',
  })
}

type MissingAddress = { env: Environment; key: string; what: string }

function findMissingAddress(
  declared: string,
  variable: string | undefined,
  { env, key, what }: MissingAddress,
) {
  if (!isExampleHost(declared) || chooseText(variable, declared, env) !== declared) return []
  const example = `${declared} é só um exemplo`
  return [variable ? `${variable}: falta ${what}; ${example}` : `${key}: informe ${what}; ${example}`]
}

/** Live sources with local accounts, which protect nothing and have no token. */
function findUnprotectedSources(sources: Sources, auth: Auth, env: Environment): string[] {
  const live = liveSources(sources, env)
  if (live.length === 0 || authProvider(auth, env) === 'oidc') return []
  const chosen = env.VITE_AUTH_PROVIDER
  if (chosen && chosen !== 'local') return []
  if (!chosen)
    return [
      `VITE_AUTH_PROVIDER: falta dizer quem guarda as contas, pois há fontes que respondem de verdade (${live.join(', ')}). Use oidc; com local elas ficam no navegador e não protegem nada`,
    ]
  const sourcesWithToken = live.filter((name) => requiresToken(sources, name, env))
  if (sourcesWithToken.length === 0) return []
  return [
    `VITE_AUTH_PROVIDER: use oidc, pois as contas locais não têm o token que se manda (auth: bearer) a ${sourcesWithToken.join(', ')}`,
  ]
}

/** A gateway on this machine is for tests and needs no token. */
function requiresToken({ sources }: Sources, name: string, env: Environment): boolean {
  const { auth, baseUrl = '', baseUrlEnv } = sources[name] ?? {}
  return auth === 'bearer' && !isLoopback(chooseText(baseUrlEnv, baseUrl, env))
}

const reservedHostPattern = /(?:^|\.)(?:test|example|invalid|example\.(?:com|net|org))$/

const readHost = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '')

/** Returns true if the host's name is reserved for examples and tests (RFC 2606). */
export const isExampleHost = (address: string): boolean => reservedHostPattern.test(readHost(address))

/** Returns true if the address is on this machine. */
const isLoopback = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(readHost(address))
