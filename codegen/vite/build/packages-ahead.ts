import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { resolveFolders } from '../../output/fingerprint.mjs'

/** What a module that runs imports by a name in quotes: a path, a package or a part of a package. */
const imports = /^(?!import type ).*?(?:\bfrom |\bimport |\bimport\()'([^'\n]+)'/gm

/**
 * Makes the packages that the app's modules import ready for a browser as soon as the development server starts. By
 * itself Vite first follows all imports from all HTML files below its root, and then waits until the page has asked for
 * its last module. A package that is first imported later on is still found then. What codegen wrote imports none that
 * other modules do not. Packages get no source maps, which are larger than they are.
 */
export function packagesAhead(options: { out?: string; pages?: string } = {}): Plugin {
  return {
    name: 'averigua:packages-ahead',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview && !process.env.VITEST,
    config({ root = process.cwd() }) {
      const { outDir, pagesDir } = resolveFolders(options, root)
      return {
        optimizeDeps: {
          entries: [],
          include: packagesBelow(pagesDir, outDir, root),
          holdUntilCrawlEnd: false,
          rolldownOptions: {
            plugins: [
              {
                name: 'averigua:no-source-maps',
                outputOptions: (output) => ({ ...output, sourcemap: false as const }),
              },
            ],
          },
        },
      }
    },
  }
}

/** What modules below a folder, except those of one in it, import of the dependencies of the project at `root`. */
export function packagesBelow(folder: string, except: string, root: string): string[] {
  const file = join(root, 'package.json')
  if (!existsSync(file)) return []
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const found = new Set<string>()
  for (const path of modulesBelow(folder, except))
    for (const name of importedNames(readFileSync(path, 'utf8')))
      if (packageOf(name) in dependencies && !name.endsWith('.css')) found.add(name)
  return [...found].toSorted()
}

/** The names in a module's import lines. */
export const importedNames = (code: string): string[] =>
  Array.from(code.matchAll(imports), ([, name = '']) => name)

const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function modulesBelow(folder: string, except: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (path === except) return []
    if (entry.isDirectory()) return modulesBelow(path, except)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}
