import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smallManifest, temporaryProject } from '../support/temporary-project.ts'
import { copyCodegen, readFolderContents } from './copy-codegen.ts'

const changedMenu = `${smallManifest['manifest/menu.yaml']}  - header: Situação\n`

/** Replaces one character in the middle of a text. */
function flipMiddleCharacter(text: string): string {
  const middle = Math.floor(text.length / 2)
  return `${text.slice(0, middle)}${text[middle] === 'a' ? 'b' : 'a'}${text.slice(middle + 1)}`
}

const readLatin1 = (file: string) => readFileSync(file, 'latin1')

const damages: [name: string, damage: (file: string) => void][] = [
  [
    'truncated',
    (file) => writeFileSync(file, readLatin1(file).slice(0, readLatin1(file).length / 2), 'latin1'),
  ],
  ['empty', (file) => writeFileSync(file, '')],
  ['foreign', (file) => writeFileSync(file, 'export const main = async () => 99\n')],
  [
    'not what its digest says',
    (file) => writeFileSync(file, flipMiddleCharacter(readLatin1(file)), 'latin1'),
  ],
  [
    'no file that can be read',
    (file) => {
      rmSync(file)
      mkdirSync(file)
    },
  ],
]

describe('the cache of codegen', { timeout: 600_000 }, () => {
  it('has one bundle and the state of the last run', async () => {
    const { folder } = temporaryProject()
    const { run, listCacheFiles } = copyCodegen()
    await run(folder)
    expect(listCacheFiles()).toEqual([
      expect.stringMatching(/^averigua-codegen-code\/[0-9a-f]{40}\.mjs$/),
      expect.stringMatching(/^averigua-codegen\/[0-9a-f]{40}\.json$/),
    ])
  })

  it('changes no result if it is damaged, and the next run repairs it', async () => {
    const { folder, put } = temporaryProject()
    const { run, caches, listCacheFiles } = copyCodegen()
    await run(folder)
    put('manifest/menu.yaml', changedMenu)
    const { status } = await run(folder)
    const expected = readFolderContents(folder)
    expect(status).toBe(0)
    for (const [name, damage] of damages) {
      for (const path of listCacheFiles()) damage(join(caches, path))
      put('src/generated/app.ts', expected.get('src/generated/app.ts')?.replace('Teste', 'Outro') ?? '')
      const ended = await run(folder)
      expect([name, ended.status, ended.stderr]).toEqual([name, 0, ''])
      expect(readFolderContents(folder)).toEqual(expected)
      expect([name, listCacheFiles().map((path) => statSync(join(caches, path)).isFile())]).toEqual([
        name,
        [true, true],
      ])
    }
    expect((await run(folder)).stdout).toContain('nada mudou')
  })

  it('is neither read nor written by --check or with CI set', async () => {
    const { folder } = temporaryProject()
    const { run, caches, listCacheFiles, clearCaches } = copyCodegen()
    await run(folder)
    const [bundle = '', record = ''] = listCacheFiles()
    for (const path of [record, bundle]) writeFileSync(join(caches, path), 'throw new Error("read")')
    const check = await run(folder, ['--check'])
    expect([check.status, check.stdout]).toEqual([0, expect.stringContaining('em dia')])
    const inCi = await run(folder, [], { CI: 'true' })
    expect([inCi.status, inCi.stdout]).toEqual([0, expect.stringMatching(/nada mudou .* em \d+ ms/)])
    expect(readLatin1(join(caches, bundle))).toBe('throw new Error("read")')
    clearCaches()
    await run(folder, ['--check'])
    expect(listCacheFiles()).toEqual([])
  })

  it('may be in a folder that cannot be written', async () => {
    const { folder } = temporaryProject()
    const { run, caches, clearCaches } = copyCodegen()
    clearCaches()
    writeFileSync(caches, 'no folder')
    expect(await run(folder)).toMatchObject({ status: 0, stderr: '' })
    expect(await run(folder)).toMatchObject({ status: 0, stderr: '' })
  })
})
