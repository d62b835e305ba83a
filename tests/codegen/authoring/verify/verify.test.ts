import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createGatewayHandler } from './correct-gateway.ts'
import { cpf, createPessoaProject, documented, purpose, token, unknownCpf } from './pessoa-project.ts'
import { type ReceivedRequest, sendJson, startSourceServer } from './source-server.ts'

beforeEach(() => {
  vi.stubEnv('TOKEN_DA_FONTE', token)
  return () => vi.unstubAllEnvs()
})

const correctHandler = createGatewayHandler()

/** Returns true for valid requests. `verify` also sends requests that a source must refuse. */
const isValidRequest = ({ method, headers }: ReceivedRequest) =>
  headers.authorization === `Bearer ${token}` && (method === 'GET' || headers['x-finalidade'] !== undefined)

/** Returns a handler that gives documented answers except at one path. */
const createBrokenHandler =
  (path: string, answer: (response: ServerResponse, request: ReceivedRequest) => unknown) =>
  (request: ReceivedRequest, response: ServerResponse) =>
    request.url === path && isValidRequest(request) && !request.body.includes(unknownCpf)
      ? answer(response, request)
      : correctHandler(request, response)

const verify = (...args: string[]) => createPessoaProject()('verify', '--source', 'fonte', ...args)

/** Runs `verify` with all permissions and returns its rows. */
async function runVerify(
  answer: (request: ReceivedRequest, response: ServerResponse) => unknown,
  { args = ['--json'], timeoutMs = 20_000 }: { args?: string[]; timeoutMs?: number } = {},
) {
  const { url, received } = await startSourceServer(answer)
  const all = ['--source', 'fonte', '--base-url', url, '--token-env', 'TOKEN_DA_FONTE', '--post', ...args]
  const { status, stdout, stderr } = await createPessoaProject({ timeoutMs })('verify', ...all)
  const { ok, rows } = args.includes('--json') ? JSON.parse(stdout) : {}
  return { status, stdout, stderr, ok, rows, received, url }
}

/** Returns a loopback URL without a server. */
async function findFreeUrl() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}

const listMessages = (rows: { consultaId: string; problems: { message: string }[] }[], id: string) =>
  rows.find(({ consultaId }) => consultaId === id)?.problems.map(({ message }) => message)

