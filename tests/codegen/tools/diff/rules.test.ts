import { describe, expect, it } from 'vitest'
import type { ManifestFiles } from '../../support/build-test-model.ts'
import { smallDossie } from '../../support/temporary-project.ts'
import { diffFiles } from './diff-files.ts'

type RuleCase = [why: string, rule: string | undefined, before: ManifestFiles, after: ManifestFiles]

const routes = (text: string, layout = 'app'): ManifestFiles => ({
  'manifest/routes/more.yaml': `layout: ${layout}\n${text}`,
})

const page = (path: string, title = 'Página') =>
  `routes: [{ path: ${path}, page: pages/dashboard, title: ${title} }]\n`

const cep = '{ name: cep, kind: cep, label: CEP, required: true }'

type ConsultaParts = { fields?: string; more?: string; items?: string; numbers?: string }

/** The consulta `cep` with other fields, other keys, other items or other variants. */
const consulta = ({ fields = '', more = '', items = '', numbers = '' }: ConsultaParts): ManifestFiles => ({
  'manifest/consultas/cep.yaml': `consulta: cep
title: CEP
path: /consulta/cep
defaults:
  fields: [${[cep, fields].filter(Boolean).join(', ')}]
  request: { source: fonte, get: "/{cep}" }
  result:
    - { block: fields, items: [{ label: Rua, value: rua }${items}] }
  example: { rua: Rua das Flores, bairro: Centro }
${more}
variants:
  1: { title: Endereço por CEP }
${numbers}`,
})

const field = (keys: string): ManifestFiles => consulta({ fields: `{ name: outro, label: Outro, ${keys} }` })

const select = (...values: string[]) =>
  field(`kind: select, options: [${values.map((value) => `{ value: ${value}, label: Opção }`).join(', ')}]`)

const either = (names: string) =>
  consulta({
    fields:
      '{ name: um, kind: text, label: Um }, { name: dois, kind: text, label: Dois }, { name: tres, kind: text, label: Três }',
    more: names && `  requireOneOf: [${names}]`,
  })

const dossie = (text: string): ManifestFiles => ({ 'manifest/dossies/lugar.yaml': text })

/** A page of `routes/` that some roles may see, and the roles that there are. */
const restricted = (page: string, head = ''): ManifestFiles => ({
  ...routes(`${head}routes: [{ path: /a, page: pages/dashboard, title: Página${page} }]\n`),
  ...app('auth: { roles: [a, b, c] }\n'),
})

const app = (text: string): ManifestFiles => ({ 'manifest/app.yaml': `product: Teste\n${text}` })

const source = (keys: string): ManifestFiles => ({
  'manifest/sources.yaml': `sources:\n  fonte: { baseUrl: "https://fonte.example"${keys} }\n`,
})

const guarded = (more: string, numbers = ''): ManifestFiles => ({
  ...consulta({ more, numbers }),
  ...app('auth: { roles: [a, b] }\npurposes: [Cobrança]\n'),
  ...source(', purpose: { header: X-Finalidade }'),
})

const guardedDossie = (access: string): ManifestFiles => ({
  ...dossie(smallDossie.replace('fields:', `access: ${access}\nfields:`)),
  ...app('auth: { roles: [a, b] }\n'),
})

