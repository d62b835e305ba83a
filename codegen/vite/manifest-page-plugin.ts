import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ManifestPage } from '../../manifest/contract/manifest-page.ts'
import type { Folders } from '../output/fingerprint.mjs'

/** Below Vite's base. */
const address = '__manifesto'

/** Notifies open tabs that the manifest has changed. They fetch it when they are ready. */
const changedEvent = 'averigua:manifest-page'

const debounceMs = 60

/**
 * Serves the living catalogue in development: `/__manifesto` shows every part of the manifest with its
 * position. The page is `manifest-page/page.html` in the pages folder, its frames are
 * `manifest-page/preview.html`. The app imports neither, so that builds do not have them. Nothing runs until
 * the page is opened.
 */
export function manifestPagePlugin(foldersAt: (root: string) => Folders): Plugin {
  let stopWatching = () => {}
  return {
    name: 'averigua:manifest-page',
    apply: 'serve',
    configureServer(server) {
      const { root, base } = server.config
      const folders = foldersAt(root)
      const data = createPageData(server, folders)
      stopWatching = () => data.stop()
      const pages: Record<string, string> = {
        [base + address]: 'manifest-page/page.html',
        [`${base + address}/preview`]: 'manifest-page/preview.html',
      }
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/, '').replace(/\/$/, '')
        const file = join(folders.pagesDir, pages[path] ?? '')
        try {
          if (path === `${base + address}/data.json`) {
            response.setHeader('Content-Type', 'application/json')
            return response.end(JSON.stringify(await data.read()))
          }
          if (pages[path] === undefined || !existsSync(file)) return next()
          response.setHeader('Content-Type', 'text/html')
          response.end(await server.transformIndexHtml(path, readFileSync(file, 'utf8')))
        } catch (error) {
          next(error)
        }
      })
    },
    closeBundle() {
      stopWatching()
    },
  }
}

/** Reads the page's data. The first read starts watching, and each change discards the data. */
function createPageData(server: ViteDevServer, folders: Folders) {
  let page: ManifestPage | undefined
  let read: Promise<() => ManifestPage> | undefined
  let timer: NodeJS.Timeout | undefined
  let stop = () => {}

  const onChange = (path: string) => {
    if (path.startsWith(folders.outDir)) return
    page = undefined
    clearTimeout(timer)
    timer = setTimeout(() => server.ws.send(changedEvent), debounceMs)
  }

  const start = async () => {
    const [{ createManifestPageReader: manifestPageReader }, { watchFolders }] = await Promise.all([
      import('../tools/manifest-page/manifest-page.ts'),
      import('../watch/watch-folders.ts'),
    ])
    stop = watchFolders([folders.manifestDir, folders.pagesDir], onChange)
    return manifestPageReader(folders, server.config.root)
  }

  return {
    async read() {
      read ??= start()
      const readNow = await read
      page ??= readNow()
      return page
    },
    stop() {
      clearTimeout(timer)
      stop()
    },
  }
}
