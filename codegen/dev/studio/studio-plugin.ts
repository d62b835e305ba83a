import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { frameStorageName, studioTokenMeta } from '../../../manifest/contract/studio.ts'
import type { Folders } from '../../folders.mjs'
import { answerRequest, sendJson } from './answer-request.ts'
import { bridgeLanguageServers } from './language-server.ts'
import { findApiRefusal, findForeignRefusal, findRemoteRefusal } from './security.ts'
import { createStudioContext, watchForStudio } from './server-context.ts'

/** Below Vite's base. */
const address = '__manifesto'

/** Pages by path below the address; the files are below the pages folder. */
const pages: Record<string, string> = {
  '': 'studio/studio.html',
  '/preview': 'studio/preview.html',
}

/**
 * Serves the studio in development: `/__manifesto` and its API. The app imports none of its pages, so that builds do
 * not have them. Nothing is loaded until the page is opened.
 */
export function studioPlugin(foldersAt: (root: string) => Folders): Plugin {
  let stop = () => {}
  return {
    name: 'averigua:studio',
    apply: 'serve',
    configureServer(server) {
      const folders = foldersAt(server.config.root)
      const watcher = watchForStudio(server, folders)
      const stopLanguageServers = bridgeLanguageServers(server)
      stop = () => {
        watcher.stop()
        stopLanguageServers()
      }
      server.middlewares.use(protectServer)
      server.middlewares.use(createStudioMiddleware(server, folders, watcher.start))
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: useFrameStorage, injectTo: 'head-prepend' }],
    },
    closeBundle() {
      stop()
    },
  }
}

/** A page in the studio's frame has the storage that the studio gives it, with a login. */
const useFrameStorage = `
if (parent !== self && parent.${frameStorageName})
  Object.defineProperty(self, 'localStorage', { value: parent.${frameStorageName} })
`

const refuse = (response: ServerResponse, problem: string) => sendJson(response, 403, { problem })

/**
 * Forbids other sites to frame the server's pages and to open files in the editor. It precedes Vite's own middleware,
 * which opens a file for any site.
 */
const protectServer: Connect.NextHandleFunction = (request, response, next) => {
  response.setHeader('Content-Security-Policy', "frame-ancestors 'self'")
  const isEditor = /__open-in-editor/i.test(request.url ?? '')
  const refusal = isEditor ? findForeignRefusal(request) : undefined
  if (refusal === undefined) next()
  else refuse(response, refusal)
}

function createStudioMiddleware(
  server: ViteDevServer,
  folders: Folders,
  startWatching: () => void,
): Connect.NextHandleFunction {
  const { base, logger } = server.config
  const token = randomBytes(32).toString('base64url')
  const context = createStudioContext(server, folders)
  return async (request, response, next) => {
    const path = (request.url ?? '').replace(/[?#].*$/s, '').replace(/\/$/, '')
    const below = path.startsWith(base + address) ? path.slice((base + address).length) : undefined
    if (below === undefined) return next()
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
    // Vite allows pages of other ports of this machine to read answers.
    response.removeHeader('Access-Control-Allow-Origin')
    try {
      if (below.startsWith('/api/')) {
        const refusal = findApiRefusal(request, token)
        if (refusal !== undefined) return refuse(response, refusal)
        startWatching()
        return await answerRequest(below.slice('/api/'.length), context, request, response, logger)
      }
      const file = join(folders.pagesDir, pages[below] ?? '')
      if (pages[below] === undefined || !existsSync(file)) return next()
      const refusal = findRemoteRefusal(request)
      if (refusal !== undefined) return refuse(response, refusal)
      const html = await server.transformIndexHtml(path, readFileSync(file, 'utf8'))
      response.setHeader('Content-Type', 'text/html')
      response.setHeader('Cache-Control', 'no-store')
      response.end(below === '/preview' ? html : addToken(html, token))
    } catch (error) {
      next(error)
    }
  }
}

const addToken = (html: string, token: string) =>
  html.replace('</head>', `  <meta name="${studioTokenMeta}" content="${token}" />\n  </head>`)
