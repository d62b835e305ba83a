import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { isDoctor } from '../../../docs/support/going-live-commands.ts'
import { readCommands } from '../../../docs/support/guide-blocks.ts'
import { runCommand } from '../../../support/run-command.ts'
import { changeAnswer, type Fault, useSetUp, withHeaders, withKeys } from './set-up.ts'

const { diagnose, parts } = useSetUp()

const removeHeader = (pattern: RegExp, name: string): Fault => ({
  tamper: changeAnswer(pattern, (response) => withHeaders(response, { [name]: undefined })),
})

const discovery = /openid-configuration$/
const keys = /\/jwks$/
const token = /\/token$/
/** The paths of the shipped consultas and of the balance. */
const gatewayAnswer =
  /\/(?:bacen|biometria|cnpj|cpf|creditos?|emails|judicial|pessoas|receita-federal|saude|telefones|veiculos)\b/

/** Sends another address in place of a parameter, which the provider does not know. */
const sendUnknownAddress = (path: RegExp, parameter: string): Fault => ({
  async tamper(url, send) {
    const other = new URL(url)
    if (path.test(other.pathname)) other.searchParams.set(parameter, 'https://outro.example/volta')
    return send(other.href)
  },
})

describe('a provider', () => {
  const faults: [name: string, fault: Fault, broken: string[], message: RegExp][] = [
    [
      'that does not answer',
      { tamper: (url, send) => send(url.replace(parts().issuer, parts().closedAddress)) },
      ['discovery'],
      /inacessível/,
    ],
    [
      'at another address',
      { tamper: changeAnswer(discovery, () => new Response('<h1>Not found</h1>', { status: 404 })) },
      ['discovery'],
      /HTTP 404/,
    ],
    [
      'that names another issuer',
      {
        tamper: changeAnswer(discovery, (response) =>
          withKeys(response, { issuer: 'https://interno.example' }),
        ),
      },
      ['issuer'],
      /o issuer da descoberta é https:\/\/interno.example/,
    ],
    [
      'with another time',
      {
        tamper: changeAnswer(discovery, (response) =>
          withHeaders(response, { date: new Date(Date.now() + 300_000).toUTCString() }),
        ),
      },
      ['clock'],
      /(?:299|300) s adiantado/,
    ],
    [
      'without PKCE',
      {
        tamper: changeAnswer(discovery, (response) =>
          withKeys(response, { code_challenge_methods_supported: ['plain'] }),
        ),
      },
      ['offers'],
      /PKCE com S256/,
    ],
    [
      'without keys for signatures',
      {
        tamper: changeAnswer(keys, (response) =>
          withKeys(response, { keys: [{ kty: 'oct', k: 'AA', alg: 'HS256' }] }),
        ),
      },
      ['keys'],
      /nenhuma chave/,
    ],
    [
      'whose keys no page may read',
      removeHeader(keys, 'access-control-allow-origin'),
      ['keys-cors'],
      /falta Access-Control-Allow-Origin/,
    ],
    [
      'whose tokens no page may read',
      removeHeader(token, 'access-control-allow-origin'),
      ['token-cors'],
      /falta Access-Control-Allow-Origin/,
    ],
    [
      'that does not know the client',
      { tamper: changeAnswer(token, (response) => withKeys(response, { error: 'invalid_client' })) },
      ['client'],
      /não aceita este cliente \(invalid_client\)/,
    ],
    [
      'that asks for a secret',
      {
        tamper: changeAnswer(token, (response) =>
          withKeys(response, { error: 'invalid_request', error_description: 'client_secret is missing.' }),
        ),
      },
      ['client'],
      /pede um segredo/,
    ],
    [
      'that does not know the return address',
      sendUnknownAddress(/^\/auth$/, 'redirect_uri'),
      ['redirect'],
      /HTTP 400 ao pedido de login/,
    ],
    [
      'that refuses a scope',
      {
        async tamper(url, send) {
          return send(url.replace('scope=openid', 'resource=nada&scope=openid'))
        },
      },
      ['login'],
      /recusa o pedido de login: invalid_target/,
    ],
    [
      'that does not know the address after the logout',
      sendUnknownAddress(/^\/session\/end$/, 'post_logout_redirect_uri'),
      ['logout'],
      /HTTP 400 ao pedido de saída/,
    ],
  ]

  it.each(faults)('%s', async (_, fault, broken, message) => {
    const { list, text, checks } = await diagnose(fault)
    expect(list('broken').sort()).toEqual(broken.toSorted())
    expect(text).toMatch(message)
    for (const { problems } of checks) for (const { hint } of problems) expect(hint).toMatch(/\w/)
  })

  it('that has no logout gets a warning', async () => {
    const { list } = await diagnose({
      tamper: changeAnswer(discovery, (response) => withKeys(response, { end_session_endpoint: undefined })),
    })
    expect([list('broken'), list('warning')]).toEqual([[], ['logout']])
  })
})

