import {
  authProvider,
  type BuildVariables,
  chooseText,
  sourceMode,
} from '../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../manifest/contract/resolved.ts'

/** The text of a policy in a build with these variables: it connects to what that build reaches, and to nothing else. */
export function formatPolicy(policy: ContentSecurityPolicy, env: BuildVariables): string {
  const { directives, sources, provider, providerOrigins } = policy
  const live = Object.entries(sources).filter(([name]) => sourceMode(name, policy, env) === 'live')
  const reachedOrigins = [
    ...live.map(([, connection]) => connection),
    ...(authProvider({ provider }, env) === 'oidc' ? providerOrigins : []),
  ].map(({ origin, env: variable }) => new URL(chooseText(variable, origin, env)).origin)
  return Object.entries(directives)
    .map(([name, values]) => {
      const all = name === 'connect-src' ? [...values, ...reachedOrigins] : values
      return [name, ...new Set(all)].join(' ')
    })
    .join('; ')
}

/** What every answer carries. For nginx `npm run headers` prints the same. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
