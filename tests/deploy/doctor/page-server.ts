import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { escapeHtml } from '../../../codegen/build/index-html.ts'
import { configurePage } from '../../../deploy/configure/configure-page.ts'
import { resolveEnvironment } from '../../../deploy/configure/environment.ts'
import { formatPolicy, securityHeaders } from '../../../deploy/security-headers.ts'
import { cacheControl } from '../../../deploy/static-files.ts'
import { app } from '../../../src/generated/app.ts'
import { authSettings } from '../../../src/generated/auth.ts'
import { contentSecurityPolicy } from '../../../src/generated/csp.ts'
import { sources } from '../../../src/generated/sources.ts'

const mark = { version: '0.0.0', builtAt: '2026-11-24T00:00:00.000Z', base: '/', variables: {} }

const template = `<!DOCTYPE html>
<html>
  <head>
    <meta charset="UTF-8" />
    <meta name="averigua-build" content="${escapeHtml(JSON.stringify(mark))}" />
    <title>Averigua</title>
    <script type="module" src="/dash/first-01234567.js"></script>
  </head>
  <body><strong>Averigua</strong></body>
</html>
`

const defaultPage = '<!DOCTYPE html><title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>'

/** A mistake in the set-up of the server. */
export type PageMistake =
  | 'default-site'
  | 'no-policy'
  | 'two-policies'
  | 'no-nosniff'
  | 'cached-page'
  | 'uncached-files'
  | 'uncompressed'
  | 'no-routes'
  | 'page-for-missing-file'

/** Starts a server with a configured page, as nginx serves it, on loopback. */
export async function startPageServer(port: number, variables: Record<string, string>) {
  let mistake: PageMistake | undefined
  const has = (name: PageMistake) => mistake === name
  const env = resolveEnvironment({ sources, authSettings }, {}, variables)
  const page = configurePage(template, app, env)
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(
    formatPolicy(contentSecurityPolicy, env),
  )

  const server = createServer(({ url = '/' }, response) => {
    for (const [name, value] of Object.entries(others))
      if (!(has('no-nosniff') && name === 'X-Content-Type-Options')) response.setHeader(name, value)
    if (!has('no-policy'))
      response.setHeader(
        'Content-Security-Policy',
        has('two-policies') ? [policy, "default-src 'self'"] : policy,
      )
    if (has('default-site')) return response.end(defaultPage)
    const isFile = url.startsWith('/dash/')
    const isKnown = url === '/dash/first-01234567.js'
    if (isFile && !isKnown && !has('page-for-missing-file')) return response.writeHead(404).end()
    if (!isFile && url !== '/' && has('no-routes')) return response.writeHead(404).end()
    const isBadlyCached = has(isKnown ? 'uncached-files' : 'cached-page')
    response.setHeader('Cache-Control', isBadlyCached ? 'max-age=600' : cacheControl(url))
    if (!isKnown) return response.end(page)
    if (has('uncompressed')) return response.end('export {}')
    response.setHeader('Content-Encoding', 'gzip')
    response.end(gzipSync('export {}'))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    makeMistake(next: PageMistake | undefined) {
      mistake = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
