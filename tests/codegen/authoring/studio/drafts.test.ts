import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type {
  CheckAnswer,
  CompareAnswer,
  ConsultaAnswer,
  OpenAnswer,
  StudioAnswers,
} from '../../../../manifest/contract/studio.ts'
import { requireValue } from '../../../support/require-value.ts'
import { smallManifest } from '../../support/temporary-project.ts'
import { studioProject } from './ask-studio.ts'

const cep = requireValue(smallManifest['manifest/consultas/cep.yaml'])

describe('open', () => {
  it('has every file of the manifest with its text and digest', async () => {
    const { ask, folder } = studioProject({ 'manifest/menu.yaml': '\uFEFF# selo\r\nsidebar: []\r\n' })
    const answer = await ask<OpenAnswer>('open', {})
    expect(answer).toMatchObject({ root: folder, folder: 'manifest', product: 'Teste', hasGit: false })
    const names = ['app.yaml', 'consultas/cep.yaml', 'menu.yaml', 'routes/product.yaml', 'sources.yaml']
    expect(answer.files.map(({ name }) => name)).toEqual(names)
    expect(answer.files[2]?.text).toBe('# selo\r\nsidebar: []\r\n')
    expect(answer.files[0]?.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  it('refuses a link to a file outside the folder, and reads a link to one inside', async () => {
    const { ask, refuse, folder } = studioProject()
    mkdirSync(join(folder, 'manifest/linked'))
    writeFileSync(join(folder, 'manifest/linked/faq'), 'sections: []\n')
    mkdirSync(join(folder, 'manifest/content'))
    symlinkSync('../linked/faq', join(folder, 'manifest/content/faq.yaml'))
    const { files } = await ask<OpenAnswer>('open', {})
    expect(files.map(({ name }) => name)).toContain('content/faq.yaml')
    symlinkSync('/etc/hostname', join(folder, 'manifest/consultas/x.yaml'))
    expect(await refuse('open', {})).toMatch(/consultas\/x\.yaml é um atalho para fora/)
  })
})

describe('check', () => {
  const check = async (drafts: Record<string, string | null>) =>
    studioProject().ask<CheckAnswer>('check', { drafts })

  it('returns the content of valid drafts', async () => {
    const { diagnostics, content } = await check({
      'consultas/cep.yaml': cep.replace('title: CEP', 'title: Rua'),
    })
    expect(diagnostics).toEqual([])
    expect(content?.families.map(({ title }) => title)).toEqual(['Rua'])
  })

  it('returns diagnostics with ranges and remedies', async () => {
    const text = cep.replace('kind: cep', 'kind: cpe').replace('title: CEP', 'titel: CEP')
    const { diagnostics, content } = await check({ 'consultas/cep.yaml': text })
    expect(content).toBeUndefined()
    const read = ({ range: { start, end } }: { range: { start: number; end: number } }) =>
      text.slice(start, end)
    expect(
      diagnostics.map((one) => [one.file, one.line, read(one), one.fix && [read(one.fix), one.fix.text]]),
    ).toEqual([
      ['consultas/cep.yaml', 2, 'titel', ['titel', 'title']],
      ['consultas/cep.yaml', 6, 'cpe', ['cpe', 'cep']],
    ])
  })

  it.each([
    ['title: CEP', 'title: 7', '"7"'],
    ['title: Endereço', 'title:Endereço', 'title: Endereço por CEP'],
  ])('has a remedy for %j as %j', async (from, to, fixed) => {
    const { diagnostics } = await check({ 'consultas/cep.yaml': cep.replace(from, to) })
    expect(diagnostics.flatMap(({ fix }) => fix?.text ?? [])).toContain(fixed)
  })

  it('replaces only the wrong word of a longer text', async () => {
    const text = cep.replace('"/{cep}"', '"/{cpe}"')
    const { diagnostics } = await check({ 'consultas/cep.yaml': text })
    const { fix } = requireValue(diagnostics[0])
    expect(fix && text.slice(fix.range.start - 2, fix.range.end + 1)).toBe('/{cpe}')
  })

  it('lists errors before warnings', async () => {
    const app = 'product: Teste\nauth: { roles: [gestor] }\n'
    const menu = 'sidebar:\n  - { title: Visão Geral, icon: LuHouse, link: /nada }\n'
    const { diagnostics } = await check({ 'app.yaml': app, 'menu.yaml': menu })
    expect(diagnostics.map(({ file, severity }) => [file, severity])).toEqual([
      ['menu.yaml', 'error'],
      ['app.yaml', 'warning'],
    ])
  })

  it('tells a deleted file as missing', async () => {
    const { diagnostics } = await check({ 'app.yaml': null })
    expect(diagnostics[0]).toMatchObject({ code: 'missing-file', file: 'app.yaml', severity: 'error' })
  })

  it.each([
    '../package.json',
    '/etc/passwd',
    'consultas/../../x.yaml',
    'consultas\\x.yaml',
    'consultas/a/b.yaml',
    'consultas/.x.yaml',
    'contract/studio.ts',
    'consultas/x.txt',
    'consultas/x\0.yaml',
    '',
  ])('refuses the file name %j', async (name) => {
    expect(await studioProject().refuse('check', { drafts: { [name]: 'a: 1' } })).toBe(
      'O estúdio só lê e grava arquivos que o manifesto tem',
    )
  })

  it('refuses a body of another shape', async () => {
    expect(await studioProject().refuse('check', { drafts: { 'app.yaml': 1 } })).toBe(
      'O pedido não tem a forma que o servidor espera, em drafts.app.yaml',
    )
    expect(await studioProject().refuse('check', null)).toMatch(/^O pedido não tem a forma/)
  })
})

describe('edit', () => {
  const place = (...path: (string | number)[]) => ({ file: 'consultas/cep.yaml', path })

  it('applies edits to the drafts, in the order of the grammar, and returns the changed files', async () => {
    const { ask } = studioProject()
    const edits = [
      { op: 'set', place: place('variants', '1', 'title'), value: 'Rua pelo CEP' },
      { op: 'set', place: place('icon'), value: 'LuMap' },
      { op: 'set', place: place('title'), value: 'CEP' },
    ]
    const { texts } = await ask<StudioAnswers['edit']>('edit', {
      drafts: { 'consultas/cep.yaml': cep },
      edits,
    })
    expect(texts).toEqual({
      'consultas/cep.yaml': cep
        .replace('Endereço por CEP', 'Rua pelo CEP')
        .replace('title: CEP\n', 'title: CEP\nicon: LuMap\n'),
    })
  })

  it('names the file that does not accept an edit', async () => {
    const { refuse } = studioProject()
    const edits = [{ op: 'remove', place: place('nada') }]
    expect(await refuse('edit', { drafts: {}, edits })).toBe('consultas/cep.yaml não tem o que seria apagado')
    const missing = [{ op: 'remove', place: { file: 'consultas/x.yaml', path: ['a'] } }]
    expect(await refuse('edit', { drafts: {}, edits: missing })).toBe('consultas/x.yaml não existe')
  })
})

describe('consulta', () => {
  const text = cep.replace(
    'variants:\n  1: { title: Endereço por CEP }\n',
    `variants:
  1: { title: Endereço por CEP }
  2:
    title: Com bairro
    fields+:
      - { name: rua, kind: text, label: Rua }
    result+:
      - block: table
        title: Bairros
        value: bairros
        columns: [{ label: Nome, value: nome }, { label: UF, value: uf }]
    findings: [{ count: bairros, label: bairros }]
    example: { rua: Rua das Flores, bairros: [{ nome: Centro, uf: SP }] }
`,
  )

  it('has the definition of a draft and the places of its parts', async () => {
    const { ask } = studioProject()
    const drafts = { 'consultas/cep.yaml': text }
    const { definition, family, parts } = await ask<ConsultaAnswer>('consulta', { drafts, id: 'cep/2' })
    expect(definition).toMatchObject({
      id: 'cep/2',
      title: 'Com bairro',
      fields: [{ name: 'cep' }, { name: 'rua' }],
    })
    expect(family).toEqual({ family: 'cep', title: 'CEP' })
    const paths = (places: { path: unknown }[]) => places.map(({ path }) => path)
    expect(parts.variant).toEqual({ file: 'consultas/cep.yaml', path: ['variants', '2'] })
    expect(paths(parts.fields)).toEqual([
      ['defaults', 'fields', 0],
      ['variants', '2', 'fields+', 0],
    ])
    expect(paths(parts.findings)).toEqual([['variants', '2', 'findings', 0]])
    expect(parts.blocks.map((block) => paths([block.place, ...block.items]))).toEqual([
      [
        ['defaults', 'result', 0],
        ['defaults', 'result', 0, 'items', 0],
      ],
      [
        ['variants', '2', 'result+', 0],
        ['variants', '2', 'result+', 0, 'columns', 0],
        ['variants', '2', 'result+', 0, 'columns', 1],
      ],
    ])
  })

  it('refuses a consulta that does not exist, and drafts with errors', async () => {
    const { refuse } = studioProject()
    expect(await refuse('consulta', { drafts: {}, id: 'cep/9' })).toBe('A consulta cep/9 não existe')
    expect(await refuse('consulta', { drafts: { 'app.yaml': 'a: 1' }, id: 'cep/1' })).toBe(
      'O manifesto tem 2 erros',
    )
  })
})

describe('compare', () => {
  it('tells changes in words and as patches', async () => {
    const { ask } = studioProject()
    const drafts = {
      'consultas/cep.yaml': cep.replace('path: /consulta/cep', 'path: /consulta/rua'),
      'dossies/lugar.yaml': null,
      'content/faq.yaml': 'sections: []\n',
    }
    const { changes, patches } = await ask<CompareAnswer>('compare', { drafts, against: 'disk' })
    expect(changes).toContainEqual({
      text: 'Alteração: consulta cep/1: path /consulta/cep → /consulta/rua',
      isBreaking: true,
      reason: 'o caminho /consulta/cep deixou de existir e nenhum redirecionamento parte dele',
    })
    expect(patches.map(({ name }) => name)).toEqual(['consultas/cep.yaml', 'content/faq.yaml'])
    expect(patches[0]?.patch).toBe(`--- a/manifest/consultas/cep.yaml
+++ b/manifest/consultas/cep.yaml
@@ -1,6 +1,6 @@
 consulta: cep
 title: CEP
-path: /consulta/cep
+path: /consulta/rua
 defaults:
   fields:
     - { name: cep, kind: cep, label: CEP, required: true }
`)
    expect(patches[1]?.patch).toMatch(/^--- \/dev\/null\n\+\+\+ b\/manifest\/content\/faq\.yaml\n/)
  })

  it('has patches, and says why it has no changes, while a side is invalid', async () => {
    const { ask, refuse } = studioProject()
    const drafts = { 'app.yaml': 'produto: x\n' }
    const { changes, problem, patches } = await ask<CompareAnswer>('compare', { drafts, against: 'disk' })
    expect(changes).toBeUndefined()
    expect(problem).toMatch(/^O manifesto tem erros/)
    expect(patches).toHaveLength(1)
    expect(await refuse('compare', { drafts, against: 'head' })).toMatch(/não está num repositório do git/)
  })
})
