import { relative } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { temporaryProject } from '../../support/temporary-project.ts'

/** A chunk of a build: the project's modules in it, below its folder, and its code. */
export type BuiltChunk = { modules: string[]; code: string }

/** The chunks of a project of these files, by name. Its page is `src/main.ts`. */
export async function builtChunks(
  files: Record<string, string>,
  plugins: PluginOption[],
): Promise<Record<string, BuiltChunk>> {
  const page = '<html><body><script type="module" src="/src/main.ts"></script></body></html>'
  const { folder } = temporaryProject({ 'index.html': page, ...files })
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, minify: false, modulePreload: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    chunks.map(({ name, moduleIds, code }) => [
      name,
      { modules: moduleIds.map((id) => relative(folder, id).replaceAll('\\', '/')).filter(isScript), code },
    ]),
  )
}

/** Neither the page nor what Vite adds. */
const isScript = (path: string) => /^(?:src|node_modules)\//.test(path)
