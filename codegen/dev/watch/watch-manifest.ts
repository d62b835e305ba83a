import type { Folders } from '../../folders.mjs'
import { createRegenerator, type RegenerationResult } from './regenerator.ts'
import { watchFolders } from './watch-folders.ts'

/** Generates now and after each change, and reports each run, until the signal is aborted. */
export async function watchManifest(
  folders: Folders,
  cwd: string,
  report: (outcome: RegenerationResult) => void,
  signal: AbortSignal,
): Promise<void> {
  const regenerator = createRegenerator(folders, cwd, report, () => import('../../run.ts'))
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  const unwatch = watchFolders([folders.manifestDir, folders.pagesDir], regenerator.handleChange)
  await regenerator.start()
  if (!signal.aborted) await aborted
  unwatch()
  await regenerator.stop()
}
