import { describe, expect, it } from 'vitest'
import { buildFamilyFields } from '../../../../codegen/authoring/add/add-family.ts'
import { buildSupplier } from '../../../../codegen/authoring/supplier/build-supplier.ts'

const build = (text: string, kinds = 'cpf') => buildSupplier(text, buildFamilyFields(kinds), undefined)

/** A value that no one may find in the manifest or in a message. */
const secret = 'sk9fQ2x7LmN4pR8tV1wZ'

describe('a pasted curl command', () => {
  it('becomes the entry of a supplier and the request of a consulta', () => {
    const text = `curl -X POST "https://api.acme.com.br/v2/people?formato=completo" \\
      -H 'X-Api-Key: ${secret}' -H "Content-Type: application/json" -H 'X-Canal: web' \\
      --data-raw $'{"taxId": "529.982.247-25", "options": {"full": true}}'`
    expect(build(text)).toEqual({
      name: 'acme',
      entry: {
        baseUrl: 'https://api.acme.com.br',
        auth: { type: 'header', name: 'X-Api-Key', secretEnv: 'ACME_API_KEY' },
      },
      call: {
        name: 'acme',
        post: '/v2/people',
        query: { formato: 'completo' },
        headers: { 'X-Canal': 'web' },
        body: { taxId: '{cpf}', options: { full: true } },
      },
      secrets: [{ env: 'ACME_API_KEY', sentIn: 'o cabeçalho X-Api-Key' }],
      notes: [],
    })
  })

  it.each([
    ['-u painel:senha-do-painel', { type: 'basic', userEnv: 'ACME_USER', passwordEnv: 'ACME_PASSWORD' }],
    [
      `-H 'Authorization: Basic ${btoa('a:b')}'`,
      { type: 'basic', userEnv: 'ACME_USER', passwordEnv: 'ACME_PASSWORD' },
    ],
    [
      `-H 'Authorization: Token ${secret}'`,
      { type: 'header', name: 'Authorization', prefix: 'Token ', secretEnv: 'ACME_TOKEN' },
    ],
    [
      '--cert painel.pem --key painel.key',
      { type: 'mtls', certificateEnv: 'ACME_CERT_PEM', keyEnv: 'ACME_CERT_KEY_PEM' },
    ],
  ])('with %s has the form of its credentials', (options, auth) => {
    expect(build(`curl ${options} https://acme.example/p/{cpf}`).entry).toMatchObject({ auth })
  })

  it('with two secret headers names a variable for each', () => {
    const { entry, secrets } = build(
      `curl https://plataforma.acme.com.br/pessoas/52998224725 -H 'AccessToken: ${secret}' -H 'TokenId: 9f1c'`,
    )
    expect(entry).toMatchObject({
      auth: { type: 'header', name: 'AccessToken', secretEnv: 'ACME_ACCESS_TOKEN' },
      secretHeaders: { TokenId: 'ACME_TOKEN_ID' },
    })
    expect(secrets).toHaveLength(2)
  })

  it('with a key in the URL leaves it out of the query', () => {
    const { entry, call } = build(`curl -G https://acme.example/p -d token=${secret} -d cpf=52998224725`)
    expect(entry).toMatchObject({ auth: { type: 'query', name: 'token', secretEnv: 'ACME_KEY' } })
    expect(call).toEqual({ name: 'acme', get: '/p', query: { cpf: '{cpf}' } })
  })

  it('beside the one that gets a token is OAuth 2', () => {
    const text = `curl -X POST https://login.acme.example/oauth/token -u id:${secret} -d 'grant_type=client_credentials&scope=consulta'
      curl https://acme.example/p/52998224725 -H "Authorization: Bearer $TOKEN" -H 'Idempotency-Key: 1'`
    expect(build(text)).toMatchObject({
      entry: {
        baseUrl: 'https://acme.example',
        auth: {
          type: 'oauth2',
          tokenUrl: 'https://login.acme.example/oauth/token',
          clientIdEnv: 'ACME_CLIENT_ID',
          clientSecretEnv: 'ACME_CLIENT_SECRET',
          scope: 'consulta',
        },
        idempotency: 'Idempotency-Key',
      },
      call: { get: '/p/{cpf}' },
    })
  })

  it('is also read as method, URL, headers and body', () => {
    const text = `POST /v1/consulta HTTP/1.1\nHost: api.acme.com\nX-Api-Key: ${secret}\n\n{"cpf": "{{cpf}}"}`
    expect(build(text)).toMatchObject({
      entry: { baseUrl: 'https://api.acme.com' },
      call: { post: '/v1/consulta', body: { cpf: '{cpf}' } },
    })
  })
})

