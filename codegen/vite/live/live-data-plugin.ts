import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { type LoadedModule, liveEvents } from './events.ts'
import { computeTextDigest, createUpdates } from './updates.ts'

const client = normalizePath(join(import.meta.dirname, 'live.ts'))

/** The plugin, and a function to call with the paths of written files. */
type LiveData = { plugin: Plugin; onWritten: (paths: string[]) => void }

/**
 * Replaces emitted data in open pages during development. Pages report the version of each file they have. A
 * page that missed a change, while it was loading or disconnected, receives it then.
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
    // Vite's watcher is slow for files that this server writes, but it sees changes by others.
    hotUpdate({ file }) {
      if (findOutputPath(file) === undefined) return
      updates?.send([file])
      return []
    },
  }
  return { plugin, onWritten: (paths) => updates?.send(paths.map((path) => join(outDir, path))) }
}

/** Emitted files that the app reads at start: tables of routes and sources. A change reloads the page. */
const startupFiles = ['pages.ts', 'public-pages.ts', 'redirects.ts', 'sources.ts']

type EmittedModule = {
  code: string
  /** The path in the output folder. */
  file: string
  /** The version that the page reports to the server. */
  digest: string
}

/**
 * Returns an emitted module for development, with exports that are replaced when the manifest changes.
 * `client` is the path of `live.ts`.
 */
function liveModule({ code, file, digest }: EmittedModule, client: string): string {
  const version = `import.meta.hot, ${JSON.stringify(file)}, '${digest}'`
  const importFrom = (name: string) => `import { ${name} } from ${JSON.stringify(client)}`
  if (startupFiles.includes(file)) return `${importFrom('tell')}\n${code}\ntell(${version})\n`
  const exportedPairs = exportedNames(code)
  const assigned = exportedPairs.map(([name, key]) => `${name} = next.${key}`).join('; ')
  const exports = exportedPairs.map(([name, key]) => `${key}: ${name}`).join(', ')
  return `${importFrom('live')}
${withAssignableExports(code)}
import.meta.hot.accept(live(${version}, { ${exports} }, (next) => { ${assigned} }))
`
}

/** Returns the exported constants, each with its local name and its export name. */
function exportedNames(code: string): [name: string, key: string][] {
  const named = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = '']) => [name, name])
  const standard = Array.from(code.matchAll(/^export default (\w+);$/gm), ([, name = '']) => [
    name,
    'default',
  ])
  return [...named, ...standard] as [string, string][]
}

const withAssignableExports = (code: string) =>
  code
    .replace(/^(export )?const /gm, '$1let ')
    .replace(/^export default (\w+);$/m, 'export { $1 as default }')
