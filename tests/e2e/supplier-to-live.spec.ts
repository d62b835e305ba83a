import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { editTexts } from '../../codegen/authoring/edit/edit-texts.ts'
import type { Json } from '../../manifest/schema/consulta.ts'
import { secrets, serveInventedSupplier } from '../deploy/gateway/suppliers/serve-invented-supplier.ts'
import { expect, heading, test } from './support/edited-project.ts'
import { freePorts } from './support/free-ports.ts'

test.describe.configure({ timeout: 600_000 })

const cpf = '52998224725'

/** The answer of the supplier's documentation. */
const sample = {
  data: {
    person: { taxId: cpf, fullName: 'Quitéria Uchôa Pimentel', birth: '17011984' },
    incomeInCents: 318_740,
    addresses: [{ zip: '70150900' }],
  },
}

/** Secrets of the gateway, and a build whose accounts are in the browser. */
const variables = {
  ACME_CLIENT_ID: secrets.ACME_ID,
  ACME_CLIENT_SECRET: secrets.ACME_SECRET,
  VITE_AUTH_PROVIDER: 'local',
}

/** Runs a command of the project, and returns its output. */
async function run(folder: string, script: string, ...args: string[]): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: folder,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
  const [code] = await once(child, 'close')
  expect(code, output).toBe(0)
  return output
}

const gateway = 'deploy/gateway/main.ts'

test('from a supplier’s documentation to a live consulta in YAML alone', async ({
  page,
  project,
  open,
  save,
}) => {
  const { folder } = project
  const supplier = await serveInventedSupplier()
  const [port = 0] = await freePorts(1)
  const put = (file: string, text: string) => writeFileSync(join(folder, file), text)
  const yaml = join(folder, 'manifest/consultas/cadastro-externo.yaml')

  await test.step('add writes the page, the supplier and its request, and no secret', async () => {
    put('resposta.json', JSON.stringify(sample))
    put(
      'pedido.txt',
      `curl ${supplier.url}/token -u ${secrets.ACME_ID}:${secrets.ACME_SECRET} -d grant_type=client_credentials
curl ${supplier.url}/v2/people/${cpf} -H "Authorization: Bearer $TOKEN"`,
    )
    const options = ['--title', 'Cadastro externo', '--field', 'cpf', '--from', 'resposta.json']
    const output = await run(
      folder,
      'codegen/cli/launch.mjs',
      ...['add', '--family', 'cadastro-externo', ...options, '--curl', 'pedido.txt', '--supplier', 'acme'],
    )
    expect(output).toContain('ACME_CLIENT_ID')
    const written = readFileSync(yaml, 'utf8') + readFileSync(join(folder, 'manifest/suppliers.yaml'), 'utf8')
    expect(written).toContain('clientSecretEnv: ACME_CLIENT_SECRET')
    for (const value of [...Object.values(secrets), cpf, 'Quitéria'])
      expect(written + output).not.toContain(value)
  })

  await test.step('the author gives it a price, limits and the way it says "not found"', async () => {
    const file = 'consultas/cadastro-externo.yaml'
    const set = (path: string[], value: Json) => ({ op: 'set' as const, place: { file, path }, value })
    const notFound = { status: 404, body: { code: 'PERSON_NOT_FOUND' } }
    const edits = [
      set(['defaults', 'cost'], { amount: 3 }),
      set(['defaults', 'supplier', 'notFound'], notFound),
      // The contract says it to the panel by itself.
      { op: 'remove' as const, place: { file, path: ['defaults', 'request', 'notFound'] } },
    ]
    const texts = editTexts(new Map([[file, readFileSync(yaml, 'utf8')]]), edits)
    writeFileSync(yaml, texts.get(file) ?? '')
    save('suppliers.yaml', 'allowPrivate: true', 'allowPrivate: true\n    rate: 50/s\n    cost: 0.35')
    save('sources.yaml', 'https://gateway.example.com"', `http://127.0.0.1:${port}", mode: live`)
    save('sources.yaml', 'auth: bearer,', '')
    await run(folder, 'codegen/cli/launch.mjs')
  })

  await test.step('verify compares the supplier’s answer with the contract', async () => {
    const verify = (...args: string[]) => run(folder, gateway, 'verify', '--supplier', 'acme', ...args)
    expect(await verify()).toBe('cadastro-externo/1  não perguntada: cobrada, use --paid\n')
    const values = ['--value', `cpf=${cpf}`, '--not-found', 'cpf=00000000191']
    expect(await verify('--paid', '--only', 'cadastro-externo/1', ...values)).toBe(
      'cadastro-externo/1  achado; ok\ncadastro-externo/1  não achado, por notFound; ok\n',
    )
  })

  const child = spawn(
    process.execPath,
    ['--import', 'tsx', gateway, '--suppliers', '--source', 'gateway', '--port', String(port)],
    { cwd: folder, env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await once(createInterface({ input: child.stdout }), 'line')

    await test.step('the browser shows the supplier’s answer', async () => {
      await open('/consulta/cadastro-externo')
      await expect(heading(page)).toHaveText('Cadastro externo')
      await page.getByRole('textbox', { name: 'CPF' }).fill(cpf)
      await page.getByRole('button', { name: 'Consultar', exact: true }).click()
      const result = page.getByRole('region', { name: 'Resultado' })
      await expect(result).toContainText('Ana Exemplo')
      await result.getByRole('button', { name: 'Mostrar tudo' }).click()
      await expect(result).toContainText('R$ 1.234,50')
      await expect(result).not.toContainText('EXEMPLO')
      await page.getByRole('button', { name: 'Alterar', exact: true }).click()
      await page.getByRole('textbox', { name: 'CPF' }).fill('00000000191')
      await page.getByRole('button', { name: 'Consultar', exact: true }).click()
      await expect(result).toContainText('Nenhum registro encontrado')
    })
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
    supplier.close()
  }

  await test.step('the build has no word of the supplier', async () => {
    await run(folder, 'node_modules/vite/bin/vite.js', 'build', '--outDir', 'built', '--logLevel', 'error')
    const built = readdirSync(join(folder, 'built'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|html)$/.test(name))
      .map((name) => readFileSync(join(folder, 'built', name), 'utf8'))
    expect(built.some((text) => text.includes('Cadastro externo'))).toBe(true)
    for (const word of ['ACME_', '/v2/people', 'PERSON_NOT_FOUND', supplier.url, '50/s'])
      expect(
        built.filter((text) => text.includes(word)),
        word,
      ).toEqual([])
  })

  await test.step('each query has an audit row and a charge', async () => {
    const rows = (await run(folder, gateway, 'audit'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.filter(({ consulta }) => consulta === 'cadastro-externo/1')).toMatchObject([
      { supplier: 'acme', supplier_cost: 0.35, outcome: 'found', charge: 3, status: 200 },
      { supplier: 'acme', supplier_cost: 0.35, outcome: 'notFound', charge: 3, status: 404 },
    ])
    expect(JSON.stringify(rows)).not.toContain(cpf)
    const statement = await run(folder, gateway, 'statement', '--client', '127.0.0.1')
    expect(statement.match(/"settle"/g)).toHaveLength(2)
    expect(await run(folder, gateway, 'audit', '--verify')).toContain('2')
  })
})
