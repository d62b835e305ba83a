import { describe, expect, it } from 'vitest'
import type { ManifestFiles } from '../../support/build-test-model.ts'
import { smallManifest } from '../../support/temporary-project.ts'
import { diffFiles, formatTestChange } from './diff-files.ts'

const menu = (text: string): ManifestFiles => ({ 'manifest/menu.yaml': text })

const [one, two, three] = ['Um', 'Dois', 'Três'].map((title) => `{ title: ${title}, link: /dashboard }`)

const sidebar = (...entries: (string | undefined)[]) => menu(`sidebar: [${entries.join(', ')}]\n`)

const group = (title: string, ...entries: (string | undefined)[]) =>
  `{ title: ${title}, children: [${entries.join(', ')}] }`

const cep = smallManifest['manifest/consultas/cep.yaml'] ?? ''

const family = (...replacements: [string, string][]): ManifestFiles => ({
  'manifest/consultas/cep.yaml': replacements.reduce((text, [from, to]) => text.replace(from, to), cep),
})

const shown: [string, string] = [
  '{ label: Rua, value: rua }',
  '{ label: Rua, value: rua }, { label: Bairro, value: bairro }',
]

const withBairro: [string, string] = ['{ rua: Rua das Flores }', '{ rua: Rua das Flores, bairro: Centro }']

const page = 'routes: [{ path: /a, page: pages/dashboard, title: A }]\n'

const cases: [string, ManifestFiles, ManifestFiles, string[]][] = [
  [
    'an entry moved to the start',
    sidebar(one, two, three),
    sidebar(three, one, two),
    ['moved menu sidebar › Três'],
  ],
  [
    'an entry moved to the end',
    sidebar(one, two, three),
    sidebar(two, three, one),
    ['moved menu sidebar › Dois'],
  ],
  [
    'another cost',
    family(['1: { title', '1: { cost: { amount: 1 }, title']),
    family(['1: { title', '1: { cost: { amount: 2 }, title']),
    ['changed consulta cep/1 cost'],
  ],
  ['a new entry', sidebar(one, two), sidebar(three, one, two), ['added menu sidebar › Três']],
  ['a removed entry', sidebar(one, two), sidebar(two), ['removed menu sidebar › Um']],
  [
    'an entry moved into a group',
    sidebar(one, group('Grupo', two)),
    sidebar(group('Grupo', two, one)),
    ['moved menu sidebar › Grupo › Um'],
  ],
  [
    'an entry moved into a new group',
    sidebar(one, two),
    sidebar(group('Grupo', one), two),
    ['added menu sidebar › Grupo', 'moved menu sidebar › Grupo › Um'],
  ],
  [
    'an entry moved into another menu',
    sidebar(one, two),
    menu(`sidebar: [${two}]\ntopMenu: [${one}]\n`),
    ['moved menu topMenu › Um'],
  ],
  [
    'an entry with another title',
    sidebar(one),
    sidebar(one?.replace('Um', 'Onze')),
    ['changed menu sidebar › Onze title'],
  ],
  [
    'an entry with another link',
    sidebar(one, two),
    sidebar(one, '{ title: Dois, link: / }'),
    ['changed menu sidebar › Dois link'],
  ],
  [
    'a group with another title',
    sidebar(group('Grupo', one, two)),
    sidebar(group('Outro', one, two)),
    ['changed menu sidebar › Outro title'],
  ],
  [
    'a renamed file',
    { 'manifest/routes/a.yaml': page },
    { 'manifest/routes/b.yaml': page },
    ['moved route /a'],
  ],
  [
    'a renamed family with the same path',
    {},
    {
      'manifest/consultas/cep.yaml': undefined,
      'manifest/consultas/lugar.yaml': cep.replace('consulta: cep', 'consulta: lugar'),
    },
    ['moved family lugar', 'changed family lugar consulta'],
  ],
  [
    'no change with CRLF',
    {},
    family(['consulta: cep', 'consulta: cep'], [cep, cep.replaceAll('\n', '\r\n')]),
    [],
  ],
  [
    'no change if a value is inherited',
    {},
    family(
      ['  request: { source: fonte, get: "/{cep}" }\n', ''],
      [
        '{ title: Endereço por CEP }',
        '{ title: Endereço por CEP, request: { source: fonte, get: "/{cep}" } }',
      ],
    ),
    [],
  ],
  ['another label', {}, family(['label: CEP,', 'label: O CEP,']), ['changed field cep/1 cep label']],
  [
    'a renamed field',
    {},
    family(['name: cep,', 'name: lugar,'], ['"/{cep}"', '"/{lugar}"']),
    ['changed field cep/1 lugar name', 'changed request cep/1 get'],
  ],
  [
    'a value and its example',
    {},
    family(shown, withBairro),
    ['changed consulta cep/1 example.bairro', 'added value cep/1 bairro'],
  ],
  [
    'values in another order',
    family(shown, withBairro),
    family(shown, withBairro, [
      '{ label: Rua, value: rua }, { label: Bairro, value: bairro }',
      '{ label: Bairro, value: bairro }, { label: Rua, value: rua }',
    ]),
    ['moved value cep/1 bairro'],
  ],
  [
    'a value moved into another block',
    family(shown, withBairro),
    family(withBairro, [
      '  example',
      '    - { block: fields, title: Mais, items: [{ label: Bairro, value: bairro }] }\n  example',
    ]),
    ['added block cep/1 "Mais"', 'moved value cep/1 bairro'],
  ],
  [
    'a finding',
    {},
    family(['  example', '  findings: [{ value: rua, label: rua }]\n  example']),
    ['added finding cep/1 value rua'],
  ],
  [
    'a new variant, without its parts',
    {},
    family(['variants:', 'variants:\n  2: { title: Outra }']),
    ['added consulta cep/2'],
  ],
  [
    'a source',
    {},
    { 'manifest/sources.yaml': 'mode: live\nsources:\n  fonte: { baseUrl: https://outra.example }\n' },
    ['changed source sources.yaml mode', 'changed source fonte baseUrl'],
  ],
  [
    'a redirect with another target',
    {},
    {
      'manifest/routes/product.yaml': (smallManifest['manifest/routes/product.yaml'] ?? '').replace(
        'to: /dashboard',
        'to: /',
      ),
    },
    ['changed redirect * to'],
  ],
  ['another product', {}, { 'manifest/app.yaml': 'product: Outro\n' }, ['changed app Outro product']],
]

describe('diffManifests', () => {
  it.each(cases)('%s', (_, before, after, expected) => {
    expect(diffFiles(before, after).map(formatTestChange)).toEqual(expected)
  })

  it('gives the current position, or the revision’s position of a removed item', () => {
    const [gone, there] = [{ 'manifest/routes/more.yaml': page }, {}]
    expect(diffFiles(gone, there)).toMatchObject([
      { file: 'HEAD:manifest/routes/more.yaml', line: 1, column: 10 },
    ])
    expect(diffFiles(there, gone)).toMatchObject([{ file: 'manifest/routes/more.yaml', line: 1 }])
    expect(diffFiles({}, family(['label: CEP,', 'label: O CEP,']))).toMatchObject([
      { file: 'manifest/consultas/cep.yaml', line: 6, column: 38, before: 'CEP', after: 'O CEP' },
    ])
  })
})
