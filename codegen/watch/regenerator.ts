import { sep } from 'node:path'
import type { Folders } from '../output/fingerprint.mjs'
import type { FileReport } from '../output/output-folder.ts'
import { type Run, runAndWrite } from '../run.ts'

const settleMs = 50

/** What came of one regeneration: a run, or the error that stopped it. */
export type Outcome = { run: Run<FileReport>; ms: number } | { error: unknown }

/**
 * Regenerates when told that a file changed: saves that come within 50 ms are one, runs never overlap, and
 * changes that cannot matter are passed over.
 */
export function createRegenerator(folders: Folders, cwd: string, report: (outcome: Outcome) => void) {
  let pages: Set<string> | undefined
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const regenerate = async () => {
    const start = performance.now()
    try {
      const run = await runAndWrite(folders, cwd)
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
    /** Takes the output for what the manifest yields now; `known` are the pages that this depends on. */
    resume(known: string[]) {
      pages = new Set(known)
    },
    /** A page matters when it was read, and any does while something is wrong: it may be what is missing. */
    changed(path: string) {
      const isInput = isBelow(path, folders.manifestDir) || pages === undefined || pages.has(path)
      if (!isInput || isBelow(path, folders.outDir)) return
      clearTimeout(timer)
      timer = setTimeout(start, settleMs)
    },
    async stop() {
      clearTimeout(timer)
      await running
    },
  }
}
