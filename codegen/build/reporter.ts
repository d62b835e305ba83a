import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, loadEnv, type Plugin, type Rolldown } from 'vite'
import { chooseReporting } from '../../manifest/contract/build-choices.ts'
import type { App, ContentSecurityPolicy, RouteData } from '../../manifest/contract/resolved.ts'
import type { Folders } from '../folders.mjs'
import { importEmitted } from './import-emitted.ts'
import { addReporter } from './index-html.ts'

/**
 * Builds the script that reports errors, and adds it to the page if this build reports them. `deploy/configure` adds or removes it later.
 * `reporter` is its module below the pages folder. A development server reports nothing.
 */
export function reporterPlugin(
  foldersAt: (root: string) => Folders,
  { reporter }: { reporter?: string | undefined },
): Plugin {
  let fileName = ''
  let source = ''
  let reporting: ReturnType<typeof chooseReporting>
  let base = ''
  return {
    name: 'averigua:reporter',
    apply: 'build',
    async configResolved({ root, mode, base: given, build: { assetsDir } }) {
      if (!reporter) return
      const { outDir, pagesDir } = foldersAt(root)
      const [{ routes }, { contentSecurityPolicy }] = await Promise.all([
        importEmitted<{ routes: RouteData[] }>(outDir, 'routes.ts'),
        importEmitted<{ contentSecurityPolicy: ContentSecurityPolicy }>(outDir, 'csp.ts'),
      ])
      base = given
      reporting = chooseReporting(contentSecurityPolicy, loadEnv(mode, root))
      const data = { base, assets: assetsDir, patterns: routes.map(({ pattern }) => pattern) }
      source = await bundleReporter(join(pagesDir, reporter), data)
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
      fileName = `${assetsDir}/reporter-${hash}.js`
    },
    generateBundle() {
      if (reporter) this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (reporter ? addReporter(html, base + fileName, reporting) : html),
    },
  }
}

/** The data of the reporter, in front of its script. */
type ReporterData = { base: string; assets: App['assets']; patterns: string[] }

/** Returns a classic script without imports, so that it works if no other file loads. */
async function bundleReporter(input: string, data: ReporterData): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { format: 'iife', intro: `const reporterData = ${JSON.stringify(data)}` },
      },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}
