import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

let folder: string

/** Runs git without the user's configuration and without the variables of a surrounding hook. */
function git(...args: string[]): string {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = { ...Object.fromEntries(own), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'averigua-hook-'))
  for (const part of ['.githooks', '.gitignore', 'biome.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  // Git's pattern for folders does not match a link.
  write('.git/info/exclude', 'node_modules\n')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git('init', '--quiet')
  git('config', 'user.name', 'Ana Exemplo')
  git('config', 'user.email', 'ana@exemplo.com.br')
  git('config', 'core.hooksPath', '.githooks')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Start')
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('formats committed files, generated ones in their own way, and no unparsable ones', () => {
  const unformatted = 'import { b } from "b"\nimport { a } from "a"\nexport const both = [a,b];\n'
  write('src/um nome com acentuação.ts', unformatted)
  write('src/generated/app.ts', unformatted)
  write('src/broken.ts', 'export const both = [a,;\n')
  write('docs/page.md', '*  a\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Add')
  const formatted = "import { a } from 'a'\nimport { b } from 'b'\nexport const both = [a, b]\n"
  expect(git('show', 'HEAD:src/um nome com acentuação.ts')).toBe(formatted)
  expect(read('src/um nome com acentuação.ts')).toBe(formatted)
  const emitted = "import { b } from 'b';\nimport { a } from 'a';\nexport const both = [a, b];\n"
  expect(git('show', 'HEAD:src/generated/app.ts')).toBe(emitted)
  expect(git('show', 'HEAD:src/broken.ts')).toBe('export const both = [a,;\n')
  expect(git('show', 'HEAD:docs/page.md')).toBe('*  a\n')
  expect(git('status', '--porcelain')).toBe('')
})

it('leaves unstaged changes alone, also in a partly staged file', () => {
  write('src/part.ts', 'export const staged = 1;\n')
  write('src/other.ts', 'export const other = 1;\n')
  git('add', 'src/part.ts')
  write('src/part.ts', 'export const staged = 1;\nexport const later = 2;\n')
  git('commit', '--quiet', '-m', 'Add')
  expect(git('show', 'HEAD:src/part.ts')).toBe('export const staged = 1\n')
  expect(read('src/part.ts')).toBe('export const staged = 1;\nexport const later = 2;\n')
  expect(git('status', '--porcelain')).toBe(' M src/part.ts\n?? src/other.ts\n')
})

it('formats the files of `git commit --all`, and renamed files', () => {
  write('src/a.ts', 'export const a = 1\n')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Add')
  write('src/a.ts', 'export const a = 2;\n')
  git('commit', '--quiet', '--all', '-m', 'Change')
  expect(git('show', 'HEAD:src/a.ts')).toBe('export const a = 2\n')
  git('mv', 'src/a.ts', 'src/b.ts')
  write('src/b.ts', 'export const a = 2;\n')
  git('add', '.')
  git('commit', '--quiet', '--allow-empty', '-m', 'Rename')
  expect(git('show', 'HEAD:src/b.ts')).toBe('export const a = 2\n')
  expect(git('status', '--porcelain')).toBe('')
})