const cases: RuleCase[] = [
  ['a page that is gone', 'path-removed', routes(page('/a')), {}],
  [
    'a page that is gone, with a redirect',
    undefined,
    routes(page('/a')),
    routes('redirects: [{ from: /a, to: / }]'),
  ],
  ['a redirect of a page that was never there', undefined, {}, routes('redirects: [{ from: /a, to: / }]')],
  ['a page at another path', 'path-removed', routes(page('/a')), routes(page('/b'))],
  [
    'a page at another path, with a redirect',
    undefined,
    routes(page('/a')),
    routes(`${page('/b')}redirects: [{ from: /A/, to: /b }]`),
  ],
  ['a path in another case', undefined, routes(page('/a')), routes(page('/A'))],
  ['a parameter by another name', undefined, routes(page('/a/:id')), routes(page('/a/:name'))],
  ['a path that a parameter takes over', undefined, routes(page('/a/b')), routes(page('/a/:id'))],
  ['a redirect that is gone', 'path-removed', routes('redirects: [{ from: /a, to: / }]'), {}],
  [
    'a redirect that became a page',
    undefined,
    routes('redirects: [{ from: /a, to: / }]'),
    routes(page('/a')),
  ],
  ['a page that asks for a login', 'login-required', routes(page('/a'), 'public'), routes(page('/a'))],
  ['a page that is open to all', undefined, routes(page('/a')), routes(page('/a'), 'public')],
  ['a page by another title', undefined, routes(page('/a')), routes(page('/a', 'Outra'))],
  ['a variant that is gone', 'path-removed', consulta({ numbers: '  7: { title: Sete }' }), consulta({})],
  [
    'a variant that is gone, with a redirect',
    undefined,
    consulta({ numbers: '  7: { title: Sete }' }),
    { ...consulta({}), ...routes('redirects: [{ from: /consulta/cep/7, to: /consulta/cep }]') },
  ],
  ['a variant that is new', undefined, consulta({}), consulta({ numbers: '  7: { title: Sete }' })],
  ['a batch that is gone', 'path-removed', consulta({ more: '  batch: {}' }), consulta({})],
  [
    'a batch of fewer lines',
    'batch-narrowed',
    consulta({ more: '  batch: {}' }),
    consulta({ more: '  batch: { max: 9 }' }),
  ],
  [
    'a slower batch',
    undefined,
    consulta({ more: '  batch: {}' }),
    consulta({ more: '  batch: { perMinute: 9 }' }),
  ],
  ['a dossiê that is gone', 'path-removed', dossie(smallDossie), {}],
  [
    'a part of a dossiê that is gone',
    'part-removed',
    dossie(`${smallDossie}  - { consulta: cep, name: outra }\n`),
    dossie(smallDossie),
  ],
  [
    'a required field of a dossiê',
    'field-required-added',
    dossie(smallDossie),
    dossie(
      smallDossie.replace(
        'fields:\n',
        'fields:\n  - { name: outro, kind: text, label: Outro, required: true }\n',
      ),
    ),
  ],
  ['a required field that is new', 'field-required-added', consulta({}), field('kind: text, required: true')],
  ['an optional field that is new', undefined, consulta({}), field('kind: text')],
  ['a field that is gone', undefined, field('kind: text'), consulta({})],
  [
    'a field that became required',
    'field-became-required',
    field('kind: text'),
    field('kind: text, required: true'),
  ],
  ['a field that may be empty now', undefined, field('kind: text, required: true'), field('kind: text')],
  ['a field of another kind', 'field-kind-changed', field('kind: text'), field('kind: email')],
  ['an option that is gone', 'option-removed', select('um', 'dois'), select('um')],
  ['an option that is new', undefined, select('um'), select('um', 'dois')],
  ['options in another order', undefined, select('um', 'dois'), select('dois', 'um')],
  ['shorter texts', 'field-narrowed', field('kind: text'), field('kind: text, maxLength: 9')],
  ['longer texts', undefined, field('kind: text, maxLength: 9'), field('kind: text')],
  ['texts that must have a length', 'field-narrowed', field('kind: text'), field('kind: text, minLength: 9')],
  ['dates of the past alone', 'field-narrowed', field('kind: date'), field('kind: date, notFuture: true')],
  ['one of some that must be filled in', 'one-of-required', either(''), either('um, dois')],
  ['one more of which one must be filled in', undefined, either('um, dois'), either('um, dois, tres')],
  [
    'one less of which one must be filled in',
    'one-of-required',
    either('um, dois, tres'),
    either('um, dois'),
  ],
  [
    'a value that is gone',
    'value-removed',
    consulta({ items: ', { label: Bairro, value: bairro }' }),
    consulta({}),
  ],
  ['a value that is new', undefined, consulta({}), consulta({ items: ', { label: Bairro, value: bairro }' })],
  [
    'a value that is shown only once now',
    undefined,
    consulta({ items: ', { label: Outra, value: rua }' }),
    consulta({}),
  ],
  [
    'a value that is shown in the head',
    undefined,
    consulta({ items: ', { label: Bairro, value: bairro }' }),
    consulta({ more: '  summary: { value: bairro }' }),
  ],
  ['a head that is gone', 'value-removed', consulta({ more: '  summary: { value: bairro }' }), consulta({})],
  [
    'another source',
    undefined,
    consulta({}),
    {
      'manifest/consultas/cep.yaml': consulta({})['manifest/consultas/cep.yaml']?.replace(
        '"/{cep}"',
        '"/v2/{cep}"',
      ),
    },
  ],
  [
    'settings kept by another name',
    'storage-renamed',
    {},
    { 'manifest/app.yaml': 'product: Teste\nstoragePrefix: outro\n' },
  ],
  ['a page that some roles may see', 'access-narrowed', restricted(''), restricted(', access: [a]')],
  ['a page of a role less', 'access-narrowed', restricted(', access: [a, b]'), restricted(', access: [a]')],
  ['a page of another role', 'access-narrowed', restricted(', access: [a]'), restricted(', access: [b, c]')],
  ['a page of a role more', undefined, restricted(', access: [a]'), restricted(', access: [a, b]')],
  ['a page that was opened', undefined, restricted(', access: [a]'), restricted('')],
  [
    'a page opened in a restricted file',
    undefined,
    restricted('', 'access: [a]\n'),
    restricted(', access: []', 'access: [a]\n'),
  ],
  ['a restricted file of pages', 'access-narrowed', restricted(''), restricted('', 'access: [a]\n')],
  ['a consulta that some roles may see', 'access-narrowed', guarded(''), guarded('  access: [a]')],
  [
    'a variant of another role',
    'access-narrowed',
    guarded('  access: [a, b]', '  2: { title: Dois }'),
    guarded('  access: [a, b]', '  2: { title: Dois, access: [b] }'),
  ],
  ['a consulta that was opened', undefined, guarded('  access: [a]'), guarded('  access: []')],
  ['a dossiê that some roles may see', 'access-narrowed', guardedDossie('[]'), guardedDossie('[a]')],
  ['a dossiê of a role more', undefined, guardedDossie('[a]'), guardedDossie('[b, a]')],
  ['a purpose that must be told', 'purpose-required', guarded(''), guarded('  purpose: required')],
  ['a purpose that need not be told', undefined, guarded('  purpose: required'), guarded('')],
  [
    'a purpose that is gone',
    'purpose-removed',
    app('purposes: [Cobrança, Locação]\n'),
    app('purposes: [Cobrança]\n'),
  ],
  ['a purpose that is new', undefined, app('purposes: [Cobrança]\n'), app('purposes: [Locação, Cobrança]\n')],
  ['a role that is gone', 'role-removed', app('auth: { roles: [a, b] }\n'), app('auth: { roles: [a] }\n')],
  ['a role that is new', undefined, app('auth: { roles: [a] }\n'), app('auth: { roles: [b, a] }\n')],
  [
    'accounts of a provider',
    'accounts-changed',
    app(''),
    app(
      'auth: { provider: oidc, oidc: { title: Conta, authority: "https://conta.example", clientId: x } }\n',
    ),
  ],
  ['a source that asks for a token', 'token-required', {}, source(', auth: bearer')],
  ['a source that asks for no token', undefined, source(', auth: bearer'), {}],
  ['a source with a contract', undefined, {}, source(', contract: true')],
]

describe('what is incompatible', () => {
  it.each(cases)('%s', (_, rule, before, after) => {
    const rules = diffFiles(before, after).flatMap(({ breaking }) => breaking?.rule ?? [])
    expect(rules).toEqual(rule === undefined ? [] : [rule])
  })

  it.each(cases)('%s is told as some change', (why, _, before, after) => {
    const isSilent = ['a path in another case', 'a parameter by another name'].includes(why)
    expect(diffFiles(before, after).length > 0 || isSilent).toBe(true)
    expect(diffFiles(after, after)).toEqual([])
  })
})
