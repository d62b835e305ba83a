import {
  authProvider,
  type BuildVariables,
  chooseText,
  sourceMode,
} from '../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../manifest/contract/resolved.ts'

/** Formats a policy for these build variables. It allows connections only to the origins of this build. */
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

/** Returns the headers of every response. `npm run headers` prints the same for nginx. */
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
