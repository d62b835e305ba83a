import { sep } from 'node:path'
import type { Folders } from '../output/fingerprint.mjs'
import type { FileReport } from '../output/output-folder.ts'
import type { RunResult, runAndWrite } from '../run.ts'

const defaultDebounceMs = 50

/** How long after a run it is remembered: then whoever waits for what it wrote has it. */
const storeDelayMs = 1000

/** The outcome of one regeneration: a run, or the error that stopped it. */
export type RegenerationResult = { run: RunResult<FileReport>; ms: number } | { error: unknown }

/**
 * Regenerates after file changes, debounced by 50 ms unless told otherwise. Runs never overlap, and changes of files that
 * are no input are ignored.
 */
export function createRegenerator(
  folders: Folders,
  cwd: string,
  report: (outcome: RegenerationResult) => void,
  loadRun: () => Promise<{ runAndWrite: typeof runAndWrite }>,
  debounceMs = defaultDebounceMs,
) {
  let pages: Set<string> | undefined
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
      const run = await runAndWrite(folders, cwd, scheduleStore)
      pages = run.ok ? new Set(run.pages) : undefined
      report({ run, ms: Math.round(performance.now() - start) })
    } catch (error) {
      pages = undefined
      report({ error })
    }
  }

  const start = () => {
    running = running.then(regenerate)
    return running
  }

  const isBelow = (path: string, folder: string) => path === folder || path.startsWith(folder + sep)

  return {
    /** Regenerates now. */
    start,
    /** Starts with an output that is up to date instead of a run; `known` are the pages that it depends on. */
    resume(pageFiles: string[]) {
      pages = new Set(pageFiles)
    },
    /**
     * To be called with the path of a file that changed. A page is an input when the last run read it; after a failed
     * run every page is, since it may be the missing one.
     */
    handleChange(path: string) {
      const isInput = isBelow(path, folders.manifestDir) || pages === undefined || pages.has(path)
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
