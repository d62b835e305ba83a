import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { App, RouteData } from '../../../manifest/contract/resolved.ts'
import type { Folders } from '../../output/fingerprint.mjs'
import { importEmitted } from '../import-emitted.ts'
import { bootScript } from './boot-script.ts'
import { noChunks, routeChunks } from './route-chunks.ts'

const devPath = '@averigua/boot.js'

/**
 * Puts the boot script in front of the page: it applies the stored theme and begins to load the chunks of
 * the path asked for. A file of its own, because the security policy allows no inline script. `appLayout` is
 * the module of the layout around app routes, below the pages folder; of a page that
 * `shouldPreload` denies, or that not everyone may see, only that is loaded.
 */
export function bootScriptPlugin(
  foldersAt: (root: string) => Folders,
  { appLayout, shouldPreload = () => true }: BootScriptOptions,
): Plugin {
  let folders: Folders
  let base = '/'
  let assets = ''
  let isBuild = false
  return {
    name: 'averigua:boot-script',
    configResolved(config) {
      folders = foldersAt(config.root)
      base = config.base
      assets = config.build.assetsDir
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== base + devPath) return next()
        try {
          const { app } = await importEmitted<{ app: App }>(folders.outDir, 'app.ts')
          response.setHeader('Content-Type', 'text/javascript')
          response.end(await bootScript(folders.pagesDir, app, noChunks))
        } catch (error) {
          next(error)
        }
      })
    },
    transformIndexHtml() {
      if (isBuild) return []
      return [{ tag: 'script', attrs: { src: base + devPath }, injectTo: 'body-prepend' }]
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { app } = await importEmitted<{ app: App }>(folders.outDir, 'app.ts')
        const { routes } = await importEmitted<{ routes: RouteData[] }>(folders.outDir, 'routes.ts')
        const preloadedRoutes = routes.filter((route) => shouldPreload(route.page) && isUnrestricted(route))
        const chunks = routeChunks(
          preloadedRoutes,
          bundle,
          listLazyModules(folders),
          join(folders.pagesDir, appLayout),
          base,
        )
        const source = await bootScript(folders.pagesDir, app, chunks)
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `${assets}/boot-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        addToPage(bundle, `<script src="${base}${fileName}"></script>`)
      },
    },
  }
}

/** What only some may see is not loaded before it is known who asks. */
const isUnrestricted = ({ access, variantAccess }: RouteData) => !access && !variantAccess

type BootScriptOptions = { appLayout: string; shouldPreload?: (page: string) => boolean }

const listLazyModules =
  ({ pagesDir, outDir }: Folders) =>
  ({ page, family }: RouteData) => [
    join(pagesDir, page),
    ...(family === undefined ? [] : [join(outDir, 'consultas', family)]),
  ]

/** After the page has been made: a blocking script, first in the body. */
function addToPage(bundle: Rolldown.OutputBundle, tag: string) {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  page.source = String(page.source).replace(/<body[^>]*>/, (body) => `${body}\n    ${tag}`)
}
