import type { ErrorPayload, ViteDevServer } from 'vite'
import type { Folders } from '../../folders.mjs'
import { loadRun } from '../../load/from-vite.ts'
import { unchangedRun } from '../../output/fingerprint.mjs'
import type { RegenerationResult } from '../watch/regenerator.ts'
import { liveEvents, type ManifestErrors } from './events.ts'

/** Shorter than on the command line: the user waits for the page. */
const debounceMs = 20

/** The time in ms after the first tab connects. Until then the tab needs the CPU. */
const prepareAfterMs = 3000

/**
 * Generates at start and after each change, and calls `onWritten` with the changed files. While the manifest
 * is broken, tabs show the overlay and a banner. Returns a function that stops it.
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
    { buildErrorPayload, summarizeErrors },
    { watchFolders },
  ] = await Promise.all([
    import('../watch/regenerator.ts'),
    import('../../report.ts'),
    import('./error-overlay.ts'),
    import('../watch/watch-folders.ts'),
  ])
  let failure: ErrorPayload | undefined
  let errors: ManifestErrors | null = null
  const report = (outcome: RegenerationResult) => {
    const wasBroken = failure !== undefined
    failure = buildErrorPayload(outcome, root)
    errors = failure ? summarizeErrors(outcome, failure) : null
    if (failure) logger.error(failure.err.message, { timestamp: true })
    else if ('run' in outcome && outcome.run.diagnostics.length > 0)
      logger.warn(diagnosticsReport(outcome.run.diagnostics), { timestamp: true })
    // Vite stores an error for the next tab that connects. Ours is sent at each connection while the error
    // lasts.
    if (failure && ws.clients.size > 0) ws.send(failure)
    if (failure || wasBroken) ws.send(liveEvents.errors, errors)
    if ('run' in outcome && outcome.run.ok) onWritten(listWritten(outcome.run.files))
  }
  let preparing: NodeJS.Timeout | undefined
  const regenerator = createRegenerator(folders, root, report, loadRun, debounceMs)
  ws.on('vite:client:connect', (_, tab) => {
    // A user with an open tab may soon save a file. The save reports a failure.
    preparing ??= setTimeout(() => loadRun().catch(() => undefined), prepareAfterMs).unref()
    if (failure) tab.send(failure)
  })
  ws.on(liveEvents.requestErrors, (_, tab) => tab.send(liveEvents.errors, errors))
  ws.on(liveEvents.showDetails, (_, tab) => {
    if (failure) tab.send(failure)
  })
  // Vite's watcher starts later and would miss changes until then.
  const stop = watchFolders([folders.manifestDir, folders.pagesDir], regenerator.handleChange)
  const unchanged = unchangedRun(folders)
  if (unchanged) regenerator.resume(unchanged.pageFiles)
  else await regenerator.start()
  return () => {
    clearTimeout(preparing)
    stop()
    void regenerator.stop()
  }
}

const listWritten = (files: { path: string; status: string }[]) =>
  files.filter(({ status }) => status === 'written').map(({ path }) => path)
