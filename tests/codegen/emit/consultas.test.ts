import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { emitConsultas } from '../../../codegen/emit/consultas.ts'
import { startPrinter } from '../../../codegen/emit/printer.ts'
import type { VirtualFile } from '../../../codegen/emit/virtual-file.ts'
import { buildModel } from '../../../codegen/generate.ts'
import type { Model } from '../../../codegen/resolve/model.ts'
import type { ConsultaFamily } from '../../../manifest/contract/resolved.ts'
import { buildTestModel } from '../support/build-test-model.ts'
import { runEmitted } from '../support/run-emitted.ts'

const root = join(import.meta.dirname, '../../..')

const long =
  'Um texto tão longo que vale a pena dizer só uma vez o que as variantes têm em comum neste arquivo.'

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

const printFiles = (model: Model) => Promise.all(emitConsultas(model).map(startPrinter().print))

const emitCpfFiles = async (variants: string) => {
  const { model } = buildTestModel({
    'manifest/app.yaml': 'product: Teste\nauth: { roles: [gestor] }\n',
    'manifest/consultas/cpf.yaml': familyText(variants),
  })
  const files = (await printFiles(model)).filter(({ path }) => path.startsWith('consultas/cpf'))
  return { model, files }
}

const countOccurrences = (text: string, part: string) => text.split(part).length - 1

/** All variants that some emitted files hold. */
async function importVariants(files: VirtualFile[]) {
  const modules: { default: ConsultaFamily }[] = await Promise.all(files.map(runEmitted))
  return modules.flatMap((module) => Object.values(module.default.variants))
}

const selectVariants = (model: Model, name: string) =>
  model.families.filter(({ family }) => family === name).flatMap(({ variants }) => variants)

describe('the definitions of a family', () => {
  it('say once what variants inherit, also where they add to it', async () => {
    const { model, files } = await emitCpfFiles(`  1: { title: Um }
  2: { title: Dois, "result+": [{ block: list, value: lista }], example: { cpf: "1", nome: Ana, lista: [1] } }
  3: { title: Três, "fields+": [{ name: uf, kind: text, label: UF }], request: { source: fonte, get: "/{cpf}/{uf}" } }
`)
    const [file = { path: '', content: '' }] = files
    expect(countOccurrences(file.content, long)).toBe(5)
    expect(file.content).toContain('result: result1,')
    expect(file.content).toContain(
      "result: [...result1, { block: 'list', value: 'lista', sensitive: false }],",
    )
    expect(file.content).toContain(
      "fields: [...fields1, { kind: 'text', name: 'uf', label: 'UF', required: false, maxLength: 120 }]",
    )
    expect(await importVariants(files)).toStrictEqual(selectVariants(model, 'cpf'))
  })

  it('stand in one piece where there is one variant', async () => {
    const { files } = await emitCpfFiles('  1: { title: Um }\n')
    expect(files.map(({ content }) => content.match(/^const .*/gm))).toEqual([
      ['const family: ConsultaFamily<Path> = {'],
    ])
  })

  it('share nothing between parts that not the same users see', async () => {
    const own = (name: string) => `example: { cpf: "1", nome: ${name} }, findings: []`
    const { model, files } = await emitCpfFiles(`  1: { title: Um, ${own('Ana')} }
  2: { title: Dois, ${own('Bia')} }
  3: { title: Três, access: [gestor], request: { source: fonte, get: /segredo } }
  4: { title: Quatro, access: [gestor], request: { source: fonte, get: /segredo } }
`)
    const [open = '', restricted = ''] = files.map(({ content }) => content)
    expect(files.map(({ path }) => path)).toEqual(['consultas/cpf.ts', 'consultas/cpf.1.ts'])
    expect(open).not.toContain('segredo')
    expect(open.match(/^const \w+/gm)).toEqual([
      'const request1',
      'const fields1',
      'const result1',
      'const family',
    ])
    expect(restricted).toContain('const example1')
    for (const content of [open, restricted])
      for (const [, name = ''] of content.matchAll(/^const (\w+\d)/gm))
        expect(countOccurrences(content, name)).toBe(3)
    expect(await importVariants(files)).toStrictEqual(selectVariants(model, 'cpf'))
  })

  it('of the shipped manifest are, when they run, those of the model', async () => {
    const built = buildModel({ manifestDir: join(root, 'manifest'), pagesDir: join(root, 'src'), cwd: root })
    const { model } = built.ok ? built : expect.fail('O manifesto tem erros')
    const files = (await printFiles(model)).filter(({ path }) => !path.endsWith('/index.ts'))
    const expected = model.families.flatMap(({ variants }) => variants)
    expect(await importVariants(files)).toStrictEqual(expected)
  })
})
