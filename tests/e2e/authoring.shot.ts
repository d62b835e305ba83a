/**
 * Takes the pictures of docs/authoring: the results of `add --family … --from` for documented answers,
 * without later edits. Run `npm run screenshots -- authoring`. It asserts only that the pages load.
 */

import { execFileSync, spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '../support/project-copy.ts'
import { firstPort } from './support/live-app.ts'
import { withPreferences } from './support/menu.ts'
import { expect, signIn, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/authoring')

const port = firstPort + 9

type Sample = {
  name: string
  title: string
  field: string
  label: string
  typed: string
  folder?: 'suppliers'
}

/** The documented answers: `name` names sample and family, the rest is typed by a product owner. */
const samples: readonly Sample[] = [
  { name: 'brasilapi-cnpj', title: 'Empresa', field: 'cnpj', label: 'CNPJ', typed: '11.222.333/0001-81' },
  { name: 'brasilapi-cep-v2', title: 'CEP com coordenadas', field: 'cep', label: 'CEP', typed: '01001-000' },
  { name: 'brasilapi-ddd', title: 'Cidades de um DDD', field: 'text', label: 'Texto', typed: '11' },
  { name: 'brasilapi-banks', title: 'Bancos', field: 'text', label: 'Texto', typed: 'todos' },
  { name: 'brasilapi-feriados', title: 'Feriados de um ano', field: 'text', label: 'Texto', typed: '2026' },
  { name: 'brasilapi-fipe-preco', title: 'Preço na FIPE', field: 'text', label: 'Texto', typed: '001004-9' },
  { name: 'viacep', title: 'Endereço (ViaCEP)', field: 'cep', label: 'CEP', typed: '01001-000' },
  { name: 'opencep', title: 'Endereço (OpenCEP)', field: 'cep', label: 'CEP', typed: '01001-000' },
]

const asked = {
  cpf: { field: 'cpf', label: 'CPF', typed: '381.947.205-32' },
  cnpj: { field: 'cnpj', label: 'CNPJ', typed: '48.291.736/0001-92' },
  placa: { field: 'placa', label: 'Placa', typed: 'QXT4J87' },
  process: { field: 'process', label: 'Número do processo', typed: '1004823-88.2023.8.26.0100' },
}

/** Answers in the shapes of known suppliers, about invented people. */
const suppliers: readonly Sample[] = [
  { name: 'infosimples', title: 'CNH', ...asked.cpf },
  { name: 'bigdatacorp', title: 'Pessoa', ...asked.cpf },
  { name: 'serasa', title: 'Relatório de crédito', ...asked.cpf },
  { name: 'boavista', title: 'Acerta completo', ...asked.cpf },
  { name: 'spc', title: 'SPC', ...asked.cpf },
  { name: 'senatran', title: 'Veículo', ...asked.placa },
  { name: 'receita', title: 'Cadastro da Receita', ...asked.cnpj },
  { name: 'pgfn', title: 'Dívida ativa', ...asked.cnpj },
  { name: 'scr', title: 'SCR', ...asked.cpf },
  { name: 'tribunais', title: 'Processo', ...asked.process },
  { name: 'assertiva', title: 'Localização', ...asked.cpf },
  { name: 'neoway', title: 'Empresa', ...asked.cnpj },
  { name: 'cnpja', title: 'Empresa (CNPJá)', ...asked.cnpj },
  { name: 'telefones', title: 'Telefones', ...asked.cpf },
  { name: 'quod', title: 'Quod Score', ...asked.cpf },
].map((sample) => ({ ...sample, folder: 'suppliers' as const }))

test.use({ viewport: { width: 1440, height: 900 } })

test('results of add for documented answers', async ({ page }) => {
  test.setTimeout(600_000)
  await mkdir(folder, { recursive: true })
  const copy = copyProject()
  const run = (...args: string[]) => execFileSync('node', args, { cwd: copy.folder })
  for (const { name, title, field, folder: kind = 'samples' } of [...samples, ...suppliers]) {
    const from = `tests/codegen/authoring/sample-answer/${kind}/${name}.json`
    const family = ['--family', name, '--title', title, '--field', field, '--from', from]
    run('codegen/cli/launch.mjs', 'add', ...family)
  }
  run('codegen/cli/launch.mjs')
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error')
  const served = ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', `${port}`]
  const server = spawn('node', [...served, '--strictPort'], { cwd: copy.folder, stdio: 'ignore' })
  try {
    const base = `http://127.0.0.1:${port}`
    const isUp = () => fetch(base).then(Boolean, () => false)
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withPreferences(page, { darkMode: false })
    await signIn(page)
    for (const { name, label, typed } of [...samples, ...suppliers]) {
      await page.goto(`${base}/consulta/${name}`)
      await page.getByRole('main').getByLabel(label).fill(typed)
      await page.getByRole('button', { name: 'Consultar', exact: true }).click()
      const result = page.getByRole('region', { name: 'Resultado', exact: true })
      await expect(result.getByRole('button', { name: 'Exportar' })).toBeVisible()
      await page.mouse.move(0, 0)
      await page.evaluate(() => document.fonts.ready)
      const session = await page.context().newCDPSession(page)
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 60,
        captureBeyondViewport: true,
      })
      await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
      await session.detach()
    }
  } finally {
    server.kill()
    copy.remove()
  }
})
