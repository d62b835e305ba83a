import type { ContentSecurityPolicy } from '../manifest/contract/resolved.ts'

/** The text of a policy. `env` names the origins that a build puts in the place of some sources' own. */
export function policyText(
  { directives, overrides }: ContentSecurityPolicy,
  env: Record<string, string | undefined>,
): string {
  const replaceable = overrides.map((override) => {
    const url = env[override.env]
    return url ? new URL(url).origin : override.origin
  })
  return Object.entries(directives)
    .map(([name, values]) => {
      const all = name === 'connect-src' ? [...values, ...replaceable] : values
      return [name, ...new Set(all)].join(' ')
    })
    .join('; ')
}

/** What every answer carries. `nginx.conf` has the same; a test compares them. */
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
