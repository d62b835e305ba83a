import { type ErrorPayload, normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { App, Sources } from '../../manifest/contract/resolved.ts'
import { type Folders, foldersOf, unchangedRun } from '../output/fingerprint.mjs'
import type { Outcome } from '../watch/regenerator.ts'
import { bootScriptPlugin } from './boot-script-plugin.ts'
import { emittedData } from './emitted-data.ts'
import { fillIndexHtml } from './index-html.ts'
import { manifestPagePlugin } from './manifest-page-plugin.ts'

export type AveriguaOptions = {
  /** Folders, relative to Vite's root; as in the command line. */
  manifest?: string
  out?: string
  pages?: string
  /** The module of the layout around app routes, in the folder of the pages. */
  appLayout: string
  /**
   * Whether the chunks of a page, named by its module in that folder, are loaded ahead of the app's own code when it is
   * the first one asked for. Each that is lengthens the boot script of every visit. By default all are.
   */
  loadsAhead?: (page: string) => boolean
}

/**
 * Runs codegen with Vite. A build fails on an invalid manifest. In development a change regenerates, and a
 * page that has loaded what changed is loaded again; a broken manifest shows its diagnostics in the overlay,
 * and the last good build runs on until it is mended. Warnings are logged.
 */
export function averigua(options: AveriguaOptions): Plugin[] {
  const foldersAt = (root: string) => foldersOf(options, root)
  return [manifestPlugin(foldersAt), bootScriptPlugin(foldersAt, options), manifestPagePlugin(foldersAt)]
}

function manifestPlugin(foldersAt: (root: string) => Folders): Plugin {
  let folders: Folders
  let warnings = ''
  let stopWatching = () => {}
  return {
    name: 'averigua',
    async config({ root = process.cwd() }, { command }) {
      folders = foldersAt(root)
      if (command !== 'build') return
      warnings = await regenerateForBuild(folders, root)
      const { app } = await emittedData<{ app: App }>(folders.outDir, 'app.ts')
      // A host tells by the hexadecimal hash in its name that a file never changes.
      return {
        build: { assetsDir: app.assets, rolldownOptions: { output: { hashCharacters: 'hex' as const } } },
      }
    },
    async configResolved({ command, env, logger }) {
      if (command !== 'build') return
      if (warnings !== '') logger.warn(`\n${warnings}`)
      const [{ environmentProblems }, { sources }] = await Promise.all([
        import('./check-environment.ts'),
        emittedData<{ sources: Sources }>(folders.outDir, 'sources.ts'),
      ])
      const problems = environmentProblems(sources, env)
      if (problems.length > 0)
        throw new Error(`O ambiente da construção está errado.\n${problems.join('\n')}`)
    },
    async configureServer(server) {
      if (!process.env.VITEST) stopWatching = await regenerateOnChange(server, folders)
    },
    closeBundle() {
      stopWatching()
    },
    // What interprets generated data keeps it: a page reads it anew. The login survives, being in storage.
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !file.startsWith(`${normalizePath(folders.outDir)}/`)) return
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { app } = await emittedData<{ app: App }>(folders.outDir, 'app.ts')
        return fillIndexHtml(html, app)
      },
    },
  }
}

/** The report of the manifest's warnings; empty when there are none. */
async function regenerateForBuild(folders: Folders, root: string): Promise<string> {
  if (unchangedRun(folders)) return ''
  const [{ runAndWrite }, { diagnosticsReport }] = await Promise.all([
    import('../run.ts'),
    import('../cli/report.ts'),
  ])
  const run = await runAndWrite(folders, root)
  if (!run.ok) throw new Error(`\n${diagnosticsReport(run.diagnostics)}`)
  return run.diagnostics.length > 0 ? diagnosticsReport(run.diagnostics) : ''
}

async function regenerateOnChange(server: ViteDevServer, folders: Folders) {
  const { root, logger } = server.config
  const [{ createRegenerator }, { diagnosticsReport }, { errorPayload }, { watchFolders }] =
    await Promise.all([
      import('../watch/regenerator.ts'),
      import('../cli/report.ts'),
      import('./error-overlay.ts'),
      import('../watch/watch-folders.ts'),
    ])
  let failure: ErrorPayload | undefined
  const report = (outcome: Outcome) => {
    const wasBroken = failure !== undefined
    failure = errorPayload(outcome, root)
    if (failure) logger.error(describe(failure), { timestamp: true })
    else if ('run' in outcome && outcome.run.diagnostics.length > 0)
      logger.warn(diagnosticsReport(outcome.run.diagnostics), { timestamp: true })
    // Vite keeps an error for the next page to connect; ours is sent on connection while it lasts.
    if (failure && server.ws.clients.size > 0) server.ws.send(failure)
    if (!failure && wasBroken) server.ws.send({ type: 'update', updates: [] })
  }
  const regenerator = createRegenerator(folders, root, report)
  server.ws.on('vite:client:connect', (_, client) => {
    if (failure) client.send(failure)
  })
  // Vite's own watcher is not there yet: it would miss what is saved while it looks around.
  const stop = watchFolders([folders.manifestDir, folders.pagesDir], regenerator.changed)
  const known = unchangedRun(folders)
  if (known) regenerator.resume(known.pages)
  else await regenerator.start()
  return stop
}

function describe({ err: { loc, message, frame } }: ErrorPayload): string {
  const place = loc ? `${loc.file}:${loc.line}:${loc.column}\n` : ''
  return `${place}${message}\n${frame ?? ''}`
}
