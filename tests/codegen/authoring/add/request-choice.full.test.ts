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
