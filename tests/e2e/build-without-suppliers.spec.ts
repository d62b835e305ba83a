import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { sharedBuild } from '../../deploy/size/shared-build.ts'
import { expect, test } from './support/test.ts'

const root = join(import.meta.dirname, '../..')

/** The keys of suppliers.yaml that say how a server logs in at a supplier. */
const grammarWords =
  /secretEnv|secretHeaders|clientSecretEnv|certificateEnv|passwordEnv|allowPrivate|cacheMinutes|suppliers\.yaml/

const readAll = (folder: string, isRead: (name: string) => boolean) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isRead)
    .map((file) => readFileSync(file, 'utf8'))

/** Returns the texts and numbers of a YAML value, and its keys. */
const listWords = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [key, ...listWords(part)])
    : [String(value)]

test('the build has no word of the suppliers', async () => {
  const built = readAll(sharedBuild, (name) => /\.(?:js|html|css|json|webmanifest)$/.test(name))
  expect(built.length).toBeGreaterThan(50)
  expect(built.flatMap((text) => text.match(grammarWords)?.[0] ?? [])).toEqual([])
  const others = readAll(
    join(root, 'manifest'),
    (name) => /\.(?:yaml|ts)$/.test(name) && !name.endsWith('suppliers.yaml'),
  )
  const words = listWords(parse(readFileSync(join(root, 'manifest/suppliers.yaml'), 'utf8'))).filter(
    (word) => word.length > 3 && others.every((text) => !text.includes(word)),
  )
  expect(words).toContain('250/h')
  expect(words.filter((word) => built.some((text) => text.includes(word)))).toEqual([])
})
