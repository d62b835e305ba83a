import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SourceCheck } from '../../../../codegen/authoring/verify/checks/source-check.ts'
import { correctGateway, createGatewayHandler, type GatewayBehavior, origin } from './correct-gateway.ts'
import { cpf, createPessoaProject, documented, rolelessToken, token, unknownCpf } from './pessoa-project.ts'
import { startSourceServer } from './source-server.ts'

beforeEach(() => {
  vi.stubEnv('TOKEN_DA_FONTE', token)
  vi.stubEnv('TOKEN_SEM_PAPEL', rolelessToken)
  return () => vi.unstubAllEnvs()
})

/** The headers of every request, as a preflight names them. */
const audit = 'x-request-id, x-client-version'

const optionArgs = {
  token: ['--token-env', 'TOKEN_DA_FONTE'],
  roleless: ['--roleless-token-env', 'TOKEN_SEM_PAPEL'],
  origin: ['--origin', `${origin}/`],
  post: ['--post'],
}

/** Runs `verify` against a gateway with all options except the omitted ones. */
async function verifyAgainst(
  parts: Partial<GatewayBehavior>,
  {
    without = [],
    json = true,
    role = 'gestor',
    source = '',
  }: {
    without?: (keyof typeof optionArgs)[]
    json?: boolean
    role?: string
    source?: string
  } = {},
) {
  const { url, received } = await startSourceServer(createGatewayHandler(parts))
  const options = Object.entries(optionArgs).flatMap(([name, args]) =>
    without.some((one) => one === name) ? [] : args,
  )
  const args = ['--source', 'fonte', '--base-url', url, ...options, ...(json ? ['--json'] : [])]
  const { status, stdout, stderr } = await createPessoaProject({ role, source })('verify', ...args)
  const checks: SourceCheck[] = json ? JSON.parse(stdout).checks : []
  return {
    status,
    stdout,
    stderr,
    received,
    /** The status of each check with its problems or the reason for skipping it. */
    outcomes: Object.fromEntries(
      checks.map((one) => [
        one.check,
        [one.status, ...one.problems.map(({ message }) => message), one.reason].filter(Boolean).join(': '),
      ]),
    ),
    problems: checks.flatMap(({ problems }) => problems),
  }
}

const names = [
  'no-token',
  'invented-token',
  'forged-token',
  'no-purpose',
  'no-role',
  'preflight',
  'answers',
  'errors',
  'retry-after',
]

const allOk = Object.fromEntries(names.map((name) => [name, 'ok']))

it('accepts a gateway that refuses invalid requests and works in browsers', async () => {
  const { status, outcomes, received } = await verifyAgainst({})
  expect(outcomes).toEqual(allOk)
  expect(status).toBe(0)
  const preflights = received.filter(({ method }) => method === 'OPTIONS')
  expect(preflights.map(({ headers }) => headers['access-control-request-headers'])).toEqual([
    'authorization,x-canal,x-client-version,x-request-id',
    'authorization,content-type,x-canal,x-client-version,x-finalidade,x-request-id',
  ])
  for (const { headers } of preflights) {
    expect(headers.origin).toBe(origin)
    expect(headers.authorization).toBeUndefined()
  }
  expect(received.every(({ headers }) => headers.origin === origin)).toBe(true)
})

const allowHeaders = (headers: Record<string, string>) => () => ({
  status: 204,
  headers: { ...correctGateway.preflight({} as never).headers, ...headers },
})

const refuseOnly =
  (isRefused: (authorization: string) => boolean): GatewayBehavior['refuseCaller'] =>
  (request) =>
    isRefused(request.headers.authorization ?? '') ? correctGateway.refuseCaller(request) : undefined

