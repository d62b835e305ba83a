import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')

const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** All files below `docs`, as paths from the root. */
const docsFiles = readdirSync(join(root, 'docs'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => posix.join('docs', posix.relative(join(root, 'docs'), parentPath), name))

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
  const { text, code } = listNames(document)

  it('names files that exist', () => {
    expect(code.filter(isPath).filter((path) => !isThere(path))).toEqual([])
  })

  it('names scripts of package.json', () => {
    expect(missingScripts(text)).toEqual([])
  })
})

describe('all documents', () => {
  const texts = [...new Set([...documents, ...docsFiles.filter((file) => extname(file) === '.md')])]
  const targets = texts.flatMap((document) =>
    listNames(document).links.map((target) => {
      return { document, target, path: join(root, posix.dirname(document), target) }
    }),
  )

  it('link to files that exist', () => {
    const broken = targets.filter(({ path }) => !existsSync(path))
    expect(broken.map(({ document, target }) => `${document} -> ${target}`)).toEqual([])
  })

  it('show every picture of docs', () => {
    const shown = new Set(targets.map(({ path }) => path))
    const pictures = docsFiles.filter((file) => extname(file) !== '.md')
    expect(pictures.filter((file) => !shown.has(join(root, file)))).toEqual([])
  })

  it('cite decisions that have a record', () => {
    const records = docsFiles.flatMap((file) => /^docs\/decisions\/0*(\d+)-/.exec(file)?.[1] ?? [])
    const cited = [...texts, 'CHANGELOG.md'].flatMap((document) =>
      Array.from(
        read(document).matchAll(/docs\/decisions\/0*(\d+)-|\[decisions? (\d+)\]/g),
        (match) => match[1] ?? match[2],
      ),
    )
    expect(cited.filter((number) => !records.includes(number ?? ''))).toEqual([])
  })
})

function missingScripts(text: string): string[] {
  const run = Array.from(text.matchAll(/npm run (?:-s )?([\w:-]+)/g), ([, name = '']) => name)
  const short = Array.from(text.matchAll(/npm (test|start)\b/g), ([, name = '']) => name)
  return [...run, ...short].filter((name) => !Object.hasOwn(scripts, name))
}
