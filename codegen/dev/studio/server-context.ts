import type { ViteDevServer } from 'vite'
import { studioChangedEvent } from '../../../manifest/contract/studio.ts'
import type { StudioContext } from '../../authoring/studio/requests.ts'
import type { Folders } from '../../folders.mjs'
import { loadRun } from '../../load/from-vite.ts'
import { watchFolders } from '../watch/watch-folders.ts'

export function createStudioContext({ config }: ViteDevServer, folders: Folders): StudioContext {
  const { root, env } = config
  return {
    folders,
    cwd: root,
    env,
    async regenerate() {
      const { runAndWrite } = await loadRun()
      const run = await runAndWrite(folders, root)
      return run.ok ? [] : run.diagnostics
    },
  }
}

const debounceMs = 60

/** Watches the manifest and the pages once it is started, and tells open tabs about changes. */
export function watchForStudio(server: ViteDevServer, folders: Folders) {
  let timer: NodeJS.Timeout | undefined
  let stop: (() => void) | undefined
  const onChange = (path: string) => {
    if (path.startsWith(folders.outDir)) return
    clearTimeout(timer)
    timer = setTimeout(() => server.ws.send(studioChangedEvent), debounceMs)
  }
  return {
    start() {
      stop ??= watchFolders([folders.manifestDir, folders.pagesDir], onChange)
    },
    stop() {
      clearTimeout(timer)
      stop?.()
    },
  }
}