describe('verify reports a gateway', () => {
  const first = 'aceita (HTTP 200) o pedido'
  const cases: [title: string, parts: Partial<GatewayBehavior>, broken: Record<string, string>][] = [
    [
      'that requires a token for a preflight',
      { preflight: () => ({ status: 401, headers: {} }) },
      { preflight: 'o preflight (OPTIONS) responde HTTP 401, em 2 de 2 tipos de pedido' },
    ],
    [
      'that does not support OPTIONS',
      { preflight: () => ({ status: 405, headers: {} }) },
      { preflight: 'o preflight (OPTIONS) responde HTTP 405, em 2 de 2 tipos de pedido' },
    ],
    [
      'that redirects a preflight',
      { preflight: () => ({ status: 308, headers: { location: '/' } }) },
      { preflight: 'o preflight (OPTIONS) responde HTTP 308, em 2 de 2 tipos de pedido' },
    ],
    [
      'that allows only another origin',
      { preflight: allowHeaders({ 'access-control-allow-origin': 'https://outro.example' }) },
      { preflight: 'Access-Control-Allow-Origin não é a origem do painel, em 2 de 2 tipos de pedido' },
    ],
    [
      'that does not allow the purpose header',
      {
        preflight: allowHeaders({
          'access-control-allow-headers': `${audit}, authorization, x-canal, content-type`,
        }),
      },
      { preflight: 'falta x-finalidade em Access-Control-Allow-Headers, em 1 de 2 tipos de pedido' },
    ],
    [
      'that does not allow the id of requests',
      {
        preflight: allowHeaders({
          'access-control-allow-headers':
            'authorization, content-type, x-canal, x-client-version, x-finalidade',
        }),
      },
      { preflight: 'falta x-request-id em Access-Control-Allow-Headers, em 2 de 2 tipos de pedido' },
    ],
    [
      'that allows *, which excludes the token',
      { preflight: allowHeaders({ 'access-control-allow-headers': '*' }) },
      { preflight: 'falta authorization em Access-Control-Allow-Headers, em 2 de 2 tipos de pedido' },
    ],
    [
      'that does not allow JSON',
      {
        preflight: allowHeaders({
          'access-control-allow-headers': `${audit}, authorization, x-canal, x-finalidade`,
        }),
      },
      { preflight: 'falta content-type em Access-Control-Allow-Headers, em 1 de 2 tipos de pedido' },
    ],
    [
      'without CORS headers on answers',
      { cors: (status, request) => (status === 200 ? {} : correctGateway.cors(status, request)) },
      { answers: 'falta Access-Control-Allow-Origin, em 5 de 5 respostas' },
    ],
    [
      'without CORS headers on errors',
      { cors: (status, request) => (status === 401 ? {} : correctGateway.cors(status, request)) },
      { errors: 'falta Access-Control-Allow-Origin, em 6 de 12 respostas' },
    ],
    [
      'that exposes no Retry-After',
      { cors: () => ({ 'access-control-allow-origin': origin }) },
      { 'retry-after': 'Retry-After não está em Access-Control-Expose-Headers' },
    ],
    [
      'that exposes no Retry-After on an answer with one',
      {
        cors: (status, request) =>
          status === 404
            ? { 'access-control-allow-origin': origin, 'retry-after': '1' }
            : correctGateway.cors(status, request),
      },
      { 'retry-after': 'Retry-After não está em Access-Control-Expose-Headers' },
    ],
    [
      'that requires no token',
      { refuseCaller: refuseOnly((authorization) => authorization !== '') },
      { 'no-token': `${first} sem token` },
    ],
    [
      'that requires no token at one path',
      {
        refuseCaller: (request) =>
          request.url === '/ficha' && !request.headers.authorization
            ? undefined
            : correctGateway.refuseCaller(request),
      },
      { 'no-token': `${first} sem token` },
    ],
    [
      'that accepts any token',
      { refuseCaller: refuseOnly((authorization) => authorization === '' || authorization.includes('eyJ')) },
      { 'invented-token': `${first} com um token inventado` },
    ],
    [
      'that checks no signature',
      {
        refuseCaller: refuseOnly(
          (authorization) => !/^Bearer \S+\.eyJzdWIiOiJhbmEifQ\.\S+$/.test(authorization),
        ),
      },
      { 'forged-token': `${first} com um token adulterado` },
    ],
    [
      'that accepts tokens without signature',
      { refuseCaller: refuseOnly((authorization) => !authorization.endsWith('.')) },
      { 'forged-token': `${first} com um token adulterado` },
    ],
    [
      'that requires no purpose',
      { refusePurpose: () => undefined },
      { 'no-purpose': `${first} sem finalidade` },
    ],
    [
      'that checks no role',
      { refuseCaller: refuseOnly((authorization) => authorization !== `Bearer ${rolelessToken}`) },
      { 'no-role': `${first} de quem não tem o papel` },
    ],
    [
      'that refuses with another status, so that the app renews no token',
      {
        refuseCaller: (request) =>
          request.headers.authorization ? correctGateway.refuseCaller(request) : 403,
      },
      { 'no-token': 'responde HTTP 403 ao pedido sem token, e não 401' },
    ],
    [
      'that rejects a valid token without roles',
      { refuseCaller: (request) => (request.headers.authorization === `Bearer ${token}` ? undefined : 401) },
      { 'no-role': 'responde HTTP 401 ao pedido de quem não tem o papel, e não 403' },
    ],
  ]

  it.each(cases)('%s', async (_, parts, broken) => {
    const { status, outcomes, problems } = await verifyAgainst(parts)
    const expected = Object.entries(broken).map(([name, message]) => [name, `broken: ${message}`])
    expect(outcomes).toEqual({ ...allOk, ...Object.fromEntries(expected) })
    expect(status).toBe(1)
    for (const { hint } of problems) expect(hint).toMatch(/\w/)
  })

  it('that returns no cookies, although the source uses them', async () => {
    const source = 'credentials: include'
    const { outcomes } = await verifyAgainst(
      { cors: () => ({ 'access-control-allow-origin': '*' }) },
      { source },
    )
    expect(outcomes).toMatchObject({
      preflight: 'broken: falta Access-Control-Allow-Credentials: true, em 2 de 2 tipos de pedido',
      answers:
        'broken: Access-Control-Allow-Origin é *, que não vale com credentials: include, em 5 de 5 respostas',
    })
  })
})

