import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SourceCheck } from '../../../../../codegen/authoring/verify/checks/source-check.ts'
import type { VerifyRow } from '../../../../../codegen/authoring/verify/verify-types.ts'
import { main } from '../../../../../codegen/cli/main.ts'
import { listCalls } from '../../../../../codegen/emit/openapi/operations.ts'
import { buildModel } from '../../../../../codegen/generate.ts'
import { type StartOptions, startGateway } from '../../../../../deploy/gateway/server/start-gateway.ts'
import {
  type RequestHandler,
  sendJson,
  startSourceServer,
} from '../../../../codegen/authoring/verify/source-server.ts'
import { temporaryFolder } from '../../../../codegen/support/temporary-project.ts'
import { startProvider } from '../../../../deploy/gateway/provider.ts'

const root = join(import.meta.dirname, '../../../../..')

const origin = 'https://painel.example'

const gateway = { url: '', variants: 0 }

let provider: Awaited<ReturnType<typeof startProvider>>

function buildShippedModel(manifestDir = join(root, 'manifest')) {
  const built = buildModel({ manifestDir, pagesDir: join(root, 'src'), cwd: root })
  if (!built.ok) throw new Error('The manifest has errors')
  return built.model
}

const gatewayOptions = (): Pick<StartOptions, 'sources' | 'origin' | 'tokens'> => ({
  sources: ['gateway'],
  origin,
  tokens: { issuer: provider.issuer, audience: 'api', rolesClaim: 'roles' },
})

beforeAll(async () => {
  provider = await startProvider()
  const createToken = async (roles: string[]) => (await provider.bearer({ roles })).replace('Bearer ', '')
  process.env.TOKEN_DO_GATEWAY = await createToken(['analista', 'gestor'])
  process.env.TOKEN_SEM_PAPEL = await createToken([])
  const model = buildShippedModel()
  const { url, stop } = await startGateway({ ...gatewayOptions(), model })
  gateway.url = url
  gateway.variants = listCalls(model, 'gateway').length
  return async () => {
    provider.stop()
    await stop()
  }
}, 120_000)

/** Runs `verify` with the shipped manifest. */
async function verify(url: string, ...args: string[]) {
  let printed = ''
  const tokens = ['--token-env', 'TOKEN_DO_GATEWAY', '--roleless-token-env', 'TOKEN_SEM_PAPEL']
  const common = ['--source', 'gateway', '--base-url', url, '--origin', origin, '--post', '--json']
  const all = ['verify', ...common, ...tokens, ...args]
  const status = await main(all, {
    cwd: root,
    print(text) {
      printed += text
    },
    printError() {},
  })
  return { status, ...(JSON.parse(printed) as { ok: boolean; rows: VerifyRow[]; checks: SourceCheck[] }) }
}

/** Writes the shipped manifest with another timeout for its sources. */
function writeTimeoutManifest(timeoutMs: number): string {
  const folder = join(temporaryFolder(), 'manifest')
  cpSync(join(root, 'manifest'), folder, { recursive: true })
  const sources = join(folder, 'sources.yaml')
  writeFileSync(sources, readFileSync(sources, 'utf8').replace(/timeoutMs: \d+/g, `timeoutMs: ${timeoutMs}`))
  return folder
}

/** Writes the shipped manifest with a family restricted to managers. */
function writeRestrictedManifest(family: string): string {
  const folder = join(temporaryFolder(), 'manifest')
  cpSync(join(root, 'manifest'), folder, { recursive: true })
  const file = join(folder, 'consultas', `${family}.yaml`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('  purpose: required', '  purpose: required\n  access: [gestor]'))
  return folder
}

