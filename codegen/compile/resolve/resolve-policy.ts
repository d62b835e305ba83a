import type { Connection, ContentSecurityPolicy } from '../../../manifest/contract/resolved.ts'
import type { Model } from './model.ts'

// The hash of the empty string: emotion inserts empty style elements and fills them through insertRule.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

type PolicyParts = Pick<Model, 'app' | 'auth' | 'families' | 'reporting' | 'routes' | 'sources'>

/** The demos show a film of their own; the product plays no media. */
const isDemo = ({ page }: { page: string }) => page.startsWith('demos/')

/**
 * Returns the content security policy. A build decides which sources and which login provider it reaches, so their origins are
 * beside the directives.
 */
export function resolvePolicy(model: PolicyParts): ContentSecurityPolicy {
  const { provider, oidc } = model.auth
  return {
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", emptyStyle],
      'img-src': ["'self'", 'data:', ...listOrigins(model.sources.imageHosts)],
      'font-src': ["'self'"],
      ...(model.routes.some(isDemo) ? { 'media-src': ["'self'"] } : {}),
      'connect-src': ["'self'", ...listOrigins(listOtherHosts(model.app.notifications?.url))],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
    mode: model.sources.mode,
    sources: Object.fromEntries(listUsedSources(model)),
    provider,
    providerOrigins: oidc
      ? [
          buildConnection(oidc.authority, oidc.authorityEnv),
          ...[...oidc.origins, ...listOtherHosts(oidc.tokenUrl)].map((url) => buildConnection(url)),
        ]
      : [],
    ...(model.reporting && { reporting: model.reporting }),
  }
}

/** Returns the sources that requests and fallbacks name, sorted by name. */
function listUsedSources({ families, sources }: PolicyParts) {
  const names = new Set<string>()
  for (const { variants } of families)
    for (const { request } of variants)
      if (request) for (const { source } of [request, ...(request.fallback ?? [])]) names.add(source)
  return [...names].sort().flatMap((name) => {
    const source = Object.hasOwn(sources.sources, name) ? sources.sources[name] : undefined
    if (source === undefined) return []
    const { baseUrl, baseUrlEnv, mode } = source
    return [[name, { ...buildConnection(baseUrl, baseUrlEnv), ...(mode ? { mode } : {}) }] as const]
  })
}

/** A path of this site is its own origin, which `'self'` allows. */
const buildConnection = (url: string, env?: string): Connection => ({
  origin: url.startsWith('/') ? '/' : parseOrigin(url),
  ...(env === undefined ? {} : { env }),
})

/** Returns an address unless it is a path of this site or absent. */
const listOtherHosts = (address = '/') => (address.startsWith('/') ? [] : [address])

const parseOrigin = (url: string) => new URL(url).origin

const listOrigins = (urls: string[]) => [...new Set(urls.map(parseOrigin))].sort()