describe('verify', () => {
  it('reports a row per variant for a correct source', async () => {
    const { status, stderr, stdout, ok, rows, url } = await runVerify(correctHandler)
    expect([status, stderr, ok]).toEqual([0, '', true])
    const row = { status: 'ok', problems: [], ms: expect.any(Number) }
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, source: 'fonte', baseUrl: url })
    expect(rows).toEqual([
      { consultaId: 'cep/1', title: 'Endereço por CEP', ...row },
      { consultaId: 'pessoa/1', title: 'Cadastro', ...row },
      { consultaId: 'pessoa/2', title: 'Ficha', ...row },
      { consultaId: 'pessoa/3', title: 'Ficha completa', ...row },
    ])
  })

  it('sends requests like the app, and equal requests of two variants once', async () => {
    const { received } = await runVerify(correctHandler)
    const right = received.filter(isValidRequest)
    expect(right.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/01001000', ''],
      ['GET', '/00000000', ''],
      ['GET', '/20040002', ''],
      ...['/cadastro', '/ficha'].flatMap((path) => [
        ['POST', path, JSON.stringify({ cpf })],
        ['POST', path, JSON.stringify({ cpf: unknownCpf })],
      ]),
    ])
    for (const { headers, method } of right) {
      expect(headers).toMatchObject({ accept: 'application/json', authorization: `Bearer ${token}` })
      expect(headers['x-canal']).toBe('painel')
      expect(headers['x-finalidade']).toBe(method === 'POST' ? encodeURIComponent(purpose) : undefined)
      expect(headers.cookie).toBeUndefined()
    }
  })

  it.each<[string, (response: ServerResponse, request: ReceivedRequest) => unknown, string[]]>([
    [
      'missing values',
      (response) => sendJson(response, { ...documented, nome: undefined, itens: [{ valor: 1 }] }),
      ['falta nome', 'falta itens[].credor'],
    ],
    [
      'values of another type',
      (response) => sendJson(response, { ...documented, idade: 'quarenta' }),
      ['outro tipo em idade: número, veio texto'],
    ],
    ['a broken connection', (response) => response.destroy(), ['inacessível: a conexão caiu no meio']],
    ['a server error', (response) => sendJson(response, {}, 500), ['HTTP 500: defeito na fonte']],
    ['a refused token', (response) => sendJson(response, {}, 401), ['HTTP 401: o token não foi aceito']],
    [
      'an insufficient role',
      (response) => sendJson(response, {}, 403),
      ['HTTP 403: o token não dá direito a esta consulta'],
    ],
    ['an HTML page', (response) => response.end('<h1>Marina</h1>'), ['a resposta não é JSON']],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: '/ficha' }).end(),
      ['redireciona (HTTP 302), e ninguém segue'],
    ],
    [
      'an unknown subject',
      (response) => sendJson(response, { mensagem: 'Nada encontrado' }, 404),
      ['a fonte não achou o que o exemplo pergunta'],
    ],
    [
      'a path that a proxy does not know',
      (response) => sendJson(response, { message: 'no Route matched with those values' }, 404),
      ['HTTP 404: o endereço não existe na fonte'],
    ],
    [
      'an answer about another document',
      (response) => sendJson(response, { ...documented, cpf: '52998224725' }),
      ['é sobre outro documento: cpf não repete o que foi pedido'],
    ],
    [
      'an answer over the size limit',
      (response) => response.writeHead(200, { 'content-length': 8_000_001 }).flushHeaders(),
      ['a resposta é grande demais (mais de 8 MB)'],
    ],
  ])('reports %s, and the other variants as ok', async (_, answer, expected) => {
    const { status, ok, rows } = await runVerify(createBrokenHandler('/cadastro', answer))
    expect([status, ok]).toEqual([1, false])
    expect(listMessages(rows, 'pessoa/1')?.sort()).toEqual(expected.sort())
    for (const id of ['cep/1', 'pessoa/2', 'pessoa/3']) expect(listMessages(rows, id)).toEqual([])
  })

  it('reports an answer slower than the source’s timeout', async () => {
    const { rows } = await runVerify(
      createBrokenHandler('/cadastro', () => {}),
      { timeoutMs: 1_000 },
    )
    expect(rows[1].problems).toEqual([{ code: 'slow', message: 'mais lenta que o limite (1000 ms)' }])
    for (const id of ['cep/1', 'pessoa/2', 'pessoa/3']) expect(listMessages(rows, id)).toEqual([])
  })

  it('reports an answer that two variants share for both', async () => {
    const { rows } = await runVerify(createBrokenHandler('/ficha', (response) => sendJson(response, {}, 503)))
    for (const id of ['pessoa/2', 'pessoa/3'])
      expect(listMessages(rows, id)).toEqual(['HTTP 503: a fonte está fora do ar'])
  })

  it('reports an undeclared 404 with its example', async () => {
    const { rows } = await runVerify(
      createBrokenHandler('/20040002', (response) => sendJson(response, {}, 404)),
    )
    expect(rows[0].problems).toEqual([
      { code: 'status', message: 'HTTP 404: o endereço não existe na fonte', example: 'cep/1-3' },
    ])
  })

  it('reports an answer to an example documented as not found', async () => {
    const { rows } = await runVerify((request, response) =>
      request.method === 'GET' ? correctHandler(request, response) : sendJson(response, documented),
    )
    expect(rows[1].problems).toEqual([
      { code: 'found', message: 'achou o que o exemplo dá por não encontrado', example: 'pessoa/1-2' },
    ])
  })

  it('lists examples that the source does not find, and still passes', async () => {
    const { ok, rows } = await runVerify(
      createBrokenHandler('/20040002', (response) => sendJson(response, { erro: 'true' })),
    )
    expect(ok).toBe(true)
    expect(rows[0]).toMatchObject({ status: 'ok', problems: [], notFound: ['cep/1-3'] })
  })

  it('waits for the Retry-After of a busy source, and retries once', async () => {
    let requestCount = 0
    const busy = await runVerify(
      createBrokenHandler('/cadastro', (response) => {
        if (++requestCount === 1) response.writeHead(429, { 'retry-after': '1' }).end()
        else sendJson(response, documented)
      }),
    )
    expect([busy.ok, requestCount]).toEqual([true, 2])
    const busier = await runVerify(
      createBrokenHandler('/cadastro', (response) => response.writeHead(429, { 'retry-after': '0' }).end()),
    )
    expect(listMessages(busier.rows, 'pessoa/1')).toEqual([
      'HTTP 429: limite de pedidos atingido, também depois de esperar',
    ])
    const right = busier.received.filter(isValidRequest)
    expect(right.filter(({ url }) => url === '/cadastro')).toHaveLength(2)
  })

  it('reports an unreachable source', async () => {
    const { url } = await startSourceServer(correctHandler)
    const port = new URL(url).port
    const { status, stdout } = await verify('--base-url', `https://127.0.0.1:${port}`, '--post')
    expect(status).toBe(1)
    expect(stdout).toContain('inacessível: a conexão TLS falhou')
    const refused = await verify('--base-url', await findFreeUrl())
    expect(refused.stdout).toMatch(/cep\/1 .*inacessível: a conexão foi recusada/)
  })

  it('stops querying a source that never answers', async () => {
    const { rows, received } = await runVerify(() => {}, { timeoutMs: 100 })
    expect(rows.map(({ status }: { status: string }) => status)).toEqual([
      'broken',
      'broken',
      'broken',
      'skipped',
    ])
    expect(listMessages(rows, 'pessoa/3')).toEqual([
      'não perguntada: 3 consultas seguidas passaram do limite',
    ])
    expect(received).toHaveLength(3)
  })
})

