import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { demoParts } from '../../../../codegen/authoring/new-product/demo-parts.ts'
import { planRemoval, removeDemos } from '../../../../codegen/authoring/new-product/remove-demos.ts'
import { main } from '../../../../codegen/cli/main.ts'
import { temporaryFolder } from '../../support/temporary-project.ts'

const root = join(import.meta.dirname, '../../../..')

let folder = ''

/** Copies what the removal reads, without the demonstrations' own files. */
beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, 'src/demos'), { recursive: true })
  for (const file of ['manifest', 'package.json', 'vite.config.ts', ...Object.keys(demoParts.imported)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file), { recursive: true })
  }
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })

async function run(...args: string[]) {
  let output = ''
  const print = (text: string) => {
    output += text
  }
  const code = await main(['new-product', ...args], { cwd: folder, print, printError: print })
  return { code, output }
}

describe('the removal of the demonstrations', () => {
  it('removes files, routes, menu lines, packages and settings of the build', () => {
    removeDemos(folder, planRemoval(folder))
    expect(
      ['src/demos', 'manifest/routes/demos.yaml'].filter((path) => existsSync(join(folder, path))),
    ).toEqual([])
    expect(read('manifest/menu.yaml')).not.toMatch(/Demonstrações|\/kanban/)
    const { scripts, dependencies, devDependencies, overrides } = JSON.parse(read('package.json'))
    expect(JSON.stringify(scripts)).not.toContain('without-demos')
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(packages).toEqual(expect.arrayContaining(['react', 'vite']))
    expect(demoParts.packages.filter((name) => packages.includes(name))).toEqual([])
    expect(overrides).toBeUndefined()
    expect(read('vite.config.ts')).not.toMatch(/jsPDF|jspdf|fast-png|tiptap|canvg|tests\/demos/)
    expect(read('vite.config.ts')).toContain("'write-excel-file/universal',")
    expect(read('src/ui/forms/check.ts')).toMatch(/^const readFormValues/m)
  })

  it('names packages that the project has', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json'))
    const packages = Object.keys({ ...dependencies, ...devDependencies })
    expect(demoParts.packages.filter((name) => !packages.includes(name))).toEqual([])
  })

  it('changes nothing a second time', () => {
    removeDemos(folder, planRemoval(folder))
    expect(() => planRemoval(folder)).toThrow('As demonstrações já foram removidas')
  })
})

describe('new-product', () => {
  it('says what it would remove until it gets --yes', async () => {
    const { code, output } = await run('--without-demos')
    expect(code).toBe(1)
    expect(output).toContain('  src/demos\n')
    expect(output).toContain('Nada mudou ainda. Para remover, repita com --yes.')
    expect(existsSync(join(folder, 'src/demos'))).toBe(true)
  })

  it('needs --without-demos', async () => {
    expect(await run('--yes')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Falta --without-demos'),
    })
  })

  it('refuses changes without a commit', async () => {
    git('init', '--quiet')
    expect(await run('--without-demos', '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Há mudanças sem commit'),
    })
    expect(existsSync(join(folder, 'src/demos'))).toBe(true)
  })
})
