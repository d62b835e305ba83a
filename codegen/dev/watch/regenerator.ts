import { sep } from 'node:path'
import type { Folders } from '../../folders.mjs'
import type { FileReport } from '../../output/output-folder.ts'
import type { EarlierFiles, RunResult, runAndWrite } from '../../run.ts'

const defaultDebounceMs = 50

/** Storing a run is delayed, so that the user sees the change first. */
const storeDelayMs = 1000

/** A run, or the error that stopped it. */
export type RegenerationResult = { run: RunResult<FileReport>; ms: number } | { error: unknown }

/** Regenerates after changes of input files, debounced. Runs never overlap. */
export function createRegenerator(
  folders: Folders,
  cwd: string,
  report: (outcome: RegenerationResult) => void,
  loadRun: () => Promise<{ runAndWrite: typeof runAndWrite }>,
  debounceMs = defaultDebounceMs,
) {
  const earlier: EarlierFiles = new Map()
  let pageFiles: Set<string> | undefined
  let timer: NodeJS.Timeout | undefined
  let storeTimer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const scheduleStore = (storeRun: () => void) => {
    clearTimeout(storeTimer)
    storeTimer = setTimeout(storeRun, storeDelayMs).unref()
  }

  const regenerate = async () => {
    const start = performance.now()
    try {
      const { runAndWrite } = await loadRun()
      const run = await runAndWrite(folders, cwd, { earlier, schedule: scheduleStore })
      pageFiles = run.ok ? new Set(run.pageFiles) : undefined
      report({ run, ms: Math.round(performance.now() - start) })
    } catch (error) {
      pageFiles = undefined
      report({ error })
    }
  }

  const start = () => {
    running = running.then(regenerate)
    return running
  }

  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

  return {
    start,
    /**
     * Starts from output that is up to date, without a run. `files` are the pages that the output depends on.
     */
    resume(files: string[]) {
      pageFiles = new Set(files)
    },
    /**
     * Call it with the path of a changed file. Pages that the last run read are inputs; after a failed run
     * all pages are, since one may have been missing.
     */
    handleChange(path: string) {
      const isInput = isBelow(path, folders.manifestDir) || pageFiles === undefined || pageFiles.has(path)
      if (!isInput || isBelow(path, folders.outDir)) return
      clearTimeout(timer)
      timer = setTimeout(start, debounceMs)
    },
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
