import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** Documents about the current code. A decision may name replaced code. */
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/analyst-day.md',
  ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
]

/** Reads inline code and the targets of links inside the repository. */
function listNames(document: string) {
  const text = read(document)
  const code = Array.from(text.matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
  const links = Array.from(text.matchAll(/\]\(([^)#]+)[^)]*\)/g), ([, target = '']) => target)
  return { text, code, links: links.filter((target) => !/^\w+:/.test(target)) }
}

const topLevel = readdirSync(root)

/** A path starts with a file or folder of the root. `<kind>` stands for any name. */
const isPath = (name: string) =>
  /^[\w./<>-]+$/.test(name) &&
  topLevel.includes(name.split('/')[0] ?? '') &&
  !/^(dist|node_modules)\b/.test(name)

/** Returns true if the path exists. For a path with `<…>` its folder must exist. */
function isThere(path: string): boolean {
  const index = path.indexOf('<')
  return existsSync(join(root, index < 0 ? path : posix.dirname(`${path.slice(0, index)}x`)))
}

describe.each(documents)('%s', (document) => {
  const { text, code, links } = listNames(document)

  it('names files that exist', () => {
    expect(code.filter(isPath).filter((path) => !isThere(path))).toEqual([])
  })

  it('links to files that exist', () => {
    const missing = links.filter((target) => !existsSync(join(root, posix.dirname(document), target)))
    expect(missing).toEqual([])
  })

  it('names scripts of package.json', () => {
    expect(missingScripts(text)).toEqual([])
  })
})

function missingScripts(text: string): string[] {
  const run = Array.from(text.matchAll(/npm run (?:-s )?([\w:-]+)/g), ([, name = '']) => name)
  const short = Array.from(text.matchAll(/npm (test|start)\b/g), ([, name = '']) => name)
  return [...run, ...short].filter((name) => !Object.hasOwn(scripts, name))
}
