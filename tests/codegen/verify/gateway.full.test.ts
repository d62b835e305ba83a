import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { main } from '../../../codegen/cli/main.ts'
import { callsTo } from '../../../codegen/contract/source-calls.ts'
import { buildModel } from '../../../codegen/resolve/build-model.ts'
import type { Row } from '../../../codegen/verify/row.ts'
import { startGateway } from '../../../deploy/gateway/start-gateway.ts'
import { temporaryFolder } from '../support/temporary-project.ts'
import { type Answering, sendJson, sourceServer } from './source-server.ts'

const root = join(import.meta.dirname, '../../..')

const gateway = { url: '', variants: 0 }

beforeAll(async () => {
  const built = buildModel({ manifestDir: join(root, 'manifest'), pagesDir: join(root, 'src'), cwd: root })
  if (!built.ok) throw new Error('The shipped manifest has errors')
  const { url, stop } = await startGateway({ model: built.model, sources: ['gateway'] })
  gateway.url = url
  gateway.variants = callsTo(built.model, 'gateway').length
  return stop
}, 120_000)

/** Runs `verify` of the shipped manifest. */
async function verify(url: string, ...args: string[]) {
  let printed = ''
  const all = ['verify', '--source', 'gateway', '--base-url', url, '--post', '--json', ...args]
  const status = await main(all, {
    cwd: root,
    print(text) {
      printed += text
    },
    printError() {},
  })
  return { status, ...(JSON.parse(printed) as { ok: boolean; rows: Row[] }) }
}

/** The shipped manifest, save that its sources have so many milliseconds to answer. */
function hurriedManifest(timeoutMs: number): string {
  const folder = join(temporaryFolder(), 'manifest')
  cpSync(join(root, 'manifest'), folder, { recursive: true })
  const sources = join(folder, 'sources.yaml')
  writeFileSync(sources, readFileSync(sources, 'utf8').replace(/timeoutMs: \d+/g, `timeoutMs: ${timeoutMs}`))
  return folder
}

/** What the gateway answers with a value left out, or another in its place. */
const changed =
  (change: (answer: Record<string, unknown>) => unknown): Answering =>
  async ({ method, url, headers, body }, response) => {
    const asked = {
      method,
      body,
      headers: { 'content-type': 'application/json', 'x-finalidade': String(headers['x-finalidade']) },
    }
    const reply = await fetch(`${gateway.url}${url}`, asked)
    const answer = await reply.json()
    sendJson(response, reply.ok ? change(answer) : answer, reply.status)
  }

/** Stands in front of the gateway, and breaks what is answered at some paths. */
const brokenAt = (breaks: Record<string, Answering>) =>
  sourceServer((asked, response) => {
    const answer = breaks[asked.url]
    if (answer) return answer(asked, response)
    const { method, url, headers, body } = asked
    const passed = ask(`${gateway.url}${url}`, { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.pipe(response)
    })
    passed.end(body)
  })

describe('verify, against the reference gateway', () => {
  it('finds every consulta of the shipped manifest ok', async () => {
    const { status, ok, rows } = await verify(gateway.url)
    expect(rows.filter((row) => row.status !== 'ok')).toEqual([])
    expect([status, ok]).toEqual([0, true])
    expect(rows).toHaveLength(gateway.variants)
    expect(rows.flatMap(({ notFound = [] }) => notFound)).toEqual([])
  })

  it('names five breaks, and finds the others ok', async () => {
    const { url } = await brokenAt({
      '/cpf/cadastro': changed(({ nome_mae: _, ...answer }) => answer),
      '/receita-federal/cpf/situacao': changed((answer) => ({ ...answer, regular: 'sim' })),
      '/cpf/enderecos': () => {},
      '/cpf/contatos': (_, response) => response.destroy(),
      '/cpf/vinculos': (_, response) => sendJson(response, {}, 502),
    })
    const args = ['--manifest', hurriedManifest(4_000), '--pages', join(root, 'src'), '--only', 'cpf']
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
})
