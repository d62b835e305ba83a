import { readFileSync } from 'node:fs'
import { type EnvironmentModuleNode, type HotPayload, normalizePath, type ViteDevServer } from 'vite'
import { computeDigest } from '../../output/fingerprint.mjs'

/** Returns the digest that tabs report for an emitted text. */
export const computeTextDigest = (text: string) => computeDigest([text])

const readDigest = (file: string) => {
  try {
    return computeTextDigest(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Marks the address of an emitted module that its replaceable module imports. The digest of the text follows. */
export const savedQuery = '?saved='

const isReplaceable = ({ url }: EnvironmentModuleNode) => !url.includes(savedQuery)

/** Creates the updates of emitted modules that the server sends. Files are absolute paths. */
export function createUpdates(server: ViteDevServer) {
  const { moduleGraph } = server.environments.client
  const sent = new Map<string, string>()
  let last = 0

  const findModules = (file: string) => [...(moduleGraph.getModulesByFile(normalizePath(file)) ?? [])]

  // The browser loads a module again only under a new timestamp.
  const nextTime = () => {
    last = Math.max(Date.now(), last + 1)
    return last
  }

  /** Returns the update for changed modules; `undefined` if no tab has loaded any of them. */
  function buildUpdate(modules: EnvironmentModuleNode[]): HotPayload | undefined {
    // The graph also has modules that others import on demand, and modules whose first load has not ended.
    const loaded = modules
      .filter(isReplaceable)
      .filter(({ isSelfAccepting, transformResult }) => isSelfAccepting || transformResult !== null)
    for (const module of modules) moduleGraph.invalidateModule(module)
    if (loaded.length === 0) return undefined
    if (loaded.some(({ isSelfAccepting }) => !isSelfAccepting)) return { type: 'full-reload' }
    const timestamp = nextTime()
    const updates = loaded.map(({ url: path }) => {
      return { type: 'js-update' as const, path, acceptedPath: path, timestamp }
    })
    return { type: 'update', updates }
  }

  return {
    /** Returns the update for a tab with a version of a file; `undefined` if the tab is up to date. */
    buildTabUpdate(file: string, digest: string): HotPayload | undefined {
      return readDigest(file) === digest ? undefined : buildUpdate(findModules(file))
    },
    /** Sends all changed files to all tabs in one message, because they belong together. */
    send(files: string[]) {
      const isNew = (file: string) => {
        const digest = readDigest(file)
        if (digest === undefined || sent.get(file) === digest) return false
        sent.set(file, digest)
        return true
      }
      const update = buildUpdate(files.filter(isNew).flatMap(findModules))
      if (update) server.ws.send(update)
    },
  }
}
