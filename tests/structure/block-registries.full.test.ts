import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject } from '../support/project-copy.ts'

const index = 'manifest/blocks/index.ts'

const registries = ['src/blocks/views.ts', 'src/blocks/texts.ts']

/** Returns the path of a registry's copy with an empty entry for the new kind. */
const buildEmptyEntryPath = (registry: string) => registry.replace('.ts', '-with-empty-entry.ts')

const project = copyProject()

/** Edits a file of the copy, or writes the result to `target`. */
function edit(path: string, pattern: RegExp, replacement: string, target = path) {
  const text = readFileSync(join(project.folder, path), 'utf8')
  expect(text, `${path} has ${pattern}`).toMatch(pattern)
  writeFileSync(join(project.folder, target), text.replace(pattern, replacement))
}

let errors: string[] = []

/** Returns the compiler's errors in a file. */
const selectErrors = (file: string) => errors.filter((line) => line.startsWith(`${file}(`)).join('\n')

beforeAll(async () => {
  const list = readFileSync(join(project.folder, 'manifest/blocks/list.ts'), 'utf8')
  writeFileSync(
    join(project.folder, 'manifest/blocks/map.ts'),
    list
      .replace(/list(?=Grammar|Paths)/g, 'map')
      .replace("createBlockGrammar('list'", "createBlockGrammar('map'")
      .replaceAll('ListLayout', 'MapLayout'),
  )
  edit(index, /^/, "import { mapGrammar, mapPaths } from './map.ts'\n")
  edit(index, /^ {2}timeline: timelineGrammar,$/m, '$&\n  map: mapGrammar,')
  edit(index, /^ +timeline: {[^}]*},$/m, "$&\n  map: { about: 'Um mapa', listPaths: mapPaths },")
  for (const registry of registries)
    edit(registry, /^ {2}timeline: .*$/m, '$&\n  map: {},', buildEmptyEntryPath(registry))
  const config = { extends: './tsconfig.json', include: ['manifest', 'src/blocks', 'src/consultas'] }
  writeFileSync(join(project.folder, 'tsconfig.kinds.json'), JSON.stringify(config))
  errors = await new Promise((resolve) => {
    const compiler = ['tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.kinds.json']
    execFile('npx', compiler, { cwd: project.folder }, (_, stdout) =>
      resolve(stdout.split(/\r?\n(?=\S)/).filter((line) => line.includes('error TS'))),
    )
  })
}, 120_000)

afterAll(() => project.remove(), 60_000)

describe('a block that only manifest/blocks has', () => {
  it.each(registries)('is missing in %s', (registry) => {
    expect(selectErrors(registry)).toContain("Property 'map' is missing")
  })

  it.each([
    ['src/blocks/views.ts', /missing the following properties .*: Block, Skeleton/],
    ['src/blocks/texts.ts', /missing the following properties .*: text, rows, columns/],
  ])('misses its properties in %s', (registry, message) => {
    expect(selectErrors(buildEmptyEntryPath(registry))).toMatch(message)
  })

  it('is missing in no other file', () => {
    const files = new Set(errors.map((line) => line.replace(/\(.*/s, '')))
    expect([...files].sort()).toEqual([...registries, ...registries.map(buildEmptyEntryPath)].sort())
  })
})
