import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { App, RouteData } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../folders.mjs'
import { demonstrationPlugin } from './demonstration-plugin.ts'
import { importEmitted } from './import-emitted.ts'
import { escapeHtml } from './index-html.ts'

const execFileAsync = promisify(execFile)

/** The module's `prerender` returns this. */
type Rendered = {
  /** The markup of the login, if it is the same for all users. */
  login?: string
  css: string
  /** Emotion's names of the rules: those of classes, and those of global styles. */
  classNames: string[]
  globalNames: string[]
  /** The demonstration's account, if the login offers it. */
  demoEmail?: string
}

/** The rules of the first pages and the rendered login, as parts of index.html. */
export type FirstPages = { fileName: string; css: string; head: string; template: string | undefined }

type PrerenderOptions = {
  appLayout: string
  prerender?: string | undefined
  environment?: string | undefined
}

/**
 * Renders the login and the home page while the product is built. `prerender` is a module below the pages folder. The markup of the
 * login is in a `<template>`, which the boot script shows if the app would show the same login. The rules are a file, because the security
 * policy allows no inline style.
 */
export function createPrerender(foldersAt: (root: string) => Folders, options: PrerenderOptions) {
  let firstPages: Promise<FirstPages | undefined> = Promise.resolve(undefined)
  const plugin: Plugin = {
    name: 'averigua:prerender',
    apply: 'build',
    configResolved(config) {
      if (!options.prerender) return
      const bundled = bundle(config, foldersAt(config.root), options, [
        demonstrationPlugin(foldersAt, options),
      ])
      firstPages = bundled.then(run).then((rendered) => formatPages(rendered, config))
      // Reported when the page is written.
      firstPages.catch(() => {})
    },
  }
  return { plugin, readFirstPages: () => firstPages }
}

/** Returns the code that renders the pages. It has no other pages, and none of the modules that load later. */
async function bundle(
  { root, base, mode, define, resolve }: ResolvedConfig,
  { outDir, pagesDir }: Folders,
  { prerender = '', appLayout }: PrerenderOptions,
  plugins: Plugin[],
): Promise<string> {
  const [{ app }, { routes }] = await Promise.all([
    importEmitted<{ app: App }>(outDir, 'app.ts'),
    importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts'),
  ])
  const modules = routes
    .filter(({ pattern }) => pattern === app.auth.login || pattern === app.auth.home)
    .map(({ page }) => page)
  const isRendered = (source: string) =>
    modules.some((module) => source.endsWith(`/${module}`)) ||
    posix.basename(source, '.tsx') === posix.basename(appLayout)
  const { output } = (await build({
    root,
    base,
    mode,
    define: define ?? {},
    resolve: { alias: resolve.alias, tsconfigPaths: resolve.tsconfigPaths },
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [leaveOutPages(isRendered), ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: join(pagesDir, prerender),
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}

/** Renders in a process of its own: stores of the app start timers, which would keep the build waiting. */
async function run(code: string): Promise<Rendered> {
  const folder = await mkdtemp(join(tmpdir(), 'averigua-prerender-'))
  const [file, result] = [join(folder, 'prerender.mjs'), join(folder, 'result.json')]
  // A file, because the app may write to the console.
  const script = `import { writeFileSync } from 'node:fs'
import { prerender } from ${JSON.stringify(pathToFileURL(file).href)}
writeFileSync(${JSON.stringify(result)}, JSON.stringify(await prerender()))
process.exit()`
  try {
    await writeFile(file, code)
    await execFileAsync(process.execPath, ['--input-type=module', '--eval', script])
    return JSON.parse(await readFile(result, 'utf8'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

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
function formatPages(
  { login, css, classNames, globalNames, demoEmail }: Rendered,
  { base, build: { assetsDir } }: ResolvedConfig,
): FirstPages {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8)
  const fileName = `${assetsDir}/styles-${hash}.css`
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
    template: login && `<template${email}><div id="login">${login}</div>${status}</template>`,
  }
}
