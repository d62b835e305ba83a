import type { Plugin } from 'vite'

/** What makes a component or a context, at the start of a module's own statement. */
const making = /^((?:export )?(?:const|let|var) \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm

/** The name that developer tools show. Each keeps its line, so that source maps stay right. */
const naming = /^\w+\.displayName = ["'][^"']*["'];?$/gm

/**
 * Says of a package's components and contexts that making one does nothing else, and drops their names for developer
 * tools: a bundler then leaves out those that nobody uses, also where all of them are in one file. A package in which there
 * is nothing of the kind fails the build.
 */
export function pureComponents(packages: string[]): Plugin {
  const found = new Set<string>()
  const packageOf = (id: string) => packages.find((name) => id.includes(`/node_modules/${name}/`))
  return {
    name: 'averigua:pure-components',
    apply: 'build',
    transform(code, id) {
      const name = packageOf(id)
      if (name === undefined) return null
      const changed = code.replace(making, '$1/* @__PURE__ */ $2').replace(naming, '')
      if (changed === code) return null
      found.add(name)
      return { code: changed, map: null }
    },
    buildEnd(error) {
      const missing = packages.find((name) => !found.has(name))
      if (!error && missing !== undefined)
        throw new Error(`Pure components: the build has none of the package '${missing}'`)
    },
  }
}