describe('verify, checks that are skipped', () => {
  it.each<[keyof typeof optionArgs, Record<string, string>]>([
    [
      'origin',
      Object.fromEntries(
        ['preflight', 'answers', 'errors', 'retry-after'].map((name) => [name, 'unchecked: falta --origin']),
      ),
    ],
    ['roleless', { 'no-role': 'unchecked: falta --roleless-token-env' }],
    [
      'post',
      {
        'no-token': 'ok: só os get: falta --post',
        'no-purpose': 'unchecked: só há post, use --post',
        'no-role': 'unchecked: só há post, use --post',
      },
    ],
  ])('names --%s as the missing option', async (left, expected) => {
    const { status, outcomes, received } = await verifyAgainst({}, { without: [left] })
    expect(outcomes).toEqual({ ...allOk, ...expected })
    expect(status).toBe(0)
    if (left === 'post') expect(received.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('names the missing token', async () => {
    const { outcomes } = await verifyAgainst({}, { without: ['token'] })
    expect(outcomes).toMatchObject({
      'no-token': 'ok',
      'forged-token': 'unchecked: falta --token-env',
      'no-purpose': 'unchecked: falta --token-env',
    })
  })

  it('says that the token is not a JWT, and that no consulta requires a role', async () => {
    vi.stubEnv('TOKEN_DA_FONTE', 'um-token-opaco')
    const { outcomes } = await verifyAgainst(
      {
        refuseCaller: ({ headers }) => (headers.authorization === 'Bearer um-token-opaco' ? undefined : 401),
      },
      { role: '' },
    )
    expect(outcomes).toMatchObject({
      'forged-token': 'unchecked: o token não é um JWT assinado',
      'no-role': 'unchecked: nenhuma consulta tem access',
    })
  })

  it('prints the problem and its fix in the terminal', async () => {
    const parts = { refusePurpose: () => undefined }
    const { stdout } = await verifyAgainst(parts, { without: ['origin'], json: false })
    expect(stdout).toContain('recusa pedido sem token           ok\n')
    expect(stdout).toMatch(
      /recusa pedido sem finalidade +aceita \(HTTP 200\) o pedido sem finalidade \(em pessoa\/1\)\n +dica: recuse/,
    )
    expect(stdout).toMatch(/preflight do navegador +não verificado: falta --origin\n/)
    expect(stdout).toContain(
      '9 verificações de acesso e navegador: 4 ok, 1 com problemas, 4 não verificadas.\n',
    )
  })

  it('sends no further requests to a source that does not answer', async () => {
    const { url } = await startSourceServer((_, response) => response.destroy())
    const args = ['--source', 'fonte', '--base-url', url, ...Object.values(optionArgs).flat(), '--json']
    const { stdout } = await createPessoaProject()('verify', ...args)
    const { checks }: { checks: SourceCheck[] } = JSON.parse(stdout)
    expect(checks.map(({ check }) => check)).toEqual(names)
    for (const { status, reason } of checks)
      expect([status, reason]).toEqual(['unchecked', 'a fonte não respondeu a nenhum exemplo'])
  })
})

it.each([[true], [false]])('prints no value and no token of its checks (--json: %s)', async (json) => {
  const { stdout, stderr } = await verifyAgainst(
    {
      preflight: () => ({
        status: 200,
        headers: { 'access-control-allow-origin': documented.nome.replaceAll(' ', '') },
      }),
      cors: () => ({
        'access-control-allow-origin': encodeURIComponent(documented.nome),
        'retry-after': cpf,
      }),
      refuseCaller: () => undefined,
      refusePurpose: () => undefined,
    },
    { json },
  )
  const values = [
    documented.nome,
    'Marina',
    cpf,
    unknownCpf,
    token,
    'um-token',
    'eyJ',
    rolelessToken,
    'Bearer ey',
  ]
  expect(values.filter((value) => `${stdout}${stderr}`.includes(value))).toEqual([])
})

it.each([
  [['--origin', 'painel'], '--origin: '],
  [['--origin', 'http://painel.example'], '--origin: A URL deve usar https'],
  [['--origin'], '--origin pede a origem do painel'],
  [['--roleless-token-env', 'NADA'], 'A variável de ambiente NADA, de --roleless-token-env, não tem valor'],
])('refuses %j', async (args, message) => {
  const { status, stdout, stderr } = await createPessoaProject()('verify', '--source', 'fonte', ...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
})
