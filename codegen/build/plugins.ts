import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type HtmlTagDescriptor, loadEnv, type Plugin } from 'vite'
import { type Brand, brandFolder } from '../../manifest/contract/brand.ts'
import { authProvider, nameProduct } from '../../manifest/contract/build-choices.ts'
import type { LocaleSettings } from '../../manifest/contract/locale.ts'
import type { App, Auth } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../folders.mjs'
import { loadRun } from '../load/from-vite.ts'
import { unchangedRun } from '../output/fingerprint.mjs'
import { bootScriptPlugin } from './boot-script.ts'
import { demonstrationPlugin } from './demonstration-plugin.ts'
import { checkEnvironment } from './environment/check-environment.ts'
import { markBuild } from './environment/mark-build.ts'
import { importEmitted } from './import-emitted.ts'
import { fillIndexHtml } from './index-html.ts'
import { createPrerender } from './prerender.ts'
import { reporterPlugin } from './reporter.ts'

export type BuildOptions = {
  /** The layout's module, in the pages folder. */
  appLayout: string
  /**
   * Returns true if the boot script preloads the chunks of a page, given by its module. Each preloaded page
   * makes the boot script longer. Default: all pages.
   */
  shouldPreload?: (page: string) => boolean
  /** The module that exports `adaptApp`, in the pages folder. Without it the build knows only its own variables. */
  environment?: string
  /** The module that exports `prerender`, in the pages folder. Without it no page is rendered when the product is built. */
  prerender?: string
  /** The module of the script that reports errors, in the pages folder. Without it nothing is reported. */
  reporter?: string
}

/** Generates before a build, checks the environment, and adds to the built page what it needs before the app. */
export function buildPlugins(foldersAt: (root: string) => Folders, options: BuildOptions): Plugin[] {
  const { plugin: prerenderPlugin, readFirstPages } = createPrerender(foldersAt, options)
  return [
    manifestPlugin(foldersAt),
    demonstrationPlugin(foldersAt, options),
    prerenderPlugin,
    bootScriptPlugin(foldersAt, options, readFirstPages),
    reporterPlugin(foldersAt, options),
  ]
}

function manifestPlugin(foldersAt: (root: string) => Folders): Plugin {
  let folders: Folders
  let warnings = ''
  let env: Record<string, string> = {}
  let buildMark: HtmlTagDescriptor[] = []
  return {
    name: 'averigua',
    async config({ root = process.cwd() }, { command, mode }) {
      folders = foldersAt(root)
      // The emitted style sheet names the font's file without knowing where the manifest is.
      const resolve = { alias: { '@brand': join(folders.manifestDir, brandFolder) } }
      if (command !== 'build') return { resolve, define: await providerConstant(folders, root, mode) }
      warnings = await regenerateForBuild(folders, root)
      const { app } = await importEmitted<{ app: App }>(folders.outDir, 'app.ts')
      // Hosts recognise files that never change by the hexadecimal hash in their names.
      return {
        resolve,
        define: await providerConstant(folders, root, mode),
        build: { assetsDir: app.assets, rolldownOptions: { output: { hashCharacters: 'hex' as const } } },
      }
    },
    async configResolved({ command, env: given, root, base, logger }) {
      env = given
      if (command !== 'build') return
      if (warnings !== '') logger.warn(`\n${warnings}`)
      await checkEnvironment(folders.outDir, env)
      buildMark = await markBuild(folders.outDir, root, base, env)
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const [{ app }, { brand }, { localeSettings }] = await Promise.all([
          importEmitted<{ app: App }>(folders.outDir, 'app.ts'),
          importEmitted<{ brand: Brand }>(folders.outDir, 'brand.ts'),
          importEmitted<{ localeSettings: LocaleSettings }>(folders.outDir, 'locale.ts'),
        ])
        const filled = fillIndexHtml(html, { ...app, ...nameProduct(app, env) }, brand, localeSettings)
        return { html: filled, tags: buildMark }
      },
    },
  }
}

/** Defines the account provider of the build, which `deploy/configure` may replace. */
async function providerConstant({ outDir }: Folders, root: string, mode: string) {
  // In a fresh clone the development server generates it later, in `configureServer`.
  const isEmitted = existsSync(join(outDir, 'auth.ts'))
  const { authSettings } = isEmitted
    ? await importEmitted<{ authSettings: Pick<Auth, 'provider'> }>(outDir, 'auth.ts')
    : { authSettings: { provider: 'local' } as const }
  const provider = authProvider(authSettings, loadEnv(mode, root))
  return { 'import.meta.env.VITE_AUTH_PROVIDER': JSON.stringify(provider) }
}

/** Returns the report of the manifest's warnings, or an empty text. */
async function regenerateForBuild(folders: Folders, root: string): Promise<string> {
  if (unchangedRun(folders)) return ''
  const [{ runAndWrite }, { diagnosticsReport }] = await Promise.all([loadRun(), import('../report.ts')])
  const run = await runAndWrite(folders, root)
  if (!run.ok) throw new Error(`\n${diagnosticsReport(run.diagnostics)}`)
  return run.diagnostics.length > 0 ? diagnosticsReport(run.diagnostics) : ''
}
