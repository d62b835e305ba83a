import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { type LoadedModule, liveEvents } from './events.ts'
import { liveModule } from './live-module.ts'
import { computeTextDigest, createUpdates } from './updates.ts'

const client = normalizePath(join(import.meta.dirname, 'live.ts'))

/** The plugin, and what is to be called with the emitted files that were written. */
type LiveData = { plugin: Plugin; onWritten: (paths: string[]) => void }

/**
 * Emitted data in development: it is replaced in the pages that have loaded it. They tell which version of each file they
 * have, so that one that missed a change, while it was loading or not connected, is sent it then.
 */
export function createLiveData(outDirAt: (root: string) => string): LiveData {
  let outDir = ''
  let updates: ReturnType<typeof createUpdates> | undefined
  const findOutputPath = (id: string) =>
    id.startsWith(`${outDir}/`) ? id.slice(outDir.length + 1) : undefined
  const plugin: Plugin = {
    name: 'averigua:live-data',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    configResolved({ root }) {
      outDir = normalizePath(outDirAt(root))
    },
    async load(id) {
      const file = findOutputPath(id)
      if (file === undefined) return
      const code = await readFile(id, 'utf8')
      return liveModule({ code, file, digest: computeTextDigest(code) }, client)
    },
    configureServer(server) {
      const createdUpdates = createUpdates(server)
      updates = createdUpdates
      server.ws.on(liveEvents.loaded, ({ file, digest }: LoadedModule, page) => {
        const update = createdUpdates.buildPageUpdate(join(outDir, file), digest)
        if (update) page.send(update)
      })
    },
    // Vite's own watcher is late for what this server writes, but it sees what others write.
    hotUpdate({ file }) {
      if (findOutputPath(file) === undefined) return
      updates?.send([file])
      return []
    },
  }
  return { plugin, onWritten: (paths) => updates?.send(paths.map((path) => join(outDir, path))) }
}
