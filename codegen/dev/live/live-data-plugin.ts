import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { normalizePath, type Plugin, parseSync } from 'vite'
import { type LoadedModule, liveEvents, type ShownDrafts } from './events.ts'
import { computeTextDigest, createUpdates, savedQuery } from './updates.ts'

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
  /** Vite replaces the brand's style sheet and icon by itself. */
  const findOutputPath = (id: string) =>
    id.startsWith(`${outDir}/`) && !/\.(?:css|svg)(?:\?|$)/.test(id) ? id.slice(outDir.length + 1) : undefined
  const plugin: Plugin = {
    name: 'averigua:live-data',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    configResolved({ root }) {
      outDir = normalizePath(resolveOutDir(root))
    },
    async load(id) {
      const file = findOutputPath(id)
      if (file === undefined || id.includes(savedQuery)) return
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
const startupFiles = ['brand.ts', 'chart-colors.ts', 'locale.ts', 'login-art.ts', 'public-pages.ts']

type EmittedModule = {
  code: string
  /** The path in the output folder. */
  file: string
  /** The version that the tab reports to the server. */
  digest: string
}

/**
 * Returns the module that tabs load in place of an emitted one. It imports the emitted one, and has the same exports, which
 * are replaced when the manifest changes. `clientModule` is the path of `live.ts`.
 */
function buildLiveModule({ code, file, digest }: EmittedModule, clientModule: string): string {
  // Under the digest, so that the browser loads each version once.
  const saved = JSON.stringify(`./${posix.basename(file)}${savedQuery}${digest}`)
  const callArguments = `import.meta.hot, ${JSON.stringify(file)}, '${digest}'`
  const importFrom = (name: string) => `import { ${name} } from ${JSON.stringify(clientModule)}`
  if (startupFiles.includes(file))
    return `${importFrom('reportVersion')}\nexport * from ${saved}\nreportVersion(${callArguments})\n`
  const names = listExports(file, code)
  const writeEach = (write: (name: string, index: number) => string) => names.map(write).join('\n')
  return `${importFrom('createAcceptHandler')}
import * as saved from ${saved}
${writeEach((name, index) => `let value${index} = saved.${name}\nexport { value${index} as ${name} }`)}
const replace = (next) => {
${writeEach((name, index) => `value${index} = next.${name}`)}
}
import.meta.hot.accept(createAcceptHandler(${callArguments}, saved, replace))
`
}

/** Returns the names of the exported values, such as `app` or `default`. */
const listExports = (file: string, code: string): string[] =>
  parseSync(file, code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName: { kind, name }, isType }) => {
      if (isType) return []
      return kind === 'Default' ? ['default'] : (name ?? [])
    })
