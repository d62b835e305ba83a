import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { type LoadedModule, liveEvents, type ShownDrafts } from './events.ts'
import { computeTextDigest, createUpdates } from './updates.ts'

const clientModule = normalizePath(join(import.meta.dirname, 'live.ts'))

/** The plugin, and a function to call with the paths of written files. */
type LiveData = { plugin: Plugin; onWritten: (paths: string[]) => void }

/**
 * Replaces emitted data in open tabs during development. Tabs report the version of each file they load. If a tab
 * reports an old version, the server sends the new one.
 */
export function createLiveData(resolveOutDir: (root: string) => string): LiveData {
  let outDir = ''
  let updates: ReturnType<typeof createUpdates> | undefined
  const findOutputPath = (id: string) =>
    id.startsWith(`${outDir}/`) ? id.slice(outDir.length + 1) : undefined
  const plugin: Plugin = {
    name: 'averigua:live-data',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    configResolved({ root }) {
      outDir = normalizePath(resolveOutDir(root))
    },
    async load(id) {
      const file = findOutputPath(id)
      if (file === undefined) return
      const code = await readFile(id, 'utf8')
      return buildLiveModule({ code, file, digest: computeTextDigest(code) }, clientModule)
    },
    configureServer(server) {
      const createdUpdates = createUpdates(server)
      updates = createdUpdates
      server.ws.on(liveEvents.loaded, ({ file, digest }: LoadedModule, tab) => {
        const update = createdUpdates.buildTabUpdate(join(outDir, file), digest)
        if (update) tab.send(update)
      })
      server.ws.on(liveEvents.drafted, ({ files }: ShownDrafts, tab) =>
        tab.send('vite:afterUpdate', buildDraftUpdate(files)),
      )
    },
    // Changes by other processes. `onWritten` sends our own sooner; `updates` ignores duplicates.
    hotUpdate({ file }) {
      if (findOutputPath(file) === undefined) return
      updates?.send([file])
      return []
    },
  }
  return { plugin, onWritten: (paths) => updates?.send(paths.map((path) => join(outDir, path))) }
}

/** The app renders again after each update that it takes. */
const buildDraftUpdate = (files: string[]) => ({
  type: 'update',
  updates: files.map((file) => ({ type: 'js-update', path: `/generated/${file}` })),
})

/** Emitted files that the app reads at start. A change reloads the tab. */
const startupFiles = ['public-pages.ts']

type EmittedModule = {
  code: string
  /** The path in the output folder. */
  file: string
  /** The version that the tab reports to the server. */
  digest: string
}

/**
 * Returns an emitted module for development, with exports that are replaced when the manifest changes.
 * `clientModule` is the path of `live.ts`.
 */
function buildLiveModule({ code, file, digest }: EmittedModule, clientModule: string): string {
  const callArguments = `import.meta.hot, ${JSON.stringify(file)}, '${digest}'`
  const importFrom = (name: string) => `import { ${name} } from ${JSON.stringify(clientModule)}`
  if (startupFiles.includes(file))
    return `${importFrom('reportVersion')}\n${code}\nreportVersion(${callArguments})\n`
  const exportedPairs = listExports(code)
  const assigned = exportedPairs.map(([name, key]) => `${name} = next.${key}`).join('; ')
  const exports = exportedPairs.map(([name, key]) => `${key}: ${name}`).join(', ')
  return `${importFrom('createAcceptHandler')}
${makeExportsAssignable(code)}
import.meta.hot.accept(createAcceptHandler(${callArguments}, { ${exports} }, (next) => { ${assigned} }))
`
}

/** Returns the exported constants, each with its local name and its export name. */
function listExports(code: string): [name: string, key: string][] {
  const named = Array.from(code.matchAll(/^export const (\w+)/gm), ([, name = '']) => [name, name])
  const defaults = Array.from(code.matchAll(/^export default (\w+);$/gm), ([, name = '']) => [
    name,
    'default',
  ])
  return [...named, ...defaults] as [string, string][]
}

const makeExportsAssignable = (code: string) =>
  code
    .replace(/^(export )?const /gm, '$1let ')
    .replace(/^export default (\w+);$/m, 'export { $1 as default }')
