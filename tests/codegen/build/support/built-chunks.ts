import { relative } from 'node:path'
import { build, type PluginOption, type Rolldown } from 'vite'
import { temporaryProject } from '../../support/temporary-project.ts'

/** A chunk of a build: its modules, relative to the project's folder, and its code. */
export type BuiltChunk = { modules: string[]; code: string }

/** Builds a project and returns its chunks by name. Its page loads `src/main.ts`. */
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

/** Excludes the page and Vite's own modules. */
const isScript = (path: string) => /^(?:src|node_modules)\//.test(path)