describe('verify, confidential values', () => {
  /** Answers with the documented values under other names and types, and with the request. */
  const echoHandler = ({ url, body }: ReceivedRequest, response: ServerResponse) => {
    const answer = { ...documented, nome: [documented.nome], [documented.nome]: cpf, url, body }
    if (url.startsWith('/ficha')) response.writeHead(200).end(`<p>${JSON.stringify(answer)}</p>`)
    else sendJson(response, answer, url.startsWith('/0') ? 400 : 200)
  }

  it.each([[['--json']], [[]]])(
    'prints no value of a query or an answer, and no token, with %j',
    async (args) => {
      const { stdout, stderr } = await runVerify(echoHandler, { args })
      expect(stdout).toContain('outro tipo em nome: texto, veio lista')
      const { nome, nascimento, itens } = documented
      const values = [nome, nascimento, itens[0]?.credor, cpf, unknownCpf, '01001000', token, '150.25', '42']
      // Milliseconds and the port are numbers too.
      const printed = `${stdout}${stderr}`.replace(/\d+ ms|"ms": \d+|127\.0\.0\.1:\d+|[\d,]+ s\n/g, '')
      expect(values.filter((value) => value === undefined || printed.includes(value))).toEqual([])
    },
  )

  it('does not quote an invalid token', async () => {
    vi.stubEnv('TOKEN_DA_FONTE', `${token} çõ`)
    const { status, stdout, stderr } = await verify('--token-env', 'TOKEN_DA_FONTE')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('O valor da variável TOKEN_DA_FONTE, de --token-env, não é um token')
    expect(stderr).not.toContain(token)
  })

  it('does not send the token to another origin', async () => {
    const other = await startSourceServer(correctHandler)
    await runVerify((_, response) => response.writeHead(307, { location: `${other.url}/x` }).end())
    expect(other.received).toEqual([])
  })
})

describe('verify, selected queries', () => {
  it('sends a post only with --post, and reports skipped ones', async () => {
    const { url, received } = await startSourceServer(correctHandler)
    const { status, stdout } = await verify('--base-url', url, '--token-env', 'TOKEN_DA_FONTE')
    expect([status, received.filter(isValidRequest)]).toEqual([
      0,
      Array(3).fill(expect.objectContaining({ method: 'GET' })),
    ])
    expect(received.filter(({ method }) => method === 'POST')).toEqual([])
    expect(stdout).toMatch(/pessoa\/3 +Ficha completa +não perguntada: post, use --post\n/)
    expect(stdout).toContain('4 consultas: 1 ok, 3 não perguntadas.')
  })

  it('accepts a family or one consulta', async () => {
    const family = await runVerify(correctHandler, { args: ['--json', '--only', 'pessoa'] })
    expect(family.rows).toHaveLength(3)
    const one = await runVerify(correctHandler, {
      args: ['--json', '--only', 'pessoa/2', '--purpose', 'Cobrança'],
    })
    expect(one.received.filter(isValidRequest).map(({ headers }) => headers['x-finalidade'])).toEqual([
      encodeURIComponent('Cobrança'),
      encodeURIComponent('Cobrança'),
    ])
  })

  it('takes the base URL from the environment, as a build does', async () => {
    const { url, received } = await startSourceServer(correctHandler)
    vi.stubEnv('VITE_FONTE_URL', `${url}/v1/`)
    const { stdout } = await verify()
    expect(stdout).toContain(`fonte em ${url}/v1\n`)
    expect(received[0]?.url).toBe('/v1/01001000')
  })

  it('reports a missing token before any request', async () => {
    const { url } = await startSourceServer(correctHandler)
    const { status, stderr } = await verify('--base-url', url)
    expect([status, stderr]).toEqual([
      1,
      'A fonte fonte pede um token (auth: bearer), e não há --token-env: ela pode recusar todos os pedidos.\n\n',
    ])
  })

  it('reports that no consulta queries the source', async () => {
    const { status, stdout } = await createPessoaProject()('verify', '--source', 'outra')
    expect(status).toBe(0)
    expect(stdout).toContain('Nenhuma consulta pergunta a esta fonte.')
  })
})

describe('verify, usage', () => {
  it.each([
    [['--source', 'font'], 'Nenhuma fonte se chama font\n  dica: você quis dizer "fonte"?'],
    [['--source', 'fonte', '--base-url', 'http://fonte.example'], '--base-url: A URL deve usar https'],
    [['--source', 'fonte', '--base-url', 'https://fonte.example/?a=b'], '--base-url: A URL não pode ter ?'],
    [
      ['--source', 'fonte', '--token-env', 'NADA'],
      'A variável de ambiente NADA, de --token-env, não tem valor',
    ],
    [['--source', 'fonte', '--purpose', 'Cobranca'], 'você quis dizer "Cobrança"?'],
    [['--source', 'fonte', '--only', 'pessoas'], 'você quis dizer "pessoa"?'],
    [[], 'Falta --source NOME'],
  ])('refuses %j', async (args, message) => {
    const { status, stdout, stderr } = await createPessoaProject()('verify', ...args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})
