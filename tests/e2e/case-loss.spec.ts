import { readFile, writeFile } from 'node:fs/promises'
import { app } from '../../src/generated/app.ts'
import { cases } from '../../src/generated/cases.ts'
import { expectAccessible } from './support/axe.ts'
import {
  caseButton,
  changeRecord,
  chooseCaseFile,
  createCase,
  expectSaved,
  exportCase,
  goToCases,
  heading,
  openCase,
  typePassphrase,
} from './support/cases.ts'
import { logIn } from './support/idle.ts'
import { loss } from './support/loss.ts'
import { expect, type Page, signIn, signInAgain, test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('list', { name: 'Casos neste navegador' }).getByRole('listitem')

const title = (page: Page) => page.getByLabel('Título', { exact: true })

const dashboardCases = (page: Page) => page.getByRole('region', { name: 'Casos' })

async function logOut(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(caseButton(page, 'Entrar')).toBeVisible()
}

/** Logs in again as the user of `signIn`. */
async function returnAsAna(page: Page) {
  await logOut(page)
  await signInAgain(page, '/casos')
}

test(
  'a case belongs to the account that made it',
  loss('Outra conta do mesmo navegador vê, troca ou apaga um caso'),
  async ({ loggedInPage: page }, info) => {
    test.setTimeout(180_000)
    await page.goto('/casos')
    await createCase(page)
    await page.keyboard.type('De Ana')
    const file = await exportCase(page, info.outputPath('ana.caso'))
    await caseButton(page, 'Fechar caso').click()
    await page.goto('/dashboard')
    await expect(dashboardCases(page)).toContainText('Caso de')

    // Another account, without a reload.
    await logOut(page)
    await logIn(page)
    await expect(dashboardCases(page)).toContainText('Criar um caso')
    await goToCases(page)
    await expect(page.getByText('Nenhum caso neste navegador')).toBeVisible()
    // A file of that case becomes a case of this account, and replaces nothing.
    await chooseCaseFile(page, file)
    await typePassphrase(page)
    await expect(rows(page)).toHaveCount(1)
    await openCase(page)
    await title(page).fill('Cópia de outra conta')
    await caseButton(page, 'Apagar caso').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar caso' }).click()
    await expect(page.getByText('Nenhum caso neste navegador')).toBeVisible()

    await returnAsAna(page)
    await openCase(page)
    await expect(heading(page)).toHaveText('De Ana')
  },
)

test(
  'a file is opened with its passphrase before it replaces a case, which can come back',
  loss('Um arquivo forjado, danificado ou mais antigo toma o lugar do caso'),
  async ({ loggedInPage: page }, info) => {
    test.setTimeout(180_000)
    await page.goto('/casos')
    await createCase(page)
    await page.keyboard.type('Antigo')
    const file = await exportCase(page, info.outputPath('antigo.caso'))
    const content = JSON.parse(await readFile(file, 'utf8'))
    await title(page).fill('Novo')
    await caseButton(page, 'Fechar caso').click()
    const choose = async (name: string, changes: object) => {
      const path = info.outputPath(name)
      await writeFile(path, JSON.stringify({ ...content, ...changes }))
      await chooseCaseFile(page, path)
    }

    await choose('futuro.caso', { createdAt: 8_640_000_000_000_000 })
    await expect(page.getByText('As datas do arquivo estão no futuro')).toBeVisible()
    const { nonce, ciphertext } = content.contents
    await choose('danificado.caso', { contents: { nonce, ciphertext: `AAAA${ciphertext.slice(4)}` } })
    await typePassphrase(page, 'outra senha longa')
    await expect(page.getByText('A senha não abre este caso')).toBeVisible()
    await typePassphrase(page)
    await expect(page.getByRole('alert')).toContainText('incompleto ou foi alterado')
    await caseButton(page, 'Cancelar').click()

    await chooseCaseFile(page, file)
    await typePassphrase(page)
    const dialog = page.getByRole('alertdialog', { name: 'Este caso já está neste navegador' })
    await expect(dialog).toContainText('cópia mais antiga, salva em')
    await expect(dialog).toContainText('O que está aqui é mais novo, salvo em')
    await dialog.getByRole('button', { name: 'Substituir' }).click()
    await expect(page.getByText('foi substituído pelo arquivo')).toBeVisible()
    await expectAccessible(page)
    await caseButton(page, 'Trazer de volta').click()
    await expect(page.getByText('foi substituído pelo arquivo')).toHaveCount(0)
    await openCase(page)
    await expect(heading(page)).toHaveText('Novo')
  },
)

test(
  'a record that cannot be read is a row of its own',
  loss('Um registro ilegível derruba a lista de casos'),
  async ({ loggedInPage: page }, info) => {
    await page.goto('/casos')
    await createCase(page)
    await caseButton(page, 'Fechar caso').click()
    await changeRecord(page, 'misdate')
    await page.goto('/dashboard')
    await expect(dashboardCases(page)).toContainText('Criar um caso')
    await goToCases(page)
    await expect(rows(page)).toContainText('Registro danificado')
    await expectAccessible(page)
    await createCase(page)
    await page.keyboard.type('O outro')
    await caseButton(page, 'Fechar caso').click()
    const damaged = rows(page).filter({ hasText: 'Registro danificado' })
    const downloading = page.waitForEvent('download')
    await damaged.getByRole('button', { name: 'Exportar caso' }).click()
    await (await downloading).saveAs(info.outputPath('danificado.caso'))
    await damaged.getByRole('button', { name: /^Apagar/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar caso' }).click()
    await expect(rows(page)).toHaveCount(1)
    await openCase(page)
    await expect(heading(page)).toHaveText('O outro')
  },
)

test(
  'a deletion is told a week before, and comes on a later day than the notice',
  loss('Um relógio adiantado apaga todos os casos'),
  async ({ loggedInPage: page }) => {
    const start = new Date('2026-11-10T12:00:00-03:00').getTime()
    // The screen would be locked after days without use.
    await page.addInitScript((prefix) => {
      for (const name of ['lastUse', 'locked']) window.localStorage.removeItem(`${prefix}.${name}`)
    }, app.storagePrefix)
    /** Opens a page as if this number of days had passed. */
    const visit = async (path: string, days: number) => {
      await page.clock.setFixedTime(start + days * 86_400_000)
      await page.goto(path)
    }
    await page.clock.setFixedTime(start)
    await page.goto('/casos')
    await createCase(page)
    await page.keyboard.type('Guardado')
    await caseButton(page, 'Fechar caso').click()
    await expect(rows(page)).toContainText('apagado em 08/02/2027')

    await visit('/casos', cases.retentionDays + 1)
    await expect(page.getByText('Um caso será apagado em 10/02/2027')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await visit('/casos', 1)
    await expect(rows(page)).toContainText('apagado em 08/02/2027')
    await openCase(page)
    await expect(heading(page)).toHaveText('Guardado')

    await visit('/dashboard', cases.retentionDays - 5)
    await expect(dashboardCases(page)).toContainText('Um caso será apagado em 08/02/2027')
    await visit('/casos', cases.retentionDays - 5)
    await expect(page.getByText('apagado em 5 dias')).toBeVisible()
    await expectAccessible(page)
    await visit('/casos', cases.retentionDays)
    await expect(rows(page), "the server's clock says that this one is wrong").toHaveCount(1)
    const end = new Date(start + cases.retentionDays * 86_400_000)
    await page.route(app.auth.home, (route) =>
      route.request().method() === 'HEAD'
        ? route.fulfill({ headers: { Date: end.toUTCString() } })
        : route.fallback(),
    )
    await visit('/casos', cases.retentionDays)
    await expect(page.getByText('Nenhum caso neste navegador')).toBeVisible()
  },
)

test(
  'a change is on disk before a timer runs',
  loss('A aba termina logo depois de uma mudança no caso'),
  async ({ loggedInPage: page, context }) => {
    await page.goto('/casos')
    await createCase(page)
    // As if the tab ended within a second of the change.
    await page.evaluate(() => {
      const { setTimeout } = window
      const isShort = (delay: unknown) => Number(delay ?? 0) < 1000
      Reflect.set(window, 'setTimeout', (run: TimerHandler, delay?: number, ...values: unknown[]) =>
        isShort(delay) ? setTimeout(run, delay, ...values) : 0,
      )
    })
    await page.keyboard.type('Última palavra')
    await expectSaved(page)
    await page.close()
    const next = await context.newPage()
    await signIn(next)
    await next.goto('/casos')
    await openCase(next)
    await expect(heading(next)).toHaveText('Última palavra')
  },
)

test(
  'a file is read outside the page, and the user may cancel it',
  loss('Um arquivo de caso grande congela a página, ou nunca termina de ser lido'),
  async ({ loggedInPage: page }, info) => {
    const worker = '**/case-file-worker-*.js'
    await page.goto('/casos')
    await createCase(page)
    await page.keyboard.type('Grande')
    const file = await exportCase(page, info.outputPath('grande.caso'))
    await caseButton(page, 'Apagar caso').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar caso' }).click()

    // The worker does not start.
    await page.route(worker, () => undefined)
    await chooseCaseFile(page, file)
    await expect(page.getByRole('progressbar', { name: 'Leitura do arquivo' })).toBeVisible()
    await expectAccessible(page)
    await caseButton(page, 'Cancelar').click()
    await expect(page.getByText('Nenhum caso neste navegador')).toBeVisible()
    await page.unroute(worker)
    await chooseCaseFile(page, file)
    await typePassphrase(page)
    await expect(page.getByText('Caso importado')).toBeVisible()
    await openCase(page)
    await expect(heading(page)).toHaveText('Grande')
  },
)