/** Returns a handler that removes or replaces a value of the gateway's answer. */
const changeAnswer =
  (change: (answer: Record<string, unknown>) => unknown): RequestHandler =>
  async ({ method, url, headers, body }, response) => {
    const names = ['content-type', 'x-finalidade', 'authorization', 'origin']
    const sent = names.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []))
    const reply = await fetch(`${gateway.url}${url}`, { method, body, headers: Object.fromEntries(sent) })
    const answer = await reply.json()
    for (const [name, value] of reply.headers)
      if (name.startsWith('access-control-')) response.setHeader(name, value)
    sendJson(response, reply.ok ? change(answer) : answer, reply.status)
  }

/** Starts a proxy of the gateway that breaks the answers at some paths. */
const startBrokenGateway = (breaks: Record<string, RequestHandler>) =>
  startSourceServer((received, response) => {
    const answer = breaks[received.url]
    if (answer) return answer(received, response)
    const { method, url, headers, body } = received
    const passed = ask(`${gateway.url}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(response)
    })
    passed.end(body)
  })

describe('verify, against the reference gateway', () => {
  it('reports every consulta of the shipped manifest as ok', async () => {
    const { status, ok, rows, checks } = await verify(gateway.url)
    expect(rows.filter((row) => row.status !== 'ok')).toEqual([])
    expect(checks.filter((check) => check.status !== 'ok')).toEqual([
      { check: 'no-role', status: 'unchecked', problems: [], reason: 'nenhuma consulta tem access' },
    ])
    expect([status, ok]).toEqual([0, true])
    expect(rows).toHaveLength(gateway.variants)
    expect(rows.flatMap(({ notFound = [] }) => notFound)).toEqual([])
  })

  it('reports five broken answers, and the others as ok', async () => {
    const { url } = await startBrokenGateway({
      '/cpf/cadastro': changeAnswer(({ nome_mae: _, ...answer }) => answer),
      '/receita-federal/cpf/situacao': changeAnswer((answer) => ({ ...answer, regular: 'sim' })),
      '/cpf/enderecos': () => {},
      '/cpf/contatos': (_, response) => response.destroy(),
      '/cpf/vinculos': (_, response) => sendJson(response, {}, 502),
    })
    const args = ['--manifest', writeTimeoutManifest(4_000), '--pages', join(root, 'src'), '--only', 'cpf']
    const { status, ok, rows } = await verify(url, ...args)
    expect([status, ok]).toEqual([1, false])
    const broken = rows.filter((row) => row.status !== 'ok')
    expect(
      broken.map(({ consultaId, problems }) => [consultaId, problems.map(({ message }) => message)]),
    ).toEqual([
      ['cpf/1', ['falta nome_mae']],
      ['cpf/2', ['outro tipo em regular: sim ou não, veio texto']],
      ['cpf/3', ['mais lenta que o limite (4000 ms)']],
      ['cpf/4', ['inacessível: a conexão caiu no meio']],
      ['cpf/5', ['HTTP 502: quem está atrás da fonte não respondeu']],
    ])
    expect(rows.length).toBeGreaterThan(10)
  })

  it('accepts a gateway that checks roles, and reports one that checks no token, role or purpose', async () => {
    const manifest = writeRestrictedManifest('bacen')
    const args = ['--manifest', manifest, '--pages', join(root, 'src'), '--only', 'bacen']
    const started = async (options: Partial<StartOptions>) => {
      const { url, stop } = await startGateway({
        ...gatewayOptions(),
        model: buildShippedModel(manifest),
        ...options,
      })
      onTestFinished(() => stop())
      return url
    }
    const strict = await verify(await started({}), ...args)
    expect(strict.checks.filter(({ status }) => status !== 'ok')).toEqual([])
    const open = await verify(
      await started({ tokens: undefined, checksPurpose: false, origin: 'https://outra.example' }),
      ...args,
    )
    const broken = open.checks.filter(({ status }) => status === 'broken').map(({ check }) => check)
    const refusals = ['no-token', 'invented-token', 'forged-token', 'no-purpose', 'no-role']
    expect(broken).toEqual([...refusals, 'preflight', 'answers', 'errors', 'retry-after'])
  })
})
