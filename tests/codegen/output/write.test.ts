import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OutputError } from '../../../codegen/diagnostics/errors.ts'
import { banner } from '../../../codegen/emit/virtual-file.ts'
import { compare } from '../../../codegen/output/compare.ts'
import { writeFiles } from '../../../codegen/output/write.ts'
import { temporaryFolder } from '../support/temporary-project.ts'

const file = (path: string, text = 'export const x = 1') => ({ path, content: `${banner}\n\n${text}\n` })

const files = [file('app.ts'), file('consultas/cpf.ts')]

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort()

const statusByPath = (reports: { path: string; status: string }[]) =>
  Object.fromEntries(reports.map(({ path, status }) => [path, status]))

describe('writeFiles', () => {
  it('creates the folder, and writes nothing the second time', () => {
    const out = join(temporaryFolder(), 'a/b')
    expect(statusByPath(writeFiles(files, out))).toEqual({
      'app.ts': 'written',
      'consultas/cpf.ts': 'written',
    })
    utimesSync(join(out, 'app.ts'), 1, 1)
    expect(statusByPath(writeFiles(files, out))).toEqual({
      'app.ts': 'unchanged',
      'consultas/cpf.ts': 'unchanged',
    })
    expect(statSync(join(out, 'app.ts')).mtimeMs).toBe(1000)
  })

  it('writes only files that changed', () => {
    const out = temporaryFolder()
    writeFiles(files, out)
    const [app, cpf] = files as [(typeof files)[0], (typeof files)[0]]
    const changed = { ...cpf, content: `${cpf.content}// more\n` }
    expect(statusByPath(writeFiles([app, changed], out))).toEqual({
      'app.ts': 'unchanged',
      'consultas/cpf.ts': 'written',
    })
    expect(readFileSync(join(out, 'consultas/cpf.ts'), 'utf8')).toBe(changed.content)
  })

  it('removes orphans and folders that are empty then', () => {
    const out = temporaryFolder()
    writeFiles([...files, file('old/deep/x.ts')], out)
    expect(statusByPath(writeFiles(files, out))['old/deep/x.ts']).toBe('orphan')
    expect(existsSync(join(out, 'old'))).toBe(false)
    expect(listFiles(out)).toEqual(['app.ts', 'consultas/cpf.ts'])
  })

  it('replaces a folder by a file and a file by a folder', () => {
    const out = temporaryFolder()
    writeFiles([file('app.ts'), file('x/y.ts'), file('z')], out)
    writeFiles([file('app.ts'), file('x'), file('z/y.ts')], out)
    expect(listFiles(out)).toEqual(['app.ts', 'x', 'z/y.ts'])
  })

  it('leaves nothing beside the folder', () => {
    const parent = temporaryFolder()
    writeFiles(files, join(parent, 'out'))
    expect(readdirSync(parent)).toEqual(['out'])
  })

  it.each([
    ['a folder of sources', 'main.ts', 'console.log(1)'],
    ['a file of the same name that is not ours', 'app.ts', 'export const app = 1'],
    ['a folder with our output deeper down', 'generated/app.ts', `${banner}\n`],
  ])('throws for %s and deletes nothing', (_, path, text) => {
    const out = temporaryFolder()
    mkdirSync(join(out, path, '..'), { recursive: true })
    writeFileSync(join(out, path), text)
    expect(() => writeFiles(files, out)).toThrow(OutputError)
    expect(listFiles(out)).toEqual([path])
  })

  it('throws if the output folder is a file', () => {
    const out = join(temporaryFolder(), 'out')
    writeFileSync(out, '')
    expect(() => writeFiles(files, out)).toThrow(OutputError)
  })

  it('does not follow links out of the folder', () => {
    const [out, elsewhere] = [temporaryFolder(), temporaryFolder()]
    writeFileSync(join(elsewhere, 'precious.txt'), 'x')
    writeFiles(files, out)
    symlinkSync(elsewhere, join(out, 'link'))
    expect(statusByPath(writeFiles(files, out)).link).toBe('orphan')
    expect(listFiles(elsewhere)).toEqual(['precious.txt'])
  })
})

describe('compare', () => {
  it('reports stale, missing and orphaned files with diffs', () => {
    const out = temporaryFolder()
    writeFiles([...files, file('old.ts'), file('gone.ts')], out)
    writeFileSync(join(out, 'app.ts'), 'export const edited = 1\n')
    const found = compare([...files, file('gone.ts'), file('new.ts')], out, 'src/generated')
    expect(statusByPath(found)).toEqual({
      'app.ts': 'stale',
      'consultas/cpf.ts': 'unchanged',
      'gone.ts': 'unchanged',
      'new.ts': 'missing',
      'old.ts': 'orphan',
    })
    const diffs = Object.fromEntries(found.map(({ path, diff }) => [path, diff]))
    expect(diffs['app.ts']).toContain('--- a/src/generated/app.ts\n+++ b/src/generated/app.ts\n')
    expect(diffs['app.ts']).toContain('-export const edited = 1\n')
    expect(diffs['app.ts']).toContain('+export const x = 1\n')
    expect(diffs['new.ts']).toContain('--- /dev/null\n+++ b/src/generated/new.ts\n')
    expect(diffs['old.ts']).toContain('--- a/src/generated/old.ts\n+++ /dev/null\n')
    expect(diffs['gone.ts']).toBeUndefined()
    expect(listFiles(out)).toEqual(['app.ts', 'consultas/cpf.ts', 'gone.ts', 'old.ts'])
  })
})