describe('the values of a request', () => {
  it.each([
    ['/people/52998224725/full', '/people/{cpf}/full'],
    ['/people/:cpf', '/people/{cpf}'],
    ['/people/%7Bdocumento%7D', '/people/{cpf}'],
    ['/v2/cpf/12345678900', '/v2/cpf/{cpf}'],
  ])('in the path %s are those of the form', (path, get) => {
    expect(build(`curl https://acme.example${path}`).call).toMatchObject({ get })
  })

  it('keep two fields apart by their keys', () => {
    const body = JSON.stringify({ document: '52998224725', plate: 'ABC1D23', person: { name: 'Ana Souza' } })
    const { call } = build(`curl https://acme.example/p -d '${body}'`, 'cpf,placa,name')
    expect(call).toMatchObject({ body: { document: '{cpf}', plate: '{placa}', person: { name: '{nome}' } } })
  })

  it('in braces after a word keep them', () => {
    const { call } = build(
      `curl https://acme.example/p -d '{"q": "doc{52998224725}", "Datasets": "basic_data"}'`,
    )
    expect(call).toMatchObject({ body: { q: 'doc{{cpf}}', Datasets: 'basic_data' } })
  })

  it('that are of nobody stay, and others are left out with a note', () => {
    const body = JSON.stringify({
      cpf: '52998224725',
      email: 'ana@exemplo.com.br',
      nascimento: '1984-01-17',
      senha: 'abc',
      tipo: 'completo',
      limite: 10,
    })
    const { call, notes } = build(`curl https://acme.example/p -d '${body}'`)
    expect(call).toMatchObject({ body: { cpf: '{cpf}', tipo: 'completo', limite: 10 } })
    expect(notes.map((note) => note.split(' ')[3])).toEqual(['email', 'nascimento', 'senha'])
  })

  it('that the form has and the request lacks are told', () => {
    const { notes } = build('curl https://acme.example/p/52998224725', 'cpf,date')
    expect(notes).toEqual(['o pedido não tem o campo data: escreva {data} onde ele vai'])
  })
})

it.each([
  ['', 'não tem a URL inteira'],
  ['curl /p', 'não tem a URL inteira'],
  ['curl -X PUT https://acme.example/p', 'usa outro método'],
  [`curl https://acme.example/bot${secret}/p`, 'parece um segredo'],
  ['curl https://acme.example/p/ana@exemplo.com', 'não é de nenhum campo'],
  ['curl https://acme.example/p -d @corpo.json', 'está num arquivo'],
  ['curl https://acme.example/p -d "<a/>"', 'não é um objeto JSON'],
  ['curl https://acme.example/token -d grant_type=client_credentials', 'só tem o pedido do token'],
])('refuses %j without repeating it', (text, reason) => {
  const run = () => build(text)
  expect(run).toThrow(reason)
  expect(run).not.toThrow(secret)
})

it('asks a supplier that the manifest has, below its address', () => {
  const value = {
    suppliers: {
      dados: {
        baseUrl: 'https://api.acme.com/v2',
        timeoutMs: 1,
        retries: 1,
        breaker: { failures: 1, seconds: 1 },
      },
    },
  }
  const proposed = buildSupplier(
    'curl https://api.acme.com/v2/p/52998224725 -H "X-Api-Key: x"',
    buildFamilyFields('cpf'),
    { value } as never,
  )
  expect(proposed).toMatchObject({ name: 'dados', call: { name: 'dados', get: '/p/{cpf}' }, secrets: [] })
  expect(proposed.entry).toBeUndefined()
})

it('has the chosen name, and takes no name of a supplier at another address', () => {
  const text = 'curl http://127.0.0.1:4000/p/52998224725 -H "X-Api-Key: x"'
  const fields = buildFamilyFields('cpf')
  const known = { value: { suppliers: { dados: { baseUrl: 'https://api.acme.com' } } } } as never
  expect(buildSupplier(text, fields, known, 'acme')).toMatchObject({
    name: 'acme',
    call: { name: 'acme' },
    entry: { auth: { secretEnv: 'ACME_API_KEY' } },
  })
  expect(() => buildSupplier(text, fields, known, 'dados')).toThrow('"dados" já existe, em outro endereço')
  // Two contracts with one company.
  const again = 'curl https://api.acme.com/p/52998224725'
  expect(buildSupplier(again, fields, known, 'dados').entry).toBeUndefined()
  expect(buildSupplier(again, fields, known, 'acme').entry).toMatchObject({ baseUrl: 'https://api.acme.com' })
})

it('names what may be the purpose', () => {
  const { notes } = build('curl https://acme.example/p/52998224725?finalidade=01 -H "X-Canal: web"')
  expect(notes).toEqual([expect.stringMatching(/^se finalidade é a finalidade, escreva \{purpose\}/)])
})

it('sends the credentials of a token where the documentation has them, with the certificate', () => {
  const [body, basic] = ['-d client_id=a -d client_secret=b', '-u a:b'].map((credentials) => {
    const token = `curl https://login.acme.example/token ${credentials} -d grant_type=client_credentials --cert a.pem`
    return build(`${token}\ncurl https://acme.example/p/52998224725 --cert a.pem`).entry?.auth
  })
  const certificate = { certificateEnv: 'ACME_CERT_PEM', keyEnv: 'ACME_CERT_KEY_PEM' }
  expect(body).toMatchObject({ type: 'oauth2', credentials: 'body', ...certificate })
  expect(basic).toMatchObject({ type: 'oauth2', ...certificate })
  expect(basic).not.toHaveProperty('credentials')
})
