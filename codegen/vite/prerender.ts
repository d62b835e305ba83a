import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { App, RouteData } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../output/fingerprint.mjs'
import { demonstrationPlugin } from './demonstration-plugin.ts'
import { importEmitted } from './import-emitted.ts'
import { escapeHtml } from './index-html.ts'

/** The export `prerenderLogin` of the module that renders the login. */
type PrerenderLogin = () => Promise<Rendered | undefined>

type Rendered = {
  html: string
  css: string
  /** Emotion's names of the rules: those of classes, and those of global styles. */
  classNames: string[]
  globalNames: string[]
  /** The demonstration's account, if the login offers it. */
  demoEmail: string | undefined
}

/** The rendered login as parts of index.html. */
export type PrerenderedLogin = { fileName: string; css: string; head: string; template: string }

type PrerenderOptions = { prerender?: string | undefined; environment?: string | undefined }

/**
 * Renders the login while the product is built. `prerender` is a module below the pages folder. The markup is in a `<template>`,
 * which the boot script shows if it is true for the user. The rules are a file, because the security policy allows no inline style.
 */
export function createPrerender(foldersAt: (root: string) => Folders, options: PrerenderOptions) {
  let login: Promise<PrerenderedLogin | undefined> = Promise.resolve(undefined)
  const plugin: Plugin = {
    name: 'averigua:prerender',
    apply: 'build',
    configResolved(config) {
      const { prerender } = options
      if (!prerender) return
      const folders = foldersAt(config.root)
      login = renderLogin(config, folders, join(folders.pagesDir, prerender), [
        demonstrationPlugin(foldersAt, options),
      ]).then((rendered) => rendered && formatLogin(rendered, config))
      // Reported when the page is written.
      login.catch(() => {})
    },
  }
  return { plugin, readLogin: () => login }
}

async function renderLogin(
  { root, base, mode, define, resolve }: ResolvedConfig,
  { outDir }: Folders,
  input: string,
  plugins: Plugin[],
): Promise<Rendered | undefined> {
  const [{ app }, { routes }] = await Promise.all([
    importEmitted<{ app: App }>(outDir, 'app.ts'),
    importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts'),
  ])
  const page = routes.find(({ pattern }) => pattern === app.auth.login)?.page
  const { output } = (await build({
    root,
    base,
    mode,
    define: define ?? {},
    resolve: { alias: resolve.alias, tsconfigPaths: resolve.tsconfigPaths },
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leaveOutPages((source) => source.endsWith(`/${page}`)), ...plugins],
    ssr: { noExternal: true },
    build: { ssr: input, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  })) as Rolldown.RolldownOutput
  const code = encodeURIComponent(output[0].code)
  const { prerenderLogin } = (await import(`data:text/javascript,${code}`)) as {
    prerenderLogin: PrerenderLogin
  }
  return prerenderLogin()
}

/** Only the login is rendered, so that only its code is bundled. */
const leaveOutPages = (isRendered: (source: string) => boolean): Plugin => ({
  name: 'averigua:leave-out-pages',
  enforce: 'pre',
  resolveId: (source, _, { kind }) =>
    kind === 'dynamic-import' && !isRendered(source) ? { id: source, external: true } : undefined,
})

/**
 * Formats the parts of index.html. When emotion starts, it reads the names of rules that are there from `style` elements, and does not
 * add them again.
 */
function formatLogin(
  { html, css, classNames, globalNames, demoEmail }: Rendered,
  { base, build: { assetsDir } }: ResolvedConfig,
): PrerenderedLogin {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const fileName = `${assetsDir}/login-${hash}.css`
  const marks = [`css ${classNames.join(' ')}`, ...globalNames.map((name) => `css-global ${name}`)]
  const email = demoEmail === undefined ? '' : ` data-demo-email="${escapeHtml(demoEmail)}"`
  const status = '<p class="boot-wait boot-delayed" role="status">Carregando...</p>'
  return {
    fileName,
    css,
    head: [
      `<link rel="stylesheet" href="${base}${fileName}">`,
      ...marks.map((mark) => `<style data-emotion="${mark}"></style>`),
    ].join('\n    '),
    template: `<template${email}><div id="login">${html}</div>${status}</template>`,
  }
}
