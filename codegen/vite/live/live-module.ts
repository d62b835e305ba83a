/** Emitted files that are taken in when the page starts: tables of routes and sources. A change of theirs loads it again. */
const startupFiles = ['pages.ts', 'public-pages.ts', 'redirects.ts', 'sources.ts']

type EmittedModule = {
  code: string
  /** Path in the output folder. */
  file: string
  /** What the page tells the server that it has. */
  digest: string
}

/**
 * An emitted module as development serves it: its exports are replaced when the manifest changes, and whoever imports it
 * has those of now. `client` is the module in the page that sees to that.
 */
export function liveModule({ code, file, digest }: EmittedModule, client: string): string {
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

/** The constants that a module exports, and what as. */
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
