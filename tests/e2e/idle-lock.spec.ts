import { app } from '../../src/generated/app.ts'
import { authSettings } from '../../src/generated/auth.ts'
import { hashPassword } from '../../src/state/password.ts'
import { buildCpfList } from '../bench/browser/large-batch.ts'
import { requireValue } from '../support/require-value.ts'
import { expectAccessible } from './support/axe.ts'
import { createCase, expectSaved, fillDisk, watchDisk } from './support/cases.ts'
import { advanceIdleTime, expectLocked, logIn, openWithClock, unlock } from './support/idle.ts'
import { countSubjectQueries, findResult, test as liveTest, lookUp, variant } from './support/live-test.ts'
import { loss, lossTag } from './support/loss.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const cpf = '111.444.777-35'

const limit = requireValue(authSettings.idleLockMinutes) * 60_000

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const text = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

const formatCpf = (digits: string) => digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')

async function openConsulta(page: Page) {
  const definition = await variant('cpf')
  await openWithClock(page, definition.path)
  await expect(heading(page)).toHaveText(definition.title)
  return definition
}

test('covers an answer after the idle time, and shows it again after unlocking', async ({ page }) => {
  const definition = await openConsulta(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(findResult(page)).toContainText(name)
  await advanceIdleTime(page)
  await expectLocked(page)
  await expect(page).toHaveURL(definition.path)
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  const html = await text(page)
  for (const value of [cpf, cpf.replace(/\D/g, ''), name]) expect(html).not.toContain(value)
  expect(await stored(page)).not.toContain(cpf.replace(/\D/g, ''))
  await expectAccessible(page)

  await page.getByLabel('Senha', { exact: true }).fill('errada')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Senha incorreta')).toBeVisible()
  await expectLocked(page)

  await unlock(page)
  await expect(heading(page)).toHaveText(definition.title)
  await expect(findResult(page)).toContainText(name)
})

test('any input delays it and removes the warning', async ({ page }) => {
  await openConsulta(page)
  const warning = page.getByText('A tela será bloqueada em um minuto')
  await page.clock.fastForward(limit - 50_000)
  await expect(warning).toBeVisible()
  await page.keyboard.press('Shift')
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(limit - 70_000)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(80_000)
  await expectLocked(page)
  await expect(warning).toHaveCount(0)
})

test('neither Back nor a reload nor a typed address uncovers it', async ({ page }) => {
  const { path } = await openConsulta(page)
  await page.getByRole('link', { name: 'Início' }).first().click()
  await expect(page).toHaveURL(app.auth.home)
  await advanceIdleTime(page)
  await expectLocked(page)
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectLocked(page)
  await page.goForward()
  await expect(page).toHaveURL(app.auth.home)
  await expectLocked(page)
  await page.reload()
  await expectLocked(page)
  await page.goto('/faq')
  await expectLocked(page)
  await unlock(page)
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})

test('a document opened after the idle time starts locked', async ({ page, context }) => {
  const { path } = await openConsulta(page)
  await page.close()
  const next = await context.newPage()
  await next.clock.install({ time: Date.now() + limit + 60_000 })
  await next.goto(path)
  await expectLocked(next)
})

test('locks when the machine wakes up', async ({ page }) => {
  await openConsulta(page)
  await page.clock.setSystemTime(Date.now() + limit + 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expectLocked(page)
})

test('all tabs lock and unlock together', async ({ page, context }) => {
  const { path } = await openConsulta(page)
  await page.getByLabel('CPF').fill(cpf)
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(heading(other)).toBeVisible()
  await advanceIdleTime(page)
  await expectLocked(page)
  await expectLocked(other)
  await unlock(other)
  await expect(other).toHaveURL('/faq')
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('CPF')).toHaveValue(cpf)
})

test('another account finds no typed values', async ({ page }) => {
  const bruno = { name: 'Bruno Exemplo', email: 'bruno@exemplo.com.br', password: 'Senha-de-teste-1' }
  const { path } = await openConsulta(page)
  const record = { id: 'b', ...bruno, password: await hashPassword(bruno.password) }
  await page.evaluate(
    ([key, user]) => {
      const users = JSON.parse(localStorage.getItem(key) ?? '[]')
      localStorage.setItem(key, JSON.stringify([...users, JSON.parse(user)]))
    },
    [`${app.storagePrefix}.users`, JSON.stringify(record)] as const,
  )
  await page.getByLabel('CPF').fill(cpf)
  await advanceIdleTime(page)
  await expectLocked(page)
  await page.getByRole('link', { name: 'Entrar com outra conta' }).click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(app.auth.login)
  await logIn(page, bruno)
  await expect(page).toHaveURL(app.auth.home)
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByLabel('CPF')).toHaveValue('')
})

