import { readFileSync } from 'node:fs'
import { type EnvironmentModuleNode, type HotPayload, normalizePath, type ViteDevServer } from 'vite'
import { computeDigest } from '../../output/digest.mjs'

/** An emitted text's digest, as pages tell which they have. */
export const computeTextDigest = (text: string) => computeDigest([['', text]])

const readDigest = (file: string) => {
  try {
    return computeTextDigest(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** The updates of emitted modules that a development server sends. Files are absolute paths. */
export function createUpdates(server: ViteDevServer) {
  const { moduleGraph } = server.environments.client
  const sent = new Map<string, string>()
  let last = 0

  const findModules = (file: string) => [...(moduleGraph.getModulesByFile(normalizePath(file)) ?? [])]

  // A module that was loaded before is loaded anew under another time.
  const nextTime = () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }

  function buildUpdate(modules: EnvironmentModuleNode[]): HotPayload {
    for (const module of modules) moduleGraph.invalidateModule(module)
    if (modules.some(({ isSelfAccepting }) => !isSelfAccepting)) return { type: 'full-reload' }
    const timestamp = nextTime()
    const updates = modules.map(({ url: path }) => {
      return { type: 'js-update' as const, path, acceptedPath: path, timestamp }
    })
    return { type: 'update', updates }
  }

  return {
    /** What brings a page up to date that has a version of a file; `undefined` where that is the one of now. */
    buildPageUpdate(file: string, digest: string): HotPayload | undefined {
      const modules = findModules(file)
      return modules.length === 0 || readDigest(file) === digest ? undefined : buildUpdate(modules)
    },
    /** Sends all pages what is new in files, in one message: they belong together. */
    send(files: string[]) {
      const isNew = (file: string) => {
        const digest = readDigest(file)
        if (digest === undefined || sent.get(file) === digest) return false
        sent.set(file, digest)
        return true
      }
      const modules = files.filter(isNew).flatMap(findModules)
      if (modules.length > 0) server.ws.send(buildUpdate(modules))
    },
  }
}
