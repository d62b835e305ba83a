import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minifySync, type Plugin, type Rolldown, transformWithOxc } from 'vite'
import type { BootData } from '../../manifest/contract/boot-data.ts'
import type { App, RouteData } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../folders.mjs'
import { importEmitted } from './import-emitted.ts'
import type { FirstPages } from './prerender.ts'
import { type BuiltRoutes, noChunks, routeChunks } from './route-chunks.ts'

const devPath = '@averigua/boot.js'

/**
 * Adds the boot script to the page. It applies the stored theme and starts loading the chunks of the
 * requested path. It is a separate file, because the security policy allows no inline scripts. `appLayout` is
 * the layout's module, below the pages folder. If `shouldPreload` rejects a page, or access to it is
 * restricted, only the layout is preloaded.
 */
export function bootScriptPlugin(
  foldersAt: (root: string) => Folders,
  { appLayout, shouldPreload = () => true }: BootScriptOptions,
  readFirstPages: () => Promise<FirstPages | undefined>,
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
          response.end(await bootScript(folders.pagesDir, app, noChunks, base))
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
        const firstPages = await readFirstPages()
        // The script needs all public routes, because all other paths lead to the login.
        const preloadedRoutes = routes.filter(
          (route) => route.layout === 'public' || (shouldPreload(route.page) && isUnrestricted(route)),
        )
        const chunks = routeChunks(
          preloadedRoutes,
          bundle,
          listLazyModules(folders),
          join(folders.pagesDir, appLayout),
          base,
        )
        const scripts = firstPages?.template ? ['app/boot.ts', 'app/boot-login.ts'] : ['app/boot.ts']
        const source = await bootScript(folders.pagesDir, app, chunks, base, scripts)
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `${assets}/boot-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        if (firstPages)
          this.emitFile({ type: 'asset', fileName: firstPages.fileName, source: firstPages.css })
        // The script finds the login in front of it.
        addToPage(
          bundle,
          `${firstPages?.template ?? ''}<script src="${base}${fileName}"></script>`,
          firstPages?.head,
        )
      },
    },
  }
}

/** Restricted pages load after the app knows the user. */
const isUnrestricted = ({ access, variantAccess }: RouteData) => !access && !variantAccess

type BootScriptOptions = { appLayout: string; shouldPreload?: (page: string) => boolean }

const listLazyModules =
  ({ pagesDir, outDir }: Folders) =>
  ({ page, family }: RouteData) => [
    join(pagesDir, page),
    ...(family === undefined ? [] : [join(outDir, 'consultas', family)]),
  ]

/** Adds elements at the start of the body and at the end of the head, after Vite has built the page. */
function addToPage(bundle: Rolldown.OutputBundle, body: string, head = '') {
  const page = bundle['index.html']
  if (page?.type !== 'asset') throw new Error('The build has no index.html')
  page.source = String(page.source)
    .replace(/<body[^>]*>/, (tag) => `${tag}\n    ${body}`)
    .replace('</head>', (tag) => `  ${head}\n  ${tag}`)
}

/** Returns the boot script as a classic script, with its data in front. */
export async function bootScript(
  pagesDir: string,
  app: App,
  chunks: BuiltRoutes,
  base = '/',
  scripts = ['app/boot.ts'],
): Promise<string> {
  const bodies = await Promise.all(scripts.map((script) => compile(join(pagesDir, script))))
  const body = bodies.join('\n')
  const script = `(() => {\nconst bootData = ${JSON.stringify(buildBootData(app, chunks, base))}\n${body}\n})()`
  return minifySync('boot.js', script, { module: false }).code
}

async function compile(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false })
  return code.replace(/^export \{\};?$/m, '')
}

function buildBootData(
  { storagePrefix, preferences, auth }: App,
  chunks: BuiltRoutes,
  base: string,
): BootData {
  const { darkMode, skin, isRTL, isMonochrome } = preferences
  return {
    storagePrefix,
    preferences: { darkMode, skin, isRTL, isMonochrome },
    login: auth.login,
    base,
    ...chunks,
  }
}
