import type { ErrorPayload, ViteDevServer } from 'vite'
import { type Folders, unchangedRun } from '../../output/fingerprint.mjs'
import type { RegenerationResult } from '../../watch/regenerator.ts'
import { loadRun } from '../load-run.ts'
import { liveEvents, type ManifestErrors } from './events.ts'

/** Shorter than on the command line: somebody looks at the page. */
const debounceMs = 20

/** After the first page has connected: until then it needs the processor itself. */
const prepareAfterMs = 3000

/**
 * Generates in development, now and after each change, and calls `written` with the files that changed. While the manifest
 * is broken, pages show the overlay and a banner. Returns what ends it.
 */
export async function regenerateOnChange(
  server: ViteDevServer,
  folders: Folders,
  onWritten: (paths: string[]) => void,
): Promise<() => void> {
  const { config, ws } = server
  const { root, logger } = config
  const [
    { createRegenerator },
    { diagnosticsReport },
    { buildErrorPayload: errorPayload },
    { summarizeErrors: problemsOf },
    { watchFolders },
  ] = await Promise.all([
    import('../../watch/regenerator.ts'),
    import('../../cli/report.ts'),
    import('../error-overlay.ts'),
    import('./summarize-errors.ts'),
    import('../../watch/watch-folders.ts'),
  ])
  let failure: ErrorPayload | undefined
  let errors: ManifestErrors | null = null
  const report = (outcome: RegenerationResult) => {
    const wasBroken = failure !== undefined
    failure = errorPayload(outcome, root)
    errors = failure ? problemsOf(outcome, failure) : null
    if (failure) logger.error(failure.err.message, { timestamp: true })
    else if ('run' in outcome && outcome.run.diagnostics.length > 0)
      logger.warn(diagnosticsReport(outcome.run.diagnostics), { timestamp: true })
    // Vite keeps an error for the next page to connect; ours is sent on connection while it lasts.
    if (failure && ws.clients.size > 0) ws.send(failure)
    if (failure || wasBroken) ws.send(liveEvents.problems, errors)
    if ('run' in outcome && outcome.run.ok) onWritten(listWritten(outcome.run.files))
  }
  let loaded: ReturnType<typeof loadRun> | undefined
  const loadOnce = () => (loaded ??= loadRun())
  let preparing: NodeJS.Timeout | undefined
  const regenerator = createRegenerator(folders, root, report, loadOnce, debounceMs)
  ws.on('vite:client:connect', (_, page) => {
    // Whoever has a page open may soon save something.
    preparing ??= setTimeout(() => void loadOnce(), prepareAfterMs).unref()
    if (failure) page.send(failure)
  })
  ws.on(liveEvents.ask, (_, page) => page.send(liveEvents.problems, errors))
  ws.on(liveEvents.showDetails, (_, page) => {
    if (failure) page.send(failure)
  })
  // Vite's own watcher is not there yet: it would miss what is saved while it looks around.
  const stop = watchFolders([folders.manifestDir, folders.pagesDir], regenerator.handleChange)
  const unchanged = unchangedRun(folders)
  if (unchanged) regenerator.resume(unchanged.pages)
  else await regenerator.start()
  return () => {
    clearTimeout(preparing)
    stop()
    void regenerator.stop()
  }
}

const listWritten = (files: { path: string; status: string }[]) =>
  files.filter(({ status }) => status === 'written').map(({ path }) => path)
