import { statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Plugin, PreviewServer } from 'vite'
import { checkEnvironment } from '../codegen/build/environment/check-environment.ts'
import { importEmitted } from '../codegen/build/import-emitted.ts'
import { isDemonstration } from '../manifest/contract/build-choices.ts'
import type { App, ContentSecurityPolicy } from '../manifest/contract/resolved.ts'
import { formatPolicy, securityHeaders } from './security-headers.ts'
import { cacheControl, guessContentType, isFilePath } from './static-files.ts'

/**
 * Makes `vite preview` a static host with the headers and responses of `nginx.conf`. `generated` is codegen's
 * output folder.
 */
export function servePreview(generated: string): Plugin {
  return {
    name: 'averigua:serve-preview',
    async configurePreviewServer(server) {
      const { root, build, env, base } = server.config
      const emitted = resolve(root, generated)
      await checkEnvironment(emitted, env)
      const [{ app }, { contentSecurityPolicy }] = await Promise.all([
        importEmitted<{ app: App }>(emitted, 'app.ts'),
        importEmitted<{ contentSecurityPolicy: ContentSecurityPolicy }>(emitted, 'csp.ts'),
      ])
      const headers = securityHeaders(formatPolicy(contentSecurityPolicy, env))
      const folder = resolve(root, build.outDir)
      server.middlewares.use((request, response, next) => {
        const path = readPath(request.url)
        const appPath = path?.startsWith(base) ? path.slice(base.length - 1) : undefined
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
        if (path === undefined) return refuse(response, 400)
        if (`${path}/` === base) return redirect(response, base)
        if (appPath === undefined) return refuse(response, 404)
        response.setHeader('Cache-Control', cacheControl(appPath))
        if (!isFilePath(appPath, app.assets)) return next()
        if (!isExistingFile(join(folder, appPath))) return refuse(response, 404)
        const type = guessContentType(appPath)
        if (type) response.setHeader('Content-Type', type)
        next()
      })
      const { seedUser } = app.auth
      const account = isDemonstration(contentSecurityPolicy, contentSecurityPolicy, env)
        ? seedUser
        : undefined
      server.httpServer.once('listening', () => announce(server, app.product, account))
    },
  }
}

/**
 * Returns the decoded path of a request, or `undefined` if it is malformed, contains NUL, or leaves the
 * folder.
 */
function readPath(url = '/'): string | undefined {
  const [encoded = ''] = url.split(/[?#]/)
  const path = decodeText(encoded)
  if (!path?.startsWith('/') || path.includes('\0')) return undefined
  // Browsers resolve dots, but not behind an encoded slash.
  return path.split(/[/\\]/).includes('..') ? undefined : path
}

function decodeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Returns false also for names that are too long for the file system. */
function isExistingFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const textByStatus = { 400: 'Bad Request', 404: 'Not Found', 405: 'Method Not Allowed' }

function refuse(response: ServerResponse, status: keyof typeof textByStatus) {
  response.statusCode = status
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Content-Type', 'text/plain; charset=utf-8')
  if (status === 405) response.setHeader('Allow', 'GET, HEAD')
  response.end(`${textByStatus[status]}\n`)
}

/** Redirects to the app's path, which ends with a slash. */
function redirect(response: ServerResponse, location: string) {
  response.statusCode = 302
  response.setHeader('Cache-Control', 'no-cache')
  response.setHeader('Location', location)
  response.end()
}

/** Prints the address and, in demo mode, the login. */
function announce({ config, httpServer }: PreviewServer, product: string, account: App['auth']['seedUser']) {
  const address = httpServer.address()
  if (address === null || typeof address === 'string') return
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  const login = account ? `\n  Demonstração: ${account.email}  senha: ${account.password}` : ''
  config.logger.info(`\n  ${product}: http://${host}:${address.port}${config.base}${login}\n`)
}
