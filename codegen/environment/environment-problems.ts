import { authProvider, chosenText, liveSources } from '../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../manifest/contract/resolved.ts'
import { buildVariables } from './build-variables.ts'
import { isExampleHost, isLoopback } from './hosts.ts'
import { type Environment, readAsMeant } from './read-as-meant.ts'

/**
 * Returns the mistakes in a build's variables, a line each in Portuguese; an empty list allows the build. What users type, and
 * their tokens, must not go to an address that the manifest has as an example only.
 */
export function environmentProblems(sources: Sources, auth: Auth, given: Environment): string[] {
  const { env, problems } = readAsMeant(given, buildVariables(sources, auth))
  return [
    ...problems,
    ...missingSources(sources, env),
    ...missingProvider(auth, env),
    ...unprotected(sources, auth, env),
  ]
}

/** The live sources whose address is an example. */
const missingSources = (sources: Sources, env: Environment): string[] =>
  liveSources(sources, env).flatMap((name) => {
    const { baseUrl = '', baseUrlEnv } = sources.sources[name] ?? {}
    return missingAddress(baseUrl, baseUrlEnv, {
      env,
      key: `sources.yaml: sources.${name}.baseUrl`,
      what: `o endereço da fonte ${name}, que responde de verdade`,
    })
  })

function missingProvider(auth: Auth, env: Environment): string[] {
  if (authProvider(auth, env) === 'local') return []
  const { oidc } = auth
  if (!oidc) return ['VITE_AUTH_PROVIDER: o provedor oidc pede auth.oidc no app.yaml']
  return missingAddress(oidc.authority, oidc.authorityEnv, {
    env,
    key: 'app.yaml: auth.oidc.authority',
    what: 'o endereço do provedor de login',
  })
}

type Missing = { env: Environment; key: string; what: string }

function missingAddress(declared: string, variable: string | undefined, { env, key, what }: Missing) {
  if (!isExampleHost(declared) || chosenText(variable, declared, env) !== declared) return []
  const example = `${declared} é só um exemplo`
  return [variable ? `${variable}: falta ${what}; ${example}` : `${key}: informe ${what}; ${example}`]
}

/** Live sources behind the browser's accounts, which protect nothing and have no token. */
function unprotected(sources: Sources, auth: Auth, env: Environment): string[] {
  const live = liveSources(sources, env)
  if (live.length === 0 || authProvider(auth, env) === 'oidc') return []
  const chosen = env.VITE_AUTH_PROVIDER
  if (chosen && chosen !== 'local') return []
  if (!chosen)
    return [
      `VITE_AUTH_PROVIDER: falta dizer quem guarda as contas, pois há fontes que respondem de verdade (${live.join(', ')}). Use oidc; com local elas ficam no navegador e não protegem nada`,
    ]
  const demanding = live.filter((name) => wantsToken(sources, name, env))
  if (demanding.length === 0) return []
  return [
    `VITE_AUTH_PROVIDER: use oidc, pois as contas locais não têm o token que se manda (auth: bearer) a ${demanding.join(', ')}`,
  ]
}

/** A gateway on this machine is for trying out, and needs no token. */
function wantsToken({ sources }: Sources, name: string, env: Environment): boolean {
  const { auth, baseUrl = '', baseUrlEnv } = sources[name] ?? {}
  return auth === 'bearer' && !isLoopback(chosenText(baseUrlEnv, baseUrl, env))
}
