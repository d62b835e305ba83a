import { afterAll, expect, it } from 'vitest'
import { UsageError } from '../../../../codegen/cli/options.mjs'
import { readOptions } from '../../../../deploy/gateway/configuration/options.ts'
import { run } from '../../../../deploy/gateway/run.ts'
import type { Gateway } from '../../../../deploy/gateway/server/start-gateway.ts'
import { createDatabase } from './databases.ts'

const auditKey = 'a key for the tests, of more than 32 characters'

const started: (Gateway | undefined)[] = []

afterAll(async () => {
  await Promise.all(started.map((gateway) => gateway?.stop()))
})

async function runWith(...args: string[]) {
  const lines: string[] = []
  const storage = { database: await createDatabase(), auditKey, description: 'na memória' }
  const gateway = await run(args, { cwd: process.cwd(), print: (line) => lines.push(line), env: {}, storage })
  started.push(gateway)
  return { gateway, text: lines.join('\n') }
}

it('reads its options', () => {
  const args = '--port 4191 --delay 20 --fail 503:0.1 --fail 429:.2 --limit 60/min --origin http://a.example/'
  expect(readOptions(args.split(' '))).toMatchObject({
    port: 4191,
    delayMs: 20,
    failures: [
      { status: 503, share: 0.1 },
      { status: 429, share: 0.2 },
    ],
    limit: { count: 60, ms: 60_000 },
    origin: 'http://a.example',
  })
  expect(readOptions([]).port).toBe(4190)
})

it.each([
  [['--porta', '1'], 'Opção desconhecida: --porta'],
  [['x'], 'Argumento inesperado: x'],
  [['--port'], '--port pede uma porta'],
  [['--port', '70000'], '--port pede uma porta'],
  [['--help=sim'], '--help não leva valor'],
  [['--delay', '1', '--delay', '2'], 'Opção repetida: --delay'],
  [['--fail', '503'], '--fail pede um código e uma parte, como 503:0.1'],
  [['--fail', '200:0.1'], '--fail pede um código e uma parte, como 503:0.1'],
  [['--fail', '503:0.6', '--fail', '429:0.6'], 'As partes de --fail somam mais que 1'],
  [['--limit', '0/min'], '--limit pede um limite, como 60/min'],
  [['--issuer', 'https://login.example.com'], '--issuer pede também --audience'],
  [['--issuer', 'login', '--audience', 'x'], '--issuer pede o endereço do provedor'],
  [['--listen', '0.0.0.0'], '--listen fora deste computador pede --issuer'],
  [['statement'], 'statement pede --client'],
  [['verify'], 'verify --supplier NOME'],
  [['--suppliers', '--fail', '503:1'], '--fail e --delay só valem para exemplos'],
  [['--audience', 'x'], '--audience e --roles-claim só valem com --issuer'],
])('refuses %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

it('names all mistakes at once', async () => {
  expect(() => readOptions(['--port', 'x', '--limit', '0', '--porta', '1'])).toThrow(
    'Opção desconhecida: --porta\n',
  )
  expect(() => readOptions(['--port', 'x', '--limit', '0', '--porta', '1'])).toThrow(
    '--port pede uma porta\n--limit pede um limite',
  )
  const env = { DATABASE_URL: 'mysql://x', AUDIT_KEY: 'curta' }
  const wrong = run(['--data', 'x'], { cwd: process.cwd(), print: () => undefined, env })
  await expect(wrong).rejects.toThrow(/postgres:\/\/.*\n.*dois bancos.*\n.*32 caracteres/)
})

it.each([
  'postgres://ana:segredo-do-banco@127.0.0.1:1/x',
  'postgres://ana:segredo-do-banco@127.0.0.1:porta/x',
  'postgres://ana:segredo-do-banco@[::1/x',
  'mysql://ana:segredo-do-banco@127.0.0.1/x',
])('repeats no password of a database that does not open', async (url) => {
  const env = { DATABASE_URL: url, AUDIT_KEY: auditKey }
  const error = await run([], { cwd: process.cwd(), print: () => undefined, env }).catch((reason) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect(`${error.stack}`).not.toMatch(/segredo-do-banco|a key for the tests/)
})

it('prints its address and checks, and plays the sources with a contract', async () => {
  const { gateway, text } = await runWith('--port', '0')
  expect(text).toContain(`Gateway de referência em ${gateway?.url}`)
  expect(text).toContain('fontes: gateway')
  expect(text).toContain('tokens: não são conferidos')
  const response = await fetch(`${gateway?.url}/cpf/cadastro`, { method: 'POST' })
  expect(response.status).toBe(415)
  const help = await runWith('--help')
  expect([help.gateway, help.text]).toEqual([undefined, expect.stringContaining('Uso: npm run gateway')])
})

it('prints the provider it trusts, and the roles claim of the manifest or the option', async () => {
  const issuer = ['--port', '0', '--issuer', 'https://login.example.com/x', '--audience', 'api']
  expect((await runWith(...issuer)).text).toContain(
    'de https://login.example.com/x para api, papéis em roles',
  )
  expect((await runWith(...issuer, '--roles-claim', 'a.b')).text).toContain('papéis em a.b')
})

it('suggests the source for a typo', async () => {
  await expect(runWith('--source', 'gatway')).rejects.toThrow('você quis dizer gateway?')
})

it('verifies only suppliers of the manifest', async () => {
  await expect(runWith('verify', '--supplier', 'viacpe')).rejects.toThrow('você quis dizer viacep?')
})

it('asks suppliers if it is told to, and names the consultas that have none', async () => {
  const { text } = await runWith('--port', '0', '--suppliers', '--source', 'viacep', '--source', 'gateway')
  expect(text).toContain('com os fornecedores do manifesto')
  expect(text).toContain('fornecedores: viacep, brasilapi, opencep')
  expect(text).toMatch(/sem fornecedor, e por isso sem resposta: .*cpf\/1/)
})