test('restores the form of a dossiê', async ({ page }) => {
  await openWithClock(page, '/dossie/pessoa')
  await page.getByLabel('CPF').fill(cpf)
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByLabel('CPF')).toHaveValue(cpf)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

liveTest(
  'a paid batch goes on behind the lock, and the unlocked page shows it',
  {
    ...loss('O bloqueio por inatividade durante um lote pago'),
    tag: lossTag,
  },
  async ({ page }) => {
    const lines = buildCpfList(12).split('\n')
    const [first = '', , , last = ''] = lines
    const { batch } = await variant('cpf')
    const before = await countSubjectQueries(first)
    await openWithClock(page, requireValue(batch).path, { hasNotifications: false })
    await page.getByLabel('Lista', { exact: true }).fill(lines.join('\n'))
    await page.getByRole('button', { name: 'Conferir lista' }).click()
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Iniciar' }).click()
    const answered = async () =>
      Number(await page.getByRole('progressbar', { name: 'Progresso do lote' }).getAttribute('aria-valuenow'))
    await expect.poll(answered).toBeGreaterThan(0)
    await advanceIdleTime(page)
    await expectLocked(page)

    const ongoing = page.getByRole('list', { name: 'Continua atrás do bloqueio' })
    await expect(ongoing).toHaveText(/^O lote continua: \d+ de 12$/)
    const html = await text(page)
    for (const value of [first, last]) expect(html).not.toContain(value)
    await expectAccessible(page)
    await page.clock.runFor(15_000)
    await expect(ongoing).toHaveText('O lote terminou: 12 de 12')

    await unlock(page)
    await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: formatCpf(last) })).toContainText('Encontrado')
    expect(await countSubjectQueries(first)).toBe(before + 1)
  },
)

liveTest(
  'a dossiê with its conclusion is there after the lock, and another account never sees it',
  {
    ...loss('O bloqueio por inatividade com um dossiê e sua conclusão'),
  },
  async ({ page }) => {
    await openWithClock(page, '/dossie/pessoa', { hasNotifications: false })
    await page.getByLabel('CPF').fill('390.533.447-05')
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Montar dossiê' }).click()
    const conclusion = page.getByRole('textbox', { name: 'Conclusão do analista' })
    await conclusion.fill('Aprovar com fiador.')
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      '12 de 12',
    )
    await advanceIdleTime(page)
    await expectLocked(page)
    expect(await text(page)).not.toContain('Aprovar com fiador')
    await unlock(page)
    await expect(conclusion).toHaveValue('Aprovar com fiador.')
    await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
      'aria-valuetext',
      '12 de 12',
    )

    await advanceIdleTime(page)
    await expectLocked(page)
    await page.getByRole('link', { name: 'Entrar com outra conta' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair perde o que não está salvo' })
    await expect(question.getByRole('listitem')).toHaveText([
      /^\d+ respostas que não estão em nenhum caso$/,
      '1 conclusão de dossiê que não está em arquivo nem caso',
    ])
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expectLocked(page)
    await unlock(page)
    await expect(conclusion).toHaveValue('Aprovar com fiador.')
  },
)

test('a screen locked for longer than the manifest allows has discarded everything', async ({ page }) => {
  const definition = await openConsulta(page)
  await lookUp(page, definition, cpf)
  const { nome: name } = definition.example as { nome: string }
  await expect(findResult(page)).toContainText(name)
  await advanceIdleTime(page)
  await expect(page.getByText('Nada se perde')).toBeVisible()
  await page.clock.fastForward(authSettings.lockKeepsMinutes * 60_000)
  await expect(page.getByText('o que estava nesta aba foi descartado')).toBeVisible()
  await unlock(page)
  await expect(page.getByLabel('CPF')).toHaveValue('')
  await expect(findResult(page).getByRole('button', { name: 'Exportar' })).toHaveCount(0)
})

liveTest(
  'a case that cannot be saved stays behind the lock, and is there after it',
  {
    ...loss('O bloqueio por inatividade com um caso que não pôde ser salvo'),
  },
  async ({ page }) => {
    await watchDisk(page)
    await openWithClock(page, '/casos', { hasNotifications: false })
    await createCase(page)
    await fillDisk(page, true)
    await page.keyboard.type('Sem espaço')
    await advanceIdleTime(page)
    await expectLocked(page)
    expect(await text(page)).not.toContain('Sem espaço')
    await unlock(page)
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Sem espaço')
    await fillDisk(page, false)
    await page.getByLabel('Título', { exact: true }).fill('Com espaço')
    await expectSaved(page)
  },
)

test('restores a chosen picture', async ({ page }) => {
  const { path } = await variant('foto')
  await openWithClock(page, path)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rosto.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByAltText('Imagem escolhida')).toBeVisible()
  await advanceIdleTime(page)
  await expectLocked(page)
  expect(await text(page)).not.toContain('rosto.png')
  await unlock(page)
  await expect(page.getByAltText('Imagem escolhida')).toBeVisible()
})

test('restores the names typed in the profile', async ({ page }) => {
  await openWithClock(page, '/profile')
  await page.getByLabel('Sobrenome').fill('de Souza')
  await advanceIdleTime(page)
  await expectLocked(page)
  await unlock(page)
  await expect(page.getByLabel('Sobrenome')).toHaveValue('de Souza')
})
