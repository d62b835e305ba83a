import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { copyProject } from '../../../../../codegen/authoring/new-product/copy-project.ts'
import { demoParts } from '../../../../../codegen/authoring/new-product/demo-parts.ts'
import { lockPackages } from '../../../../../codegen/authoring/new-product/lock-packages.ts'
import { nameProduct, shortenName } from '../../../../../codegen/authoring/new-product/name-product.ts'
import { listConsultaParts } from '../../../../../codegen/authoring/new-product/remove-consultas.ts'
import { planRemoval, removeDemos } from '../../../../../codegen/authoring/new-product/remove-demos.ts'
import { main } from '../../../../../codegen/cli/main.ts'
import { temporaryFolder } from '../../../../codegen/support/temporary-project.ts'

const root = join(import.meta.dirname, '../../../../..')

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

/** Runs the command. `answers` are what the user types at the terminal. */
async function run(args: string[], answers?: string[]) {
  let output = ''
  const print = (text: string) => {
    output += text
  }
  const ask = async (question: string) => {
    output += `${question}\n`
    return answers?.shift() ?? ''
  }
  const environment = { cwd: folder, print, printError: print, ...(answers && { ask }) }
  const code = await main(['new-product', ...args], environment)
  return { code, output }
}

const parts = (text: string) => parse(text) as Record<string, unknown>

describe('the removal of the demonstrations', () => {
  it('removes files, routes, menu lines, packages and settings of the build', () => {
    removeDemos(folder, planRemoval(folder))
    expect(
      ['src/demos', 'manifest/routes/demos.yaml'].filter((path) => existsSync(join(folder, path))),
    ).toEqual([])
    expect(read('manifest/menu.yaml')).not.toMatch(/Demonstrações|\/kanban/)
    const { scripts, dependencies, devDependencies, overrides } = JSON.parse(read('package.json'))
    expect(JSON.stringify(scripts)).not.toContain('new-product')
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

it('removes the cast with the last of consultas and demonstrations', () => {
  const cast = 'manifest/demo'
  mkdirSync(join(folder, 'tests/full'), { recursive: true })
  expect(listConsultaParts(folder, true)).not.toContain(cast)
  expect(listConsultaParts(folder, false)).toContain(cast)
  expect(planRemoval(folder).deleted).not.toContain(cast)
  rmSync(join(folder, 'tests/full'), { recursive: true })
  expect(planRemoval(folder).deleted).toContain(cast)
  expect(() => listConsultaParts(folder, true)).toThrow('As consultas já foram removidas')
})

describe('new-product', () => {
  it('says what it would remove until it gets --yes', async () => {
    const { code, output } = await run(['--without-demos'])
    expect(code).toBe(1)
    expect(output).toContain('  src/demos\n')
    expect(output).toContain('Nada mudou ainda. Para mudar este projeto, repita com --yes.')
    expect(existsSync(join(folder, 'src/demos'))).toBe(true)
  })

  it('needs a folder or a change', async () => {
    const { code, output } = await run(['--yes'])
    expect([code, output.split('\n')[0]]).toEqual([2, 'Falta uma pasta, ou o que muda neste projeto'])
  })

  it.each([
    [['--color', 'verde'], '--color é # e seis algarismos hexadecimais, como "#0F766E"'],
    [['--name', '日本'], 'Falta --short-name: letras sem acento, dígitos e hífens, como clinica'],
    [
      ['--short-name', 'Minha Clínica'],
      '--short-name tem só letras sem acento, dígitos e hífens, como clinica',
    ],
  ])('refuses %s', async (args, message) => {
    const { code, output } = await run([...args, '--yes'])
    expect([code, output.split('\n')[0]]).toEqual([2, message])
  })

  it('refuses changes without a commit', async () => {
    git('init', '--quiet')
    expect(await run(['--without-demos', '--yes'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Há mudanças sem commit'),
    })
    expect(existsSync(join(folder, 'src/demos'))).toBe(true)
  })

  it('asks at a terminal, and changes nothing after a no', async () => {
    const { code, output } = await run([], ['Clínica Boa Vista', '', '', 's', 'n', 'n'])
    expect(code).toBe(1)
    expect(output).toContain(`Nome do produto: 
Nome curto (clinica-boa-vista): 
Cor da marca, como #0F766E (a atual): 
Remover as demonstrações? (s/N): 
Remover as consultas brasileiras? (s/N): 
Nome: Clínica Boa Vista
Nome curto: clinica-boa-vista
Remove:
  src/demos
`)
    expect(parts(read('manifest/app.yaml')).product).toBe('Averigua')
  })

  it('asks only for what the flags lack', async () => {
    const { output } = await run(['--name', 'X', '--color', '#123456', '--without-demos'], ['x-y', '', 'n'])
    expect(output.split('\n').slice(0, 2)).toEqual([
      'Nome curto (x): ',
      'Remover as consultas brasileiras? (s/N): ',
    ])
  })
})

describe('the name of a product', () => {
  it('is written into the manifest and into package.json, and comments stay', () => {
    nameProduct(folder, { name: 'Clínica', shortName: 'clinica', color: '#7A1F5C' })
    expect(parts(read('manifest/app.yaml'))).toMatchObject({ product: 'Clínica', storagePrefix: 'clinica' })
    expect(read('manifest/app.yaml')).toContain('# O produto: nome')
    const brand = parts(read('manifest/brand.yaml'))
    expect([brand.primary, brand.charts]).toEqual(['#7A1F5C', undefined])
    expect(JSON.parse(read('package.json')).name).toBe('clinica')
  })

  it.each([
    ['Clínica Boa Vista', 'clinica-boa-vista'],
    ['  3ª Vara ', 'vara'],
    ['Ação!', 'acao'],
  ])('%s becomes %s', (name, short) => expect(shortenName(name)).toBe(short))
})

describe('a copy', () => {
  beforeEach(() => git('init', '--quiet'))

  it('has the files of the project, without those that git ignores', () => {
    writeFileSync(join(folder, '.gitignore'), 'dist/\n')
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/a.js'), '')
    const copy = join(temporaryFolder(), 'produto')
    copyProject(folder, copy)
    expect(existsSync(join(copy, 'manifest/app.yaml'))).toBe(true)
    expect(existsSync(join(copy, 'dist'))).toBe(false)
  })

  it('needs an empty folder outside of the project', () => {
    expect(() => copyProject(folder, join(folder, 'produto'))).toThrow('fica fora deste projeto')
    const full = temporaryFolder()
    writeFileSync(join(full, 'a'), '')
    expect(() => copyProject(folder, full)).toThrow('não está vazia')
  })
})

describe('the lockfile', () => {
  it('keeps the packages that the remaining ones need', () => {
    const needs = (...names: string[]) => ({
      dependencies: Object.fromEntries(names.map((name) => [name, '1'])),
    })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', ...needs('a') }))
    const packages = {
      '': needs('a', 'b'),
      'node_modules/a': needs('c'),
      'node_modules/a/node_modules/c': needs('d'),
      'node_modules/b': needs('c', 'e'),
      'node_modules/c': {},
      'node_modules/d': {},
      'node_modules/e': {},
    }
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }))
    lockPackages(folder)
    const lock = JSON.parse(read('package-lock.json'))
    expect(lock.packages['']).toEqual(needs('a'))
    expect(Object.keys(lock.packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/c',
      'node_modules/d',
    ])
  })
})
