import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenApiDocument, Operation, Schema } from '../../../codegen/emit/openapi/openapi.ts'
import { startGateway } from '../../../deploy/gateway/server/start-gateway.ts'
import { installPackages } from '../../support/install-packages.ts'
import { model } from '../deploy/gateway/support.ts'

/*
 * Other people's tools read the contracts. They are installed outside the project, because they
 * weigh 290 MB.
 */

const root = join(import.meta.dirname, '../../..')

const shipped = 'src/generated/contracts/gateway.openapi.json'

const fixture = 'tests/codegen/fixtures/valid-contract/expected/contracts'

const contracts = [shipped, `${fixture}/gateway.openapi.json`, `${fixture}/parceiro.openapi.json`]

const readContract = (path: string): OpenApiDocument => JSON.parse(readFileSync(join(root, path), 'utf8'))

const folder = mkdtempSync(join(tmpdir(), 'averigua-contract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, content: string): string {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}

beforeAll(async () => {
  const installed = await installPackages(import.meta.dirname, 'contract-tools')
  symlinkSync(join(installed, 'node_modules'), join(folder, 'node_modules'))
  write('package.json', readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))
  write('.spectral.yaml', 'extends: ["spectral:oas"]\n')
  for (const [index, path] of contracts.entries())
    write(`${index}.json`, readFileSync(join(root, path), 'utf8'))
}, 300_000)

/** Runs an installed tool in the folder and returns what it prints. A linter that finds something ends with 1. */
const runTool = (tool: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const options = { cwd: folder, env, maxBuffer: 100_000_000 }
    execFile(join(folder, 'node_modules/.bin', tool), args, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

/** Returns the rules that Redocly finds broken, with the strictest of its rulesets. */
async function lintWithRedocly(name: string): Promise<string[]> {
  const { stdout } = await runTool('redocly', 'lint', '--extends=recommended-strict', '--format=json', name)
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

/** Returns the rules of OpenAPI that Spectral finds broken, hints too. */
async function lintWithSpectral(name: string): Promise<string[]> {
  const { stdout } = await runTool('spectral', 'lint', '-q', '-r', '.spectral.yaml', '-f', 'json', name)
  const found = JSON.parse(stdout) as { code: string; message: string }[]
  return found.map(({ code, message }) => `${code}: ${message}`)
}

describe('the linters', { timeout: 120_000 }, () => {
  it.each(contracts)('find nothing in %s', async (path) => {
    const name = `${contracts.indexOf(path)}.json`
    expect(await lintWithRedocly(name)).toEqual([])
    expect(await lintWithSpectral(name)).toEqual([])
  })

  it('find the faults of a contract without license, contact and description of a tag', async () => {
    const { info, tags, ...rest } = readContract(shipped)
    const { license: _license, contact: _contact, ...others } = info
    const broken = { ...rest, info: others, tags: tags.map(({ name }) => ({ name })) }
    write('broken.json', JSON.stringify(broken))
    expect(await lintWithRedocly('broken.json')).toContain(
      'info-license: Info object should contain `license` field.',
    )
    expect(await lintWithSpectral('broken.json')).toEqual([
      'info-contact: Info object must have "contact" object.',
    ])
  })
})

const generators: Record<string, [tool: string, ...args: string[]]> = {
  'openapi-typescript': ['openapi-typescript', '0.json', '-o', 'out/openapi-typescript.ts'],
  'hey-api': ['openapi-ts', '-i', '0.json', '-o', 'out/hey-api', '-c', '@hey-api/client-fetch'],
  'orval (fetch)': ['orval', '--input', '0.json', '--output', 'out/orval/client.ts', '--client', 'fetch'],
  'orval (zod)': ['orval', '--input', '0.json', '--output', 'out/orval/schemas.ts', '--client', 'zod'],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    'generate',
    '-p',
    '0.json',
    '-o',
    'out/swagger',
    '-n',
    'api.ts',
  ],
}

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  skipLibCheck: true,
  types: [],
}

describe('the clients of the generators', { timeout: 120_000 }, () => {
  const contract = readContract(shipped)
  const operation = contract.paths['/cpf/cadastro']?.post

  beforeAll(() => {
    write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['out'] }))
    write('out/ask.ts', writeCalls(contract, operation))
  })

  it.each(Object.keys(generators))('%s generates without a warning', async (name) => {
    const [tool = '', ...args] = generators[name] ?? []
    const { code, stdout, stderr } = await runTool(tool, ...args)
    expect([code, `${stdout}${stderr}`]).toEqual([0, expect.not.stringMatching(/warn|error|failed/i)])
  })

  it('compile, with their calls, as strict TypeScript', async () => {
    expect(await runTool('tsc', '-p', '.')).toEqual({ code: 0, stdout: '', stderr: '' })
  })

  it('ask the reference gateway, and read its answer with the generated schema', async () => {
    const outfile = join(folder, 'ask.mjs')
    await build({
      entryPoints: [join(folder, 'out/ask.ts')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      outfile,
    })
    const { askWithHeyApi, askWithOpenapiFetch, readAnswer } = await import(pathToFileURL(outfile).href)
    const { url, stop } = await startGateway({ model, sources: ['gateway'] })
    try {
      const answer = await askWithHeyApi(url)
      expect(answer).toMatchObject({ cpf: '11144477735', nome: expect.any(String) })
      expect(await askWithOpenapiFetch(url)).toEqual(answer)
      expect(readAnswer(answer).success).toBe(true)
      expect(readAnswer({ ...answer, cpf: '111' }).success).toBe(false)
    } finally {
      await stop()
    }
  })
})

/** Writes a module that asks for the first example of an operation with two clients. */
function writeCalls(contract: OpenApiDocument, { parameters = [], requestBody }: Partial<Operation> = {}) {
  const required = parameters.filter((parameter) => parameter.in === 'header' && parameter.required)
  const headers = Object.fromEntries(required.map(({ name, schema }) => [name, readSample(contract, schema)]))
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {})
  const body = JSON.stringify(example?.value)
  return `import createClient from 'openapi-fetch'
import { consultarCpfCadastro } from './hey-api'
import type { paths } from './openapi-typescript'
import { consultarCpfCadastroResponse } from './orval/schemas'

const headers = ${JSON.stringify(headers)} as const

export async function askWithHeyApi(baseUrl: string) {
  const { data } = await consultarCpfCadastro({ baseUrl, headers, body: ${body}, throwOnError: true })
  const name: string = data.nome
  return { ...data, nome: name }
}

export async function askWithOpenapiFetch(baseUrl: string) {
  const client = createClient<paths>({ baseUrl })
  const { data } = await client.POST('/cpf/cadastro', { params: { header: headers }, body: ${body} })
  return data
}

export const readAnswer = (answer: unknown) => consultarCpfCadastroResponse.safeParse(answer)
`
}

/** Returns a value that a header's schema accepts. */
function readSample({ components }: OpenApiDocument, { $ref = '', ...own }: Schema) {
  const schema = { ...components.schemas[$ref.replace('#/components/schemas/', '')], ...own }
  if (schema.format === 'uuid') return randomUUID()
  return schema.const ?? schema.enum?.[0] ?? '1.0.0'
}
