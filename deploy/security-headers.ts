import {
  authProvider,
  type BuildVariables,
  chooseReporting,
  chooseText,
  sourceMode,
} from '../manifest/contract/build-choices.ts'
import type { ContentSecurityPolicy } from '../manifest/contract/resolved.ts'

/** Formats a policy for these build variables. It allows connections only to the origins of this build. */
export function formatPolicy(policy: ContentSecurityPolicy, env: BuildVariables): string {
  const { directives, sources, provider, providerOrigins } = policy
  const reporting = chooseReporting(policy, env)
  const live = Object.entries(sources).filter(([name]) => sourceMode(name, policy, env) === 'live')
  const reachedOrigins = [
    ...live.map(([, connection]) => connection),
    ...(authProvider({ provider }, env) === 'oidc' ? providerOrigins : []),
  ].flatMap(({ origin, env: variable }) => {
    const address = chooseText(variable, origin, env)
    return address.startsWith('/') ? [] : [new URL(address).origin]
  })
  if (reporting) reachedOrigins.push(new URL(reporting.url).origin)
  const lines = Object.entries(directives).map(([name, values]) => {
    const all = name === 'connect-src' ? [...values, ...reachedOrigins] : values
    return [name, ...new Set(all)].join(' ')
  })
  if (!reporting) return lines.join('; ')
  const reportedLines = lines.filter((line) => reportedDirectives.includes(line.split(' ', 1)[0] ?? ''))
  return `${lines.join('; ')}, ${[...reportedLines, 'report-to averigua', `report-uri ${reporting.url}`].join('; ')}`
}

/**
 * A second policy repeats these directives, and browsers send reports about it. Such a report has the whole blocked address. That of
 * an image or a request may contain what was looked up, so the page itself reports those, without the address.
 */
const reportedDirectives = ['script-src', 'style-src', 'font-src', 'worker-src', 'object-src', 'base-uri']

/** Returns the headers of every response. `npm run headers` prints the same for nginx. */
export function securityHeaders(policy: string): Record<string, string> {
  const [, reportingUrl] = / report-uri (\S+)$/.exec(policy) ?? []
  return {
    'Content-Security-Policy': policy,
    ...(reportingUrl && { 'Reporting-Endpoints': `averigua="${reportingUrl}"` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
