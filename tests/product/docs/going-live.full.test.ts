import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { main } from '../../../codegen/cli/main.ts'
import type { Storage } from '../../../deploy/gateway/configuration/storage.ts'
import { run } from '../../../deploy/gateway/run.ts'
import { startProvider } from '../../deploy/gateway/provider.ts'
import { isAudit, isGateway, isHeaders, isRequest, isVerify } from '../../docs/support/going-live-commands.ts'
import { readBlocks, readCommands, splitCommand } from '../../docs/support/guide-blocks.ts'
import { runCommand } from '../../support/run-command.ts'
import { createDatabase } from '../deploy/gateway/databases.ts'

/*
 * Runs the short commands of the production guides, with a provider and a gateway on loopback instead of the
 * reader's addresses. tests/product/full/guides.test.ts runs the builds.
 */

const goingLive = ['docs/guides/producao.md', 'docs/guides/going-live.md']

const commands = [...new Set(goingLive.flatMap(readCommands))]

/** The command of the nightly job, with its variables. */
const nightly = goingLive.map((guide) => {
  const [block] = readBlocks(guide, 'yaml').filter(({ info }) => info.startsWith('.github/'))
  const { permissions, on, jobs } = parse(block?.text ?? '')
  const { run: script, env } = jobs.verify.steps.at(-1)
  return { permissions, triggers: Object.keys(on), script, variables: Object.keys(env) }
})

let provider: Awaited<ReturnType<typeof startProvider>>
let storage: Storage
let openGatewayUrl: string
let tokenGatewayUrl: string
const stops: (() => unknown)[] = []

beforeAll(async () => {
  provider = await startProvider()
  storage = { database: await createDatabase(), auditKey: 'k'.repeat(64), description: 'na memória' }
  stops.push(provider.stop)
  openGatewayUrl = (await startGateway('npm run gateway')).url
  tokenGatewayUrl = (await startGateway(`npm run gateway -- --issuer ${provider.issuer} --audience gateway`))
    .url
}, 60_000)

afterAll(() => Promise.all(stops.map((stop) => stop())))

/** Starts a gateway with the guide's command, on a free port, with a database in memory. */
async function startGateway(command: string) {
  const localCommand = command.replace(/https:\/\/login\.[a-z.]+/, provider.issuer)
  const args = splitCommand(localCommand).slice(4)
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  const gateway = await run([...args, '--port', '0'], {
    cwd: process.cwd(),
    print,
    env: {},
    storage,
  })
  if (!gateway) throw new Error(command)
  stops.push(() => gateway.stop())
  return { url: gateway.url, says: lines.join('\n') }
}

const freshToken = async () => (await provider.bearer({ aud: 'gateway' })).replace('Bearer ', '')

/** Runs a command in a shell. Returns its output and exit code. */
async function runInShell(command: string, env: Record<string, string> = {}) {
  const { ended, output } = runCommand(command, { env })
  return { code: await ended, output: output() }
}

const allOk = [0, expect.stringMatching(/\d+ consultas: \d+ ok\. /)]

describe('the short commands of the production guides', { timeout: 60_000 }, () => {
  it.each(commands.filter(isGateway))('%s', async (command) => {
    const { url, says } = await startGateway(command)
    const audience = /--audience (\S+)/.exec(command)?.[1]
    expect(says).toContain(audience ? `de ${provider.issuer}/ para ${audience}` : 'não são conferidos')
    const { status } = await fetch(`${url}/cpf/cadastro`, { method: 'POST' })
    expect(status).toBe(audience ? 401 : 415)
  })

  it.each(commands.filter(isAudit))('%s', async (command) => {
    await fetch(`${openGatewayUrl}/cpf/cadastro`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-finalidade': encodeURIComponent('Cobrança') },
      body: JSON.stringify({ cpf: '11144477735' }),
    })
    const [, input = '', args = ''] = /^(?:echo (\d+) \| )?npm run gateway -- (.+)$/.exec(command) ?? []
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    const readInput = async () => input
    await run(args.split(' '), { cwd: process.cwd(), print, env: {}, storage, readInput })
    if (args.includes('--verify')) return expect(lines.join()).toContain('A auditoria está inteira')
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ consulta: 'cpf/1', purpose: 'Cobrança', status: 200 }),
    )
  })

  it.each(commands.filter(isRequest))('%s', async (command) => {
    const localCommand = command.replace('http://127.0.0.1:4190', openGatewayUrl)
    expect(JSON.parse((await runInShell(localCommand)).output)).toHaveProperty('cpf', '11144477735')
    const { output } = await runInShell(localCommand.replace(/-H "X-Finalidade: [^"]*"/, ''))
    expect(JSON.parse(output)).toMatchObject({ problemas: [{ campo: 'X-Finalidade' }] })
  })

  it.each(commands.filter(isHeaders))('%s', async (command) => {
    const { code, output } = await runInShell(command)
    expect([code, output.match(/^add_header /gm)?.length]).toEqual([0, 6])
    const addresses = Array.from(command.matchAll(/=(https:\S+)/g), ([, address = '']) => address)
    const connections = /connect-src ([^;]+);/.exec(output)?.[1]?.split(' ')
    expect(connections).toEqual(expect.arrayContaining(addresses))
  })

  it.each(commands.filter(isVerify))('%s', async (command) => {
    const words = splitCommand(command.replace(/https:\/\/dados\.[a-z.]+/, tokenGatewayUrl))
    const start = words.indexOf('npm')
    for (const variable of words.slice(0, start)) {
      const [name = ''] = variable.split('=')
      process.env[name] = await freshToken()
      stops.push(() => delete process.env[name])
    }
    let output = ''
    const print = (text: string) => {
      output += text
    }
    const code = await main(words.slice(start + 4), { cwd: process.cwd(), print, printError: print })
    expect([code, output]).toEqual(allOk)
  })

  it.each([...new Set(nightly.map(({ script }) => script))])('nightly job: %s', async (script) => {
    const tokens = await startTokenEndpoint()
    const variables = nightly.find((one) => one.script === script)?.variables ?? []
    const values = variables.map((name) => [name, name === 'VITE_GATEWAY_URL' ? tokenGatewayUrl : tokens])
    const { code, output } = await runInShell(script, Object.fromEntries(values))
    expect([code, output]).toEqual(allOk)
  })

  it('the nightly job runs on schedule and on request, and may only read the code', () => {
    for (const { permissions, triggers } of nightly) {
      expect(permissions).toEqual({ contents: 'read' })
      expect(triggers).toEqual(['schedule', 'workflow_dispatch'])
    }
  })
})

/** Starts the endpoint at which CI's confidential client gets its token. */
async function startTokenEndpoint(): Promise<string> {
  const token = await freshToken()
  const server = createServer(({ headers }, response) => {
    response.statusCode = headers.authorization?.startsWith('Basic ') ? 200 : 401
    response.end(JSON.stringify({ access_token: token, token_type: 'Bearer' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
