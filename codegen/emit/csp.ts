import type { ContentSecurityPolicy } from '../../manifest/contract/resolved.ts'
import type { Model } from '../resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant, importTypes } from './statements.ts'

/**
 * The content security policy as data. Sources that a shipped request or fallback names may be reached in
 * demo mode too, since a build may switch to live. A source whose base URL a build may replace is no
 * directive but an override: its origin is the one to allow unless the variable names another.
 */
export const emitCsp = (model: Model) =>
  sourceFile('csp.ts', [
    importTypes('@manifest/contract/resolved.ts', ['ContentSecurityPolicy']),
    constant('contentSecurityPolicy', policyOf(model), 'ContentSecurityPolicy'),
  ])

// The hash of the empty string: emotion inserts empty style elements and fills them through insertRule.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

function policyOf(model: Model): ContentSecurityPolicy {
  const used = usedSources(model)
  const overrides = used.flatMap(({ baseUrl, baseUrlEnv }) =>
    baseUrlEnv === undefined ? [] : [{ env: baseUrlEnv, origin: originOf(baseUrl) }],
  )
  const fixed = used.filter(({ baseUrlEnv }) => baseUrlEnv === undefined).map(({ baseUrl }) => baseUrl)
  const notifications = model.app.notifications?.url ?? '/'
  const connected = notifications.startsWith('/') ? fixed : [...fixed, notifications]
  return {
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", emptyStyle],
      'img-src': ["'self'", 'data:', ...origins(model.sources.imageHosts)],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...origins(connected)],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
    overrides,
  }
}

/** The sources that requests and fallbacks name, by name. */
function usedSources({ families, sources }: Model) {
  const names = new Set<string>()
  for (const { variants } of families)
    for (const { request } of variants)
      if (request) for (const { source } of [request, ...(request.fallback ?? [])]) names.add(source)
  return [...names].sort().flatMap((name) => {
    const source = Object.hasOwn(sources.sources, name) ? sources.sources[name] : undefined
    return source === undefined ? [] : [source]
  })
}

const originOf = (url: string) => new URL(url).origin

const origins = (urls: string[]) => [...new Set(urls.map(originOf))].sort()
