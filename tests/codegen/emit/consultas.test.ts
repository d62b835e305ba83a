import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import { describe, expect, it } from 'vitest'
import { filesOnDisk, withTexts } from '../../../codegen/compile/read/manifest-files.ts'
import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { emitConsultas } from '../../../codegen/emit/consultas.ts'
import { startPrinter } from '../../../codegen/emit/printer.ts'
import type { VirtualFile } from '../../../codegen/emit/virtual-file.ts'
import { buildModel } from '../../../codegen/generate.ts'
import type { ConsultaFamily } from '../../../manifest/contract/resolved.ts'
import { buildTestModel } from '../support/build-test-model.ts'
import { runEmitted } from '../support/run-emitted.ts'

const root = join(import.meta.dirname, '../../..')

const manifestDir = join(root, 'tests/product-fixture/manifest')

const long = 'Um texto que os valores de defaults repetem.'

const familyText = (variants: string) => `consulta: cpf
title: CPF
path: /consulta/cpf
defaults:
  fields: [{ name: cpf, kind: cpf, label: CPF, required: true, help: "${long}" }]
  request: { source: fonte, get: "/{cpf}", notFound: { status: 404 }, errors: { "402": "${long}" } }
  result:
    - { block: alert, title: Aviso, status: info, text: "${long}" }
    - { block: fields, items: [{ label: Nome, value: nome }, { label: CPF, value: cpf }] }
  findings: [{ value: nome, label: "${long}" }]
  example: { cpf: "11144477735", nome: "${long}" }
variants:
${variants}`

const printFiles = (model: Model) => Promise.all(Array.from(emitConsultas(model), startPrinter().print))

const emitCpfFiles = async (variants: string) => {
  const { model } = buildTestModel({
    'manifest/app.yaml': 'product: Teste\nauth: { roles: [gestor] }\n',
    'manifest/consultas/cpf.yaml': familyText(variants),
  })
  const files = (await printFiles(model)).filter(({ path }) => path.startsWith('consultas/cpf'))
  return { model, files }
}

const countOccurrences = (text: string, part: string) => text.split(part).length - 1

/** Runs emitted files and returns all their variants. */
async function importVariants(files: VirtualFile[]) {
  const modules: { default: ConsultaFamily }[] = await Promise.all(files.map(runEmitted))
  return modules.flatMap((module) => Object.values(module.default.variants))
}

const selectVariants = (model: Model, name: string) =>
  model.families.filter(({ family }) => family === name).flatMap(({ variants }) => variants)

/** Emits the file of a family of the fixture product; `addedText` is appended to its YAML. */
async function emitFamily(name: string, addedText = '') {
  const file = `consultas/${name}.yaml`
  const text = `${readFileSync(join(manifestDir, file), 'utf8')}${addedText}`
  const manifestFiles = withTexts(filesOnDisk(manifestDir), new Map([[file, text]]))
  const built = buildModel({ manifestDir, pagesDir: join(root, 'src'), cwd: root, manifestFiles })
  const { model } = built.ok ? built : expect.fail('O manifesto tem erros')
  const [printed = { content: '' }] = (await printFiles(model)).filter(
    ({ path }) => path === `consultas/${name}.ts`,
  )
  return printed.content
}

describe('the file of a family', () => {
  it('has the values of `defaults` once, also where variants add to them', async () => {
    const { model, files } = await emitCpfFiles(`  1: { title: Um }
  2: { title: Dois, "result+": [{ block: list, value: lista }], example: { cpf: "1", nome: Ana, lista: [1] } }
  3: { title: Três, "fields+": [{ name: uf, kind: text, label: UF }], request: { source: fonte, get: "/{cpf}/{uf}" } }
`)
    const [file = { path: '', content: '' }] = files
    expect(countOccurrences(file.content, long)).toBe(5)
    expect(file.content).toContain('result: defaults.result,')
    expect(file.content).toContain("result: [...defaults.result, { block: 'list', value: 'lista' }],")
    expect(file.content).toContain(
      "fields: [...defaults.fields, { kind: 'text', name: 'uf', label: 'UF', maxLength: 120 }],",
    )
    expect(await importVariants(files)).toStrictEqual(selectVariants(model, 'cpf'))
  })

  it('keeps each line when the YAML gets another variant', async () => {
    const before = await emitFamily('endereco')
    const variant = `  2:
    title: Outro endereço
    result+:
      - { block: fields, title: Outro bloco, items: [{ label: Outro rótulo, value: cep }] }
`
    const after = await emitFamily('endereco', variant)
    const changes = diffLines(before, after).filter(({ added, removed }) => added || removed)
    expect(changes.map(({ added, removed }) => ({ added, removed }))).toEqual([
      { added: true, removed: false },
    ])
    expect(changes[0]?.value).toContain('request: defaults.request,')
  })

  it('shares nothing with variants of other roles', async () => {
    const { model, files } =
      await emitCpfFiles(`  1: { title: Um, example: { cpf: "1", nome: Ana }, findings: [] }
  2: { title: Dois, request: { source: fonte, get: /aberta }, example: { cpf: "1", nome: Bia }, findings: [] }
  3: { title: Três, access: [gestor] }
  4: { title: Quatro, access: [gestor], request: { source: fonte, get: /segredo } }
`)
    const [open = '', restricted = ''] = files.map(({ content }) => content)
    expect(files.map(({ path }) => path)).toEqual(['consultas/cpf.ts', 'consultas/cpf.gestor.ts'])
    expect(open).not.toMatch(/segredo|defaults\.example/)
    expect(countOccurrences(open, long)).toBe(3)
    expect(countOccurrences(restricted, long)).toBe(5)
    expect(restricted).toContain('example: defaults.example,')
    expect(await importVariants(files)).toStrictEqual(selectVariants(model, 'cpf'))
  })

  it('has the definitions of the model, for every family of a product', async () => {
    const built = buildModel({ manifestDir, pagesDir: join(root, 'src'), cwd: root })
    const { model } = built.ok ? built : expect.fail('O manifesto tem erros')
    const files = (await printFiles(model)).filter(({ path }) => !path.endsWith('/index.ts'))
    const expected = model.families.flatMap(({ variants }) => variants)
    expect(await importVariants(files)).toStrictEqual(expected)
  })
})
