import { authProvider, chosenText } from '../../manifest/contract/build-choices.ts'
import type { Auth, Sources } from '../../manifest/contract/resolved.ts'
import { absoluteUrl } from '../../manifest/schema/url.ts'

type Environment = Record<string, string | undefined>

const modes = ['demo', 'live']

/** What a build's environment says wrongly: a line a variable, in Portuguese; empty when all is well. */
export function environmentProblems(sources: Sources, auth: Auth, env: Environment): string[] {
  return [...sourceProblems(sources, env), ...providerProblems(auth, env)]
}

function sourceProblems({ sources }: Sources, env: Environment): string[] {
  const urls = Object.values(sources).flatMap(({ baseUrlEnv }) => {
    const url = baseUrlEnv === undefined ? undefined : env[baseUrlEnv]
    if (!baseUrlEnv || !url) return []
    const { error } = absoluteUrl.safeParse(url)
    return error ? [`${baseUrlEnv}: ${error.issues[0]?.message}`] : []
  })
  const variables = Object.keys(env).filter((name) => name.startsWith('VITE_SOURCES_MODE'))
  const wrong = variables.filter((name) => env[name] && !modes.includes(env[name]))
  return [...urls, ...wrong.map((name) => `${name}: use demo ou live`)]
}

const providers = ['local', 'oidc']

function providerProblems(auth: Auth, env: Environment): string[] {
  const { VITE_AUTH_PROVIDER: provider } = env
  if (provider && !providers.includes(provider)) return ['VITE_AUTH_PROVIDER: use local ou oidc']
  if (authProvider(auth, env) === 'local') return []
  const { oidc } = auth
  if (!oidc) return ['VITE_AUTH_PROVIDER: o provedor oidc pede auth.oidc no app.yaml']
  const { authorityEnv = 'auth.oidc.authority', clientIdEnv } = oidc
  const authority = chosenText(oidc.authorityEnv, oidc.authority, env)
  return [
    ...(isSafeAddress(authority) ? [] : [`${authorityEnv}: use um endereço com https, ou http em localhost`]),
    ...(clientIdEnv && env[clientIdEnv]?.trim() === ''
      ? [`${clientIdEnv}: informe o nome do painel no provedor`]
      : []),
  ]
}

/** Codes and tokens pass there: only this machine may be spoken to in the clear. */
function isSafeAddress(address: string): boolean {
  if (absoluteUrl.safeParse(address).error) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
