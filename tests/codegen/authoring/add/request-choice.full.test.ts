import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryProject } from '../../support/temporary-project.ts'

const add = ['add', '--family', 'cpf', '--title', 'CPF', '--field', 'cpf']

it('writes the source and the request that the author gives', async () => {
  const { folder, codegen } = temporaryProject()
  const run = await codegen(...add, '--source', 'fonte', '--request', 'GET /pessoas/{cpf}')
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).not.toContain('palpite')
  const text = readFileSync(join(folder, 'manifest/consultas/cpf.yaml'), 'utf8')
  expect(text).toMatch(/source: fonte[\s\S]*get: ["']?\/pessoas\/\{cpf\}/)
  expect((await codegen()).status).toBe(0)
})

it('puts values that the path does not name into the body of a POST', async () => {
  const { folder, codegen } = temporaryProject()
  expect((await codegen('add', 'cep', '--title', 'Post', '--request', 'POST /cep')).status).toBe(0)
  expect(readFileSync(join(folder, 'manifest/consultas/cep.yaml'), 'utf8')).toMatch(
    /post: \/cep[\s\S]*cep: "\{cep\}"/,
  )
})

it('refuses an unknown source and a call without a path', async () => {
  const { codegen } = temporaryProject()
  expect((await codegen(...add, '--source', 'fontte')).stderr).toContain('A fonte "fontte" não existe')
  expect((await codegen(...add, '--request', 'cpf')).stderr).toContain('não é um pedido')
})

it('asks at a terminal for the title, the source and the request, again after a wrong answer', async () => {
  const { folder, codegenAtTerminal } = temporaryProject()
  const answers = ['Região', 'fontte', 'fonte', 'regiao', 'GET /regiao/{cep}']
  const run = await codegenAtTerminal(answers, 'add', 'cep')
  expect(run.questions.map((question) => question.split(' ')[0])).toEqual([
    'Título',
    'Fonte',
    'Fonte',
    'Pedido,',
    'Pedido,',
  ])
  expect(run.stderr).toMatch(/A fonte "fontte" não existe[\s\S]*"regiao" não é um pedido/)
  expect(run.status).toBe(0)
  expect(readFileSync(join(folder, 'manifest/consultas/cep.yaml'), 'utf8')).toMatch(
    /title: Região[\s\S]*get: ["']?\/regiao\/\{cep\}/,
  )
})

it('takes what the command line gives, and the usual request for an empty answer', async () => {
  const { codegenAtTerminal } = temporaryProject()
  const run = await codegenAtTerminal(['', ''], 'add', 'cep', '--title', 'Região')
  expect(run.stdout).toContain('usa o de defaults (fonte /{cep})')
  const json = await codegenAtTerminal([], 'add', 'cep', '--title', 'Outra', '--json')
  expect([json.status, json.questions]).toEqual([0, []])
})

it('ends without a question and without a terminal', () => {
  const { launchCodegen } = temporaryProject()
  const run = launchCodegen('add', 'cep')
  expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('Falta --title')])
})

it('inherits no request that no variant uses', async () => {
  const { folder, codegen, put } = temporaryProject()
  const path = join(folder, 'manifest/consultas/cep.yaml')
  const own = '  1:\n    title: Endereço por CEP\n    request: { source: fonte, get: "/v1/{cep}" }\n'
  put('manifest/consultas/cep.yaml', readFileSync(path, 'utf8').replace(/ {2}1: .*\n/, own))
  const run = await codegen('add', 'cep', '--title', 'Região')
  expect(run.stdout).toContain('confira request: fonte /cep/regiao é um palpite')
  expect(readFileSync(path, 'utf8')).toContain('/cep/regiao')
})
