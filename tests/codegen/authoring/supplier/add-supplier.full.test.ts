import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryProject } from '../../support/temporary-project.ts'

const secret = 'sk9fQ2x7LmN4pR8tV1wZ'

const request = `curl https://api.acme.com.br/v2/people/52998224725 -H 'X-Api-Key: ${secret}'`

const answer = { data: { taxId: '52998224725', fullName: 'Quitéria Uchôa Pimentel' } }

const files = { 'pedido.txt': request, 'resposta.json': JSON.stringify(answer) }

const readAll = (folder: string) =>
  ['suppliers.yaml', 'consultas/cep.yaml', 'consultas/pessoa.yaml']
    .map((name) => join(folder, 'manifest', name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

const family = ['add', '--family', 'pessoa', '--title', 'Pessoa', '--field', 'cpf', '--from', 'resposta.json']

it('writes a family with its supplier, and no secret', async () => {
  const { folder, codegen } = temporaryProject(files)
  const run = await codegen(...family, '--curl', 'pedido.txt')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('ACME_API_KEY (o cabeçalho X-Api-Key)')
  expect(run.stdout).toContain('verify --supplier acme')
  const written = readAll(folder)
  expect(written).toContain('secretEnv: ACME_API_KEY')
  expect(written).toMatch(/supplier:\s+\{? ?name: acme[\s\S]*get: "\/v2\/people\/\{cpf\}"/)
  for (const text of [written, run.stdout])
    for (const value of [secret, '52998224725', 'Quit']) expect(text).not.toContain(value)
  expect((await codegen()).status).toBe(0)
  expect(readFileSync(join(folder, 'src/generated/consultas/pessoa.ts'), 'utf8')).not.toContain('acme')
})

it('gives the supplier the chosen name, and says what the contract with it decides', async () => {
  const { folder, codegen } = temporaryProject(files)
  expect((await codegen('add', 'cep', '--title', 'X', '--supplier', 'bureau')).status).toBe(2)
  const run = await codegen(...family, '--curl', 'pedido.txt', '--supplier', 'bureau')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('escreva rate e cost de bureau')
  expect(readAll(folder)).toMatch(/bureau:[\s\S]*secretEnv: BUREAU_API_KEY[\s\S]*name: bureau/)
})

it('adds a second consulta to the supplier that the first one wrote', async () => {
  const { folder, codegen, put } = temporaryProject(files)
  await codegen(...family, '--curl', 'pedido.txt')
  put('pedido.txt', `curl https://api.acme.com.br/v2/ruas -H 'X-Api-Key: ${secret}'`)
  const run = await codegen('add', 'cep', '--title', 'Rua', '--curl', 'pedido.txt')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('o pedido não tem o campo cep')
  expect(readAll(folder).match(/baseUrl/g)).toHaveLength(1)
})

const person = `consulta: pessoa
title: Pessoa
path: /consulta/pessoa
defaults:
  fields:
    - { name: cpf, kind: cpf, label: CPF, required: true }
  request: { source: fonte, post: /pessoa, body: { cpf: "{cpf}" } }
variants:
  1:
    title: Cadastro # o primeiro
    result:
      - { block: fields, items: [{ label: Nome, value: nome }] }
    example: { cpf: "11144477735", nome: Ana Exemplo }
`

it('gives a consulta that exists a supplier of another shape, and keeps its contract', async () => {
  const { folder, codegen } = temporaryProject({ ...files, 'manifest/consultas/pessoa.yaml': person })
  const run = await codegen('add', 'pessoa/1', '--curl', 'pedido.txt', '--from', 'resposta.json')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain('pessoa/1 pergunta ao fornecedor acme')
  const text = readFileSync(join(folder, 'manifest/consultas/pessoa.yaml'), 'utf8')
  expect(text.replace(/ {4}supplier:\n(?: {6}.*\n)+/, '')).toBe(person)
  expect(text).toContain('answer: { cpf: data.taxId, nome: data.fullName }')
  expect((await codegen()).status).toBe(0)
})

it('refuses what does not fit a consulta that exists, and a request that it cannot read', async () => {
  const { folder, codegen } = temporaryProject({ ...files, 'pedido.txt': `curl /x?token=${secret}` })
  expect((await codegen('add', 'cep/9', '--curl', 'pedido.txt')).stderr).toContain('não existe')
  expect((await codegen('add', 'cep/1', '--title', 'X')).status).toBe(2)
  const run = await codegen('add', 'cep/1', '--curl', 'pedido.txt')
  expect([run.status, run.stderr]).toEqual([1, expect.stringContaining('não tem a URL inteira')])
  expect(run.stderr).not.toContain(secret)
  expect(existsSync(join(folder, 'manifest/suppliers.yaml'))).toBe(false)
})

it('asks at a terminal for the request of a sample, over several lines', async () => {
  const { folder, codegenAtTerminal } = temporaryProject(files)
  const answers = ['', '', 'curl https://api.acme.com.br/v2/people/{cpf} \\', `  -H 'X-Api-Key: ${secret}'`]
  const run = await codegenAtTerminal(answers, ...family)
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(readAll(folder)).toContain('secretEnv: ACME_API_KEY')
})

it('asks the source with a contract, which the gateway answers, and says how it finds nothing', async () => {
  const sources = `sources:
  fonte: { baseUrl: https://fonte.example }
  gateway: { baseUrl: https://gateway.example, contract: true }
`
  const { folder, codegen } = temporaryProject({ ...files, 'manifest/sources.yaml': sources })
  await codegen(...family, '--curl', 'pedido.txt')
  expect(readAll(folder)).toMatch(/source: gateway[\s\S]*notFound: \{ status: 404 \}/)
})