describe('a gateway', () => {
  const faults: [name: string, fault: Fault, broken: string[], message: RegExp][] = [
    [
      'that lets no header of the dashboard through',
      {
        tamper: changeAnswer(gatewayAnswer, (response) =>
          response.status === 204
            ? withHeaders(response, { 'access-control-allow-headers': 'Accept, Content-Type, Authorization' })
            : response,
        ),
      },
      ['preflight'],
      /falta x-finalidade em Access-Control-Allow-Headers/,
    ],
    [
      'that does not expose Retry-After',
      removeHeader(gatewayAnswer, 'access-control-expose-headers'),
      ['retry-after'],
      /Retry-After não está em Access-Control-Expose-Headers/,
    ],
    [
      'for another origin',
      { gateway: { origin: 'https://outro.example' } },
      ['answers', 'errors', 'preflight', 'retry-after'],
      /falta Access-Control-Allow-Origin/,
    ],
    [
      'that checks no token',
      { gateway: { tokens: undefined } },
      ['forged-token', 'invented-token', 'no-role', 'no-token'],
      /aceita \(HTTP 200\) o pedido sem token/,
    ],
    [
      'that requires no purpose',
      { gateway: { checksPurpose: false } },
      ['no-purpose'],
      /aceita \(HTTP 200\) o pedido sem finalidade/,
    ],
    [
      'that answers in another shape',
      {
        tamper: changeAnswer(/\/cpf\//, (response) =>
          response.status === 200 ? Response.json({}, { headers: response.headers }) : response,
        ),
      },
      ['answer'],
      /falta /,
    ],
    [
      'one path of which a proxy does not know',
      {
        tamper: changeAnswer(/\/emails\/titular$/, (response) =>
          Response.json({ message: 'no Route matched' }, { status: 404, headers: response.headers }),
        ),
      },
      ['answer'],
      /email\/1: HTTP 404: o endereço não existe na fonte/,
    ],
    [
      'that answers about another document',
      { gateway: { failures: [{ status: 'outro', share: 1 }] } },
      ['answer'],
      /é sobre outro documento: cpf não repete o que foi pedido/,
    ],
  ]

  it.each(faults)('%s', async (_, fault, broken, message) => {
    const { list, text } = await diagnose(fault)
    expect(list('broken').sort()).toEqual(broken.toSorted())
    expect(text).toMatch(message)
  })
})

describe('a server', () => {
  const faults: [fault: Fault, broken: string[], message: RegExp][] = [
    [{ mistake: 'default-site' }, ['page'], /site padrão do nginx, "Welcome to nginx!"/],
    [{ mistake: 'no-policy' }, ['header-policy'], /falta Content-Security-Policy/],
    [{ mistake: 'two-policies' }, ['header-policy'], /há 2 políticas em vez de 1/],
    [{ mistake: 'no-nosniff' }, ['headers'], /X-Content-Type-Options/],
    [{ mistake: 'cached-page' }, ['page-cache'], /a página não tem Cache-Control/],
    [{ mistake: 'uncached-files' }, ['file-cache'], /immutable/],
    [{ mistake: 'no-routes' }, ['routes'], /auth\/callback, a volta do login/],
    [{ mistake: 'page-for-missing-file' }, ['missing-file'], /e não 404/],
    [{ variables: { VITE_PRODUCT: 'Outro' } }, ['environment'], /difere em VITE_PRODUCT/],
    [{ variables: { VITE_GATEWAY_UR: 'x' } }, ['variables'], /você quis dizer\s+VITE_GATEWAY_URL\?/],
  ]

  it.each(faults)('with %o', async (fault, broken, message) => {
    const { list, text } = await diagnose(fault)
    expect(list('broken')).toEqual(broken)
    expect(text).toMatch(message)
  })

  it('without compression gets a warning', async () => {
    const { list } = await diagnose({ mistake: 'uncompressed' })
    expect([list('broken'), list('warning')]).toEqual([[], ['compression']])
  })
})

it('names an address of the provider that the policy does not allow', async () => {
  const { list, text } = await diagnose({
    tamper: changeAnswer(discovery, (response) =>
      withKeys(response, { token_endpoint: `${parts().issuer.replace('127.0.0.1', 'localhost')}/token` }),
    ),
  })
  expect(list('broken')).toEqual(['policy-hosts'])
  expect(text).toMatch(/connect-src não nomeia http:\/\/localhost:\d+ \(token_endpoint\)/)
})

it('ends with 2 if its usage is wrong', () => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'deploy/doctor/main.ts', '--token', 'x'], {
    encoding: 'utf8',
  })
  expect(status).toBe(2)
  expect(stderr).toContain('Uso: npm run doctor')
})

const commands = ['docs/guides/going-live.md', 'docs/guides/producao.md']
  .flatMap(readCommands)
  .filter(isDoctor)

it('is the same command in both guides', () => {
  expect([commands.length, new Set(commands).size]).toEqual([2, 1])
})

it.each([...new Set(commands)])('%s', async (command) => {
  const { site, variables, token: accessToken } = parts()
  const own = command.replace(/https:\/\/painel\.[a-z.]+/, site).replace(/=eyJ\S+/, `=${accessToken}`)
  const { ended, output } = runCommand(own, { env: variables })
  expect([await ended, output()]).toEqual([0, expect.stringMatching(/ok +resposta a um token bom/)])
  expect(output()).not.toContain(accessToken)
})
