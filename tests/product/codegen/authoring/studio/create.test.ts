import { describe, expect, it } from 'vitest'
import type { FieldsAnswer, NewKind } from '../../../../../manifest/contract/studio.ts'
import { newKinds } from '../../../../../manifest/schema/studio.ts'
import { askShipped, at, createPart, listErrors, readShipped, replaceOnce } from './shipped-parts.ts'

/** Creates a part in one file of the shipped manifest, which stays valid, and returns the new text and place. */
function createValid(kind: NewKind, values: Record<string, string>) {
  const answer = createPart(kind, values)
  if ('errors' in answer) throw new Error(JSON.stringify(answer.errors))
  expect(listErrors(answer.texts)).toEqual([])
  const [[file, text] = ['', ''], ...others] = Object.entries(answer.texts)
  expect(others).toEqual([])
  return { file, text, place: answer.place }
}

const readErrors = (kind: NewKind, values: Record<string, string>) => {
  const answer = createPart(kind, values)
  return 'errors' in answer ? answer.errors : {}
}

describe('create', () => {
  it('appends a variant with the next number', () => {
    const { text, place } = createValid('variant', {
      family: 'cpf',
      title: 'Veículos em leilão',
      number: ' ',
    })
    // No variant uses the request of `defaults`, so that it gets one of its own.
    const request = [
      '    request:',
      '      source: gateway',
      '      post: /cpf/veiculos-em-leilao',
      '      body: { cpf: "{cpf}" }',
      '      notFound: { status: 404 }',
      '      errors: { 402: Saldo de créditos insuficiente, 403: Seu contrato não inclui esta consulta }',
    ].join('\n')
    expect(text).toBe(
      `${readShipped('consultas/cpf.yaml')}\n  14:\n    title: Veículos em leilão\n${request}\n`,
    )
    expect(place).toEqual(at('consultas/cpf.yaml', 'variants', 14))
  })

  it('writes the request that the author gives, with the fields that the path does not name', () => {
    const values = { family: 'cep', title: 'Vizinhos', number: '', source: 'gateway' }
    const post = createPart('variant', { ...values, method: 'post', path: '/cep/vizinhos' })
    expect('texts' in post && post.texts['consultas/cep.yaml']).toMatch(
      /request:\s*\{? ?source: gateway,?\s*post: \/cep\/vizinhos,?\s*body: *\{ ?cep: "\{cep\}" ?\}/,
    )
    const get = createPart('variant', { ...values, method: 'get', path: '/cep/{cep}/vizinhos' })
    expect('texts' in get && get.texts['consultas/cep.yaml']).toMatch(
      /source: gateway,?\s*get: "?\/cep\/\{cep\}\/vizinhos"?/,
    )
    expect(createPart('variant', { ...values, method: 'get', path: '' })).toEqual({
      errors: { path: 'Escreva o caminho nesta fonte' },
    })
  })

  it('writes a family with one variant', () => {
    const { file, text } = createValid('family', {
      name: 'passaporte',
      title: 'Passaporte',
      kinds: 'cpf,date',
    })
    expect(file).toBe('consultas/passaporte.yaml')
    expect(text).toContain('path: /consulta/passaporte\n')
    expect(text).toContain('    - { name: data, kind: date, label: Data, required: true }\n')
  })

  it('writes a dossiê with the fields that its consultas need', () => {
    const { file, text, place } = createValid('dossie', {
      title: 'Dossiê de crédito',
      parts: 'cpf/1,score/1,placa/1',
    })
    expect(place).toEqual(at('dossies/credito.yaml'))
    expect(file).toBe('dossies/credito.yaml')
    expect(text).toBe(`# yaml-language-server: $schema=../../src/generated/schema/dossie.schema.json
dossie: credito
title: Dossiê de crédito
path: /dossie/credito

fields:
  - { name: cpf, kind: cpf, label: CPF, required: true, help: Com ou sem pontos e hífen. }
  - name: placa
    kind: placa
    label: Placa
    required: true
    help: Padrão antigo (ABC1234) ou Mercosul (ABC1D23).

parts:
  - { consulta: cpf, variant: 1 }
  - { consulta: score }
  - { consulta: placa }
`)
  })

  it('appends a route to the file that was chosen', () => {
    const { text, place } = createValid('route', {
      file: 'routes/product.yaml',
      path: '/ajuda',
      title: 'Ajuda',
      page: 'pages/faq/page',
    })
    expect(text).toBe(
      replaceOnce(
        readShipped('routes/product.yaml'),
        'redirects:\n',
        '  - path: /ajuda\n    page: pages/faq/page\n    title: Ajuda\nredirects:\n',
      ),
    )
    expect(place.path[0]).toBe('routes')
  })

  it('puts a redirect before that of all unknown paths', () => {
    const { text, place } = createValid('redirect', { from: '/cep', to: '/consulta/cep' })
    const star = '  - { from: "*", to: /dashboard }\n'
    expect(text).toBe(
      replaceOnce(readShipped('routes/product.yaml'), star, `  - { from: /cep, to: /consulta/cep }\n${star}`),
    )
    expect(place).toEqual(at('routes/product.yaml', 'redirects', 0))
  })

  it('puts a redirect to a public page beside the other public ones', () => {
    expect(createValid('redirect', { from: '/entrar', to: '/' }).file).toBe('routes/public.yaml')
  })

  it('appends a menu entry to a menu, to a group, or in a new group', () => {
    const shipped = readShipped('menu.yaml')
    const cep = { title: 'CEP', link: '/consulta/cep' }
    const last = 'icon: LuRows3, link: /lotes }\n'
    expect(createValid('menu-entry', { ...cep, parent: 'sidebar', badge: '7' }).text).toBe(
      replaceOnce(shipped, last, `${last}  - { title: CEP, link: /consulta/cep, badge: 7 }\n`),
    )
    const email = '          - { title: E-mail, link: /consulta/email }\n'
    expect(createValid('menu-entry', { ...cep, parent: 'sidebar', icon: 'LuMapPin' }).text).toContain(
      'icon: LuMapPin',
    )
    const deep = createValid('menu-entry', { ...cep, parent: 'topMenu/1/children/4/children' })
    expect(deep.text).toBe(
      replaceOnce(shipped, email, `${email}          - { title: CEP, link: /consulta/cep }\n`),
    )
    expect(deep.place).toEqual(at('menu.yaml', 'topMenu', 1, 'children', 4, 'children', 3))
    expect(createValid('menu-entry', { ...cep, parent: 'topMenu/1/children', group: 'Lugares' }).text).toBe(
      replaceOnce(
        shipped,
        email,
        `${email}      - title: Lugares\n        children:\n          - { title: CEP, link: /consulta/cep }\n`,
      ),
    )
  })

  it('appends a source, which no consulta uses yet', () => {
    const { text } = createValid('source', { name: 'ibge', title: 'IBGE', baseUrl: 'https://ibge.example' })
    const added = '  ibge: { title: IBGE, baseUrl: "https://ibge.example" }\n'
    const license = '\n# A licença dos contratos'
    expect(text).toBe(replaceOnce(readShipped('sources.yaml'), license, added + license))
  })

  it('appends a question to its section', () => {
    const { text, place } = createValid('question', {
      section: '0',
      question: 'Como imprimo?',
      answer: 'Clique em Imprimir.',
    })
    const next = '  - title: Dados de demonstração\n'
    expect(text).toBe(
      replaceOnce(
        readShipped('content/faq.yaml'),
        next,
        `      - question: Como imprimo?\n        answer: Clique em Imprimir.\n${next}`,
      ),
    )
    expect(place.path.slice(0, 3)).toEqual(['sections', 0, 'questions'])
  })

  it('puts a release first', () => {
    const { text } = createValid('release', {
      version: '2.1.0',
      date: '2026-12-01',
      kind: 'added',
      text: 'Novas consultas.',
    })
    expect(text).toBe(
      replaceOnce(
        readShipped('content/changelog.yaml'),
        'releases:\n',
        'releases:\n  - version: 2.1.0\n    date: "2026-12-01"\n    changes:\n      - { kind: added, text: Novas consultas. }\n',
      ),
    )
  })

  it('tells at each field what is missing, taken or malformed', () => {
    expect(readErrors('family', {})).toEqual({
      title: 'Preencha este campo',
      name: 'Preencha este campo',
      kinds: 'Escolha ao menos um',
    })
    expect(readErrors('variant', { family: 'cpf', title: 'X', number: '1' }).number).toContain(
      'A variante 1 já existe',
    )
    expect(readErrors('family', { name: 'CPF', title: 'X', kinds: 'cpf' })).toEqual({
      name: 'A família "CPF" já existe',
    })
    expect(readErrors('dossie', { title: 'Novo', parts: 'cpf/1', path: '/dossie/pessoa' })).toEqual({
      path: 'Este caminho já é usado em dossies/pessoa.yaml, linha 7',
    })
    expect(readErrors('dossie', { title: 'Dossiê de pessoa', parts: 'cpf/1' })).toEqual({
      name: 'O dossiê "pessoa" já existe',
    })
    const route = readErrors('route', {
      file: 'routes/product.yaml',
      path: '/faq',
      title: 'X',
      page: 'pages/x',
    })
    expect(route.path).toContain('O caminho /faq já é usado')
    expect(route.page).toContain('A página pages/x não existe')
    const redirect = readErrors('redirect', { from: '/faq', to: '/nada' })
    expect(redirect.from).toContain('O redirecionamento nunca age')
    expect(redirect.to).toContain('Nenhuma rota tem o caminho /nada')
    expect(readErrors('redirect', { from: 'cep', to: '/faq' }).from).toContain('O caminho deve começar com /')
    expect(readErrors('menu-entry', { parent: 'sidebar', title: 'X', link: '/nada' }).link).toContain('/nada')
    const unknownIcon = { parent: 'sidebar', title: 'X', link: '/faq', icon: 'LuNada' }
    expect(readErrors('menu-entry', unknownIcon).icon).toContain('LuNada')
    expect(
      readErrors('menu-entry', { parent: 'sidebar', title: 'X', link: '/faq', badge: 'x'.repeat(21) }).badge,
    ).toContain('no máximo 20 caracteres')
    expect(readErrors('source', { name: 'gateway', baseUrl: 'https://x.example' })).toEqual({
      name: 'A fonte "gateway" já existe',
    })
    expect(readErrors('source', { name: 'a b', baseUrl: 'https://x.example' }).name).toContain('Use letras')
    expect(readErrors('source', { name: 'x', baseUrl: 'http://x.example' }).baseUrl).toContain('https')
    expect(readErrors('release', { version: '2.0.0', date: '2026-01-31', kind: 'added', text: 'X' })).toEqual(
      {
        version: 'A versão 2.0.0 já existe',
      },
    )
    expect(
      readErrors('release', { version: '9', date: '31/01/2026', kind: 'added', text: 'X' }).date,
    ).toContain('2024-01-31')
  })

  it('works while another file has errors', () => {
    const drafts = { 'consultas/cep.yaml': 'consulta: [' }
    const answer = createPart('variant', { family: 'cpf', title: 'X' }, drafts)
    expect(answer).toMatchObject({ place: at('consultas/cpf.yaml', 'variants', 14) })
  })
})

describe('new-form', () => {
  const readFields = (kind: NewKind, near?: object) =>
    new Map(askShipped<FieldsAnswer>('new-form', { kind, near }).fields.map((field) => [field.name, field]))

  it('has a required field for every kind', () => {
    for (const kind of newKinds)
      expect([...readFields(kind).values()].some(({ isRequired }) => isRequired)).toBe(true)
  })

  it('chooses the family, the menu, the section and the file of the part in the editor', () => {
    expect(readFields('variant', at('consultas/cnpj.yaml', 'defaults')).get('family')?.value).toBe('cnpj')
    const readParent = (...path: (string | number)[]) =>
      readFields('menu-entry', at('menu.yaml', ...path)).get('parent')?.value
    expect(readParent('topMenu', 1)).toBe('topMenu/1/children')
    expect(readParent('topMenu', 1, 'children', 0)).toBe('topMenu/1/children')
    expect(readParent('sidebar', 2)).toBe('sidebar')
    expect(readFields('question', at('content/faq.yaml', 'sections', 1)).get('section')?.value).toBe('1')
    expect(readFields('route', at('routes/public.yaml')).get('file')?.value).toBe('routes/public.yaml')
    expect(readFields('route').get('file')?.value).toBe('routes/product.yaml')
  })
})
