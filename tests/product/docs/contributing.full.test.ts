import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { copyProject } from '../../support/project-copy.ts'

/*
 * Follows CONTRIBUTING.md in a copy of the project. tests/structure/block-registries.full.test.ts covers result
 * blocks.
 */

const project = copyProject()
afterAll(() => project.remove())

const inProject = (path: string) => join(project.folder, path)

const read = (path: string) => readFileSync(inProject(path), 'utf8')

function write(path: string, text: string) {
  mkdirSync(dirname(inProject(path)), { recursive: true })
  writeFileSync(inProject(path), text)
}

/** Inserts text after the first match of a pattern. */
function insert(path: string, behind: RegExp, text: string) {
  const before = read(path)
  expect(before, `${path} has ${behind}`).toMatch(behind)
  write(
    path,
    before.replace(behind, (found) => found + text),
  )
}

type CommandOutcome = { code: number; output: string }

const run = (command: string, ...args: string[]) =>
  new Promise<CommandOutcome>((resolve) => {
    execFile(command, args, { cwd: project.folder }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

const codegen = (...args: string[]) => run('node', 'codegen/cli/launch.mjs', '--out', 'emitted', ...args)

const contributing = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8')

const section = (title: string) =>
  contributing.split(`## ${title}\n`)[1]?.split('\n## ')[0]?.trim().split('\n') ?? []

/** Checks that the section names the files that this test edits. */
const expectNamed = (title: string, ...paths: string[]) =>
  expect(paths.filter((path) => !section(title).join('\n').includes(`\`${path}\``))).toEqual([])

it.each([
  'Add a page with a form',
  'Add a field kind',
  'Add a result block',
  'Add a check',
  'Add an emitter',
])('%s takes under 15 lines', (title) => {
  expect(section(title).length).toBeGreaterThan(3)
  expect(section(title).length).toBeLessThan(15)
})

describe('a field kind', () => {
  const kinds = 'manifest/kinds/index.ts'
  const controls = 'src/kinds/index.ts'
  const cases = 'tests/kinds/rules.test.ts'

  /** Returns the files with type errors. */
  async function filesWithErrors() {
    const include = ['src/kinds', 'src/session', 'src/search', 'src/consultas', cases]
    write('tsconfig.kinds.json', JSON.stringify({ extends: './tsconfig.json', include }))
    const { output } = await run('npx', 'tsc', '--noEmit', '--pretty', 'false', '-p', 'tsconfig.kinds.json')
    return [...new Set(Array.from(output.matchAll(/^(\S+)\(\d+,\d+\): error/gm), ([, file]) => file))].sort()
  }

  it('is a type error until it is complete, and then works in the manifest', async () => {
    expectNamed('Add a field kind', kinds, controls, cases)
    write(
      'manifest/kinds/pis.ts',
      `import { extractDigits } from '../contract/sent-value.ts'
import { createGroupFormatter } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

export default {
  about: 'PIS, onze dígitos',
  newField: { name: 'pis', label: 'PIS', icon: 'LuIdCard', value: '12000000012' },
  normalise: extractDigits,
  validate: (value) => (value.length === 11 ? undefined : 'O PIS tem 11 dígitos'),
  contract: {
    schema: {
      title: 'PIS',
      description: 'PIS: onze dígitos sem máscara.',
      type: 'string',
      pattern: '^\\\\d{11}$',
    },
  },
  format: { about: 'PIS com pontos', show: createGroupFormatter('###.#####.##-#'), hide: 'never' },
  length: 11,
  subject: { noun: 'trabalhador', title: 'PIS', plural: 'PIS', palette: 'neutral' },
} satisfies Kind
`,
    )
    insert(kinds, /import phone from .*\n/, "import pis from './pis.ts'\n")
    insert(kinds, / {2}cns,\n/, '  pis,\n')
    // The icons of kinds are emitted.
    expect(await run('node', 'codegen/cli/launch.mjs')).toMatchObject({ code: 0 })
    expect(await filesWithErrors()).toEqual([controls, cases])

    write(
      'src/kinds/pis.tsx',
      `import type { FieldByKind } from '@manifest/schema/field.ts'
import { createMaskedControl } from './masked-control.tsx'

export const Control = createMaskedControl<FieldByKind<'pis'>>({
  mask: '###.#####.##-#',
  inputMode: 'numeric',
  placeholder: '000.00000.00-0',
})
`,
    )
    insert(controls, /import { Control as phone } .*\n/, "import { Control as pis } from './pis.tsx'\n")
    insert(controls, / {2}cns,\n/, '  pis,\n')
    insert(cases, / {2}cns: \[cns\],\n/, '  pis: [],\n')
    expect(await filesWithErrors()).toEqual([])

    write(
      'manifest/consultas/pis.yaml',
      `consulta: pis
title: PIS
path: /consulta/pis
defaults:
  fields: [{ name: pis, kind: pis, label: PIS, required: true }]
  request: { source: gateway, post: /pis, body: { pis: "{pis}" } }
  result: [{ block: fields, items: [{ label: Nome, value: nome }] }]
  example: { nome: Ana Exemplo }
variants: { 1: { title: Dados cadastrais } }
`,
    )
    expect(await codegen()).toMatchObject({ code: 0 })
    expect(read('emitted/consultas/pis.ts')).toContain("kind: 'pis'")
    expect(read('emitted/contracts/gateway.openapi.json')).toContain('PIS: onze dígitos sem máscara.')
  }, 600_000)
})

describe('a check', () => {
  const codes = 'codegen/diagnostics/codes/consulta-codes.ts'
  const list = 'codegen/compile/check/all.ts'

  it('reports file, line, column and remedy', async () => {
    expectNamed('Add a check', dirname(codes), list)
    insert(
      codes,
      /export const consultaCodes = {\n/,
      "  'shouted-title': { means: 'Um título grita.', matters: 'Cansa.', remedy: 'escreva-o em minúsculas' },\n",
    )
    write(
      'codegen/compile/check/titles-speak.ts',
      `import type { Check } from './check.ts'

/** Refuses titles in capitals; a single word may be an abbreviation. */
export const titlesSpeak: Check = ({ families }) =>
  families
    .filter(({ file: { title } }) => title.includes(' ') && title === title.toUpperCase())
    .map(({ document }) =>
      document.report('shouted-title', ['title'], 'value', 'O título grita', 'use minúsculas'),
    )
`,
    )
    insert(list, /^/, "import { titlesSpeak } from './titles-speak.ts'\n")
    insert(list, /export const checks: Check\[\] = \[\n/, '  titlesSpeak,\n')
    const family = read('manifest/consultas/cep.yaml')
    write('manifest/consultas/cep.yaml', family.replace(/^title: .*$/m, 'title: CEP DA RUA'))
    const { code, output } = await codegen()
    expect(code).toBe(1)
    expect(output).toMatch(/manifest\/consultas\/cep\.yaml:\d+:8/)
    expect(output).toContain('O título grita')
    expect(output).toContain('use minúsculas')
    write('manifest/consultas/cep.yaml', family)
  }, 600_000)
})

describe('an emitter', () => {
  it('writes a file that `--check` knows', async () => {
    expectNamed('Add an emitter', 'codegen/emit/source-files.ts', 'codegen/emit/statements.ts')
    write(
      'codegen/emit/family-names.ts',
      `import type { Model } from '../compile/resolve/model.ts'
import { sourceFile } from './source-file.ts'
import { constant } from './statements.ts'

/** The names of all families. */
export const emitFamilyNames = ({ families }: Model) =>
  sourceFile('family-names.ts', [
    constant('familyNames', families.map(({ family }) => family), 'string[]'),
  ])
`,
    )
    insert('codegen/emit/source-files.ts', /^/, "import { emitFamilyNames } from './family-names.ts'\n")
    insert('codegen/emit/source-files.ts', /const emitters.*\[\n/, '  emitFamilyNames,\n')
    expect(await codegen()).toMatchObject({ code: 0 })
    expect(read('emitted/family-names.ts')).toMatch(
      /^\/\/ Generated .*\n\nexport const familyNames: string\[\] = \[/,
    )
    expect(await codegen('--check')).toMatchObject({ code: 0 })
  }, 600_000)
})
