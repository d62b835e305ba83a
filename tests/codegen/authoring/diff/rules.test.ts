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

/** The consulta `cep` with more fields, keys, items or variants. */
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

/** A restricted page of `routes/`, with the roles it may name. */
const restricted = (page: string, head = ''): ManifestFiles => ({
  ...routes(`${head}routes: [{ path: /a, page: pages/dashboard, title: Página${page} }]\n`),
  ...app('auth: { roles: [a, b, c] }\n'),
})

const app = (text: string): ManifestFiles => ({ 'manifest/app.yaml': `product: Teste\n${text}` })

/** The manifest with a login provider that maps its values to the roles a and b. */
const provider = (rolesMap: string, keys = '') =>
  app(
    `auth: { roles: [a, b], oidc: { title: Conta, authority: "https://conta.example", clientId: x${
      rolesMap && `, rolesMap: ${rolesMap}`
    }${keys} } }\n`,
  )

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
  ['a removed page', 'path-removed', routes(page('/a')), {}],
  [
    'a removed page, with a redirect',
    undefined,
    routes(page('/a')),
    routes('redirects: [{ from: /a, to: / }]'),
  ],
  ['a redirect of a page that never existed', undefined, {}, routes('redirects: [{ from: /a, to: / }]')],
  ['a page at another path', 'path-removed', routes(page('/a')), routes(page('/b'))],
  [
    'a page at another path, with a redirect',
    undefined,
    routes(page('/a')),
    routes(`${page('/b')}redirects: [{ from: /A/, to: /b }]`),
  ],
  ['a path in another case', undefined, routes(page('/a')), routes(page('/A'))],
  ['a parameter by another name', undefined, routes(page('/a/:id')), routes(page('/a/:name'))],
  ['a path replaced by a parameter', undefined, routes(page('/a/b')), routes(page('/a/:id'))],
  ['a removed redirect', 'path-removed', routes('redirects: [{ from: /a, to: / }]'), {}],
  [
    'a redirect that became a page',
    undefined,
    routes('redirects: [{ from: /a, to: / }]'),
    routes(page('/a')),
  ],
  ['a page that requires a login', 'login-required', routes(page('/a'), 'public'), routes(page('/a'))],
  ['a page that becomes public', undefined, routes(page('/a')), routes(page('/a'), 'public')],
  ['a page with another title', undefined, routes(page('/a')), routes(page('/a', 'Outra'))],
  ['a removed variant', 'path-removed', consulta({ numbers: '  7: { title: Sete }' }), consulta({})],
  [
    'a removed variant, with a redirect',
    undefined,
    consulta({ numbers: '  7: { title: Sete }' }),
    { ...consulta({}), ...routes('redirects: [{ from: /consulta/cep/7, to: /consulta/cep }]') },
  ],
  ['a new variant', undefined, consulta({}), consulta({ numbers: '  7: { title: Sete }' })],
  [
    'another cost',
    undefined,
    consulta({ more: '  cost: { amount: 1 }' }),
    consulta({ more: '  cost: { amount: 2 }' }),
  ],
  ['a removed batch', 'path-removed', consulta({ more: '  batch: {}' }), consulta({})],
  [
    'a smaller batch',
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
  ['a removed dossiê', 'path-removed', dossie(smallDossie), {}],
  [
    'a removed part of a dossiê',
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
  ['a new required field', 'field-required-added', consulta({}), field('kind: text, required: true')],
  ['a new optional field', undefined, consulta({}), field('kind: text')],
  ['a removed field', undefined, field('kind: text'), consulta({})],
  [
    'a field that became required',
    'field-became-required',
    field('kind: text'),
    field('kind: text, required: true'),
  ],
  ['a field that became optional', undefined, field('kind: text, required: true'), field('kind: text')],
  ['a field of another kind', 'field-kind-changed', field('kind: text'), field('kind: email')],
  ['a removed option', 'option-removed', select('um', 'dois'), select('um')],
  ['a new option', undefined, select('um'), select('um', 'dois')],
  ['options in another order', undefined, select('um', 'dois'), select('dois', 'um')],
  ['shorter texts', 'field-narrowed', field('kind: text'), field('kind: text, maxLength: 9')],
  ['longer texts', undefined, field('kind: text, maxLength: 9'), field('kind: text')],
  ['a minimum text length', 'field-narrowed', field('kind: text'), field('kind: text, minLength: 9')],
  ['only past dates', 'field-narrowed', field('kind: date'), field('kind: date, notFuture: true')],
  ['a new group of alternative fields', 'one-of-required', either(''), either('um, dois')],
  ['an added alternative field', undefined, either('um, dois'), either('um, dois, tres')],
  ['a removed alternative field', 'one-of-required', either('um, dois, tres'), either('um, dois')],
  [
    'a removed value',
    'value-removed',
    consulta({ items: ', { label: Bairro, value: bairro }' }),
    consulta({}),
  ],
  ['a new value', undefined, consulta({}), consulta({ items: ', { label: Bairro, value: bairro }' })],
  [
    'a value shown once instead of twice',
    undefined,
    consulta({ items: ', { label: Outra, value: rua }' }),
    consulta({}),
  ],
  [
    'a value moved to the summary',
    undefined,
    consulta({ items: ', { label: Bairro, value: bairro }' }),
    consulta({ more: '  summary: { value: bairro }' }),
  ],
  [
    'a sensitive value that is shown at once',
    'value-revealed',
    consulta({ items: ', { label: Bairro, value: bairro, sensitive: true }' }),
    consulta({ items: ', { label: Bairro, value: bairro, sensitive: false }' }),
  ],
  [
    'a sensitive value in a block of its own',
    'value-revealed',
    consulta({
      numbers: '  2: { title: Rua, result: [{ block: image, alt: Rua, value: rua, sensitive: true }] }',
    }),
    consulta({ numbers: '  2: { title: Rua, result: [{ block: image, alt: Rua, value: rua }] }' }),
  ],
  [
    'a sensitive value of the summary',
    'value-revealed',
    consulta({ more: '  summary: { value: bairro, sensitive: true }' }),
    consulta({ more: '  summary: { value: bairro }' }),
  ],
  [
    'a value that becomes sensitive',
    undefined,
    consulta({ items: ', { label: Bairro, value: bairro }' }),
    consulta({ items: ', { label: Bairro, value: bairro, sensitive: true }' }),
  ],
  ['a removed summary', 'value-removed', consulta({ more: '  summary: { value: bairro }' }), consulta({})],
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
    'a renamed storage prefix',
    'storage-renamed',
    {},
    { 'manifest/app.yaml': 'product: Teste\nstoragePrefix: outro\n' },
  ],
  ['a page restricted to some roles', 'access-narrowed', restricted(''), restricted(', access: [a]')],
  [
    'a page with one role fewer',
    'access-narrowed',
    restricted(', access: [a, b]'),
    restricted(', access: [a]'),
  ],
  ['a page of another role', 'access-narrowed', restricted(', access: [a]'), restricted(', access: [b, c]')],
  ['a page with one role more', undefined, restricted(', access: [a]'), restricted(', access: [a, b]')],
  ['a page without restriction', undefined, restricted(', access: [a]'), restricted('')],
  [
    'an unrestricted page in a restricted file',
    undefined,
    restricted('', 'access: [a]\n'),
    restricted(', access: []', 'access: [a]\n'),
  ],
  ['a restricted routes file', 'access-narrowed', restricted(''), restricted('', 'access: [a]\n')],
  ['a consulta restricted to some roles', 'access-narrowed', guarded(''), guarded('  access: [a]')],
  [
    'a variant of another role',
    'access-narrowed',
    guarded('  access: [a, b]', '  2: { title: Dois }'),
    guarded('  access: [a, b]', '  2: { title: Dois, access: [b] }'),
  ],
  ['a consulta without restriction', undefined, guarded('  access: [a]'), guarded('  access: []')],
  ['a dossiê restricted to some roles', 'access-narrowed', guardedDossie('[]'), guardedDossie('[a]')],
  ['a dossiê with one role more', undefined, guardedDossie('[a]'), guardedDossie('[b, a]')],
  ['a required purpose', 'purpose-required', guarded(''), guarded('  purpose: required')],
  ['a purpose no longer required', undefined, guarded('  purpose: required'), guarded('')],
  [
    'a removed purpose',
    'purpose-removed',
    app('purposes: [Cobrança, Locação]\n'),
    app('purposes: [Cobrança]\n'),
  ],
  ['a new purpose', undefined, app('purposes: [Cobrança]\n'), app('purposes: [Locação, Cobrança]\n')],
  ['a removed role', 'role-removed', app('auth: { roles: [a, b] }\n'), app('auth: { roles: [a] }\n')],
  ['a new role', undefined, app('auth: { roles: [a] }\n'), app('auth: { roles: [b, a] }\n')],
  ['a role of another row', 'role-unmapped', provider('{ x: a, y: a }'), provider('{ x: a, y: b }')],
  ['a role that a value no longer has', 'role-unmapped', provider('{ x: a, y: a }'), provider('{ x: a }')],
  ['no roles by value any more', 'role-unmapped', provider('{ x: a }'), provider('')],
  ['one more value of a role', undefined, provider('{ x: a }'), provider('{ x: a, y: a }')],
  ['roles by value', undefined, provider(''), provider('{ x: a }')],
  ['roles of another claim', 'roles-moved', provider(''), provider('', ', rolesClaim: groups')],
  [
    'roles of the access token',
    'roles-moved',
    provider(''),
    provider('', ', rolesFrom: access_token, audience: api'),
  ],
  [
    'another parameter of the login',
    undefined,
    provider(''),
    provider('', ', extraParams: { audience: api }'),
  ],
  [
    'another account provider',
    'accounts-changed',
    app(''),
    app(
      'auth: { provider: oidc, oidc: { title: Conta, authority: "https://conta.example", clientId: x } }\n',
    ),
  ],
  ['a source that requires a token', 'token-required', {}, source(', auth: bearer')],
  ['a source that requires no token', undefined, source(', auth: bearer'), {}],
  ['a source with a contract', undefined, {}, source(', contract: true')],
]

describe('incompatible changes', () => {
  it.each(cases)('%s', (_, rule, before, after) => {
    const rules = diffFiles(before, after).flatMap(({ breaking }) => breaking?.rule ?? [])
    expect(rules).toEqual(rule === undefined ? [] : [rule])
  })

  it.each(cases)('%s is reported as a change', (why, _, before, after) => {
    const isSilent = ['a path in another case', 'a parameter by another name'].includes(why)
    expect(diffFiles(before, after).length > 0 || isSilent).toBe(true)
    expect(diffFiles(after, after)).toEqual([])
  })
})
