import { expectAccessible } from './support/axe.ts'
import { idleMinutes, tokenSeconds } from './support/company.ts'
import { test } from './support/company-test.ts'
import { expectLocked } from './support/idle.ts'
import { findResult, lookUp, variant } from './support/live-test.ts'
import { mainMenu } from './support/menu.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { enterButton, ignoreRefusals, logOut, typePassword } from './support/oidc-test.ts'
import { palette, search } from './support/palette.ts'
import { expect, type Page } from './support/test.ts'
import { watchTraces } from './support/watch-traces.ts'

const denied = 'Acesso não permitido'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const bacenLinks = (page: Page) => page.getByRole('link', { name: /Bacen/ })

/** Advances the clock past a token renewal, but not to the idle lock. */
const advanceToRenewal = (page: Page) => page.clock.fastForward((tokenSeconds / 2 + 1) * 1_000)

test('from the first login to the last logout', async ({ page, context, company, ana, pageErrors }) => {
  const [data, debts] = [await variant('cpf'), await variant('cpf', 8)]
  const [whole, bacen] = [await variant('cpf', 12), await variant('bacen')]
  const [marina, otavio] = ['111.444.777-35', '123.456.789-09']
  const traces = watchTraces(context)
  const expectNoTraces = () => traces.expectNoTraceOf(marina, '11144477735', otavio, '12345678909')
  await page.clock.install()

  await test.step('the login at the provider leads back to the path first asked for', async () => {
    await page.goto('/pacotes?de=e-mail#pessoas')
    await enterButton(page).click()
    await typePassword(page, ana)
    await expect(page).toHaveURL('/pacotes?de=e-mail#pessoas')
    await expect(heading(page)).toHaveText('Consultas')
    await expectNoTraces()
  })

  await test.step('what is of managers alone is nowhere, and its address says so', async () => {
    const main = page.getByRole('main')
    await expect(mainMenu(page).getByRole('link', { name: 'Créditos' })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Dados cadastrais/ }).first()).toBeVisible()
    await expect(main.locator(`a[href="${whole.path}"]`)).toHaveCount(0)
    await expect(bacenLinks(page)).toHaveCount(0)
    await search(page, 'bacen')
    // A word may be a name of a person.
    await expect(palette(page).getByRole('option')).toHaveText([/^Pessoas por nome/])
    for (const path of [bacen.path, whole.path]) {
      await page.goto(path)
      await expect(heading(page)).toHaveText(denied)
    }
    await expectAccessible(page)
    await expectNoTraces()
  })

  await test.step('a CPF is looked up, with its purpose and the token', async () => {
    await navigateInApp(page, data.path)
    const requestPromise = page.waitForRequest((request) => request.url().startsWith(company.gateway))
    await lookUp(page, data, marina)
    const { authorization, 'x-finalidade': purpose } = await (await requestPromise).allHeaders()
    expect(authorization).toMatch(/^Bearer eyJ/)
    expect(decodeURIComponent(purpose ?? '')).toBe('Análise de crédito')
    await expect(findResult(page)).toContainText('Marina Exemplo do Vale')
    await expectNoTraces()
  })

  await test.step('the token is lost, and the next lookup goes on with a new one', async () => {
    await company.replaceKeys()
    const statuses: number[] = []
    page.on('response', (response) => {
      const isAnswer = response.url().startsWith(company.gateway) && response.request().method() === 'POST'
      if (isAnswer) statuses.push(response.status())
    })
    await lookUp(page, data, otavio)
    await expect(findResult(page)).toContainText('Otávio Amostra Serrano')
    expect(statuses).toEqual([401, 200])
    await expectNoTraces()
  })

  await test.step('the gateway refuses what it has closed since, and its words are shown', async () => {
    await navigateInApp(page, debts.path)
    await lookUp(page, debts, marina)
    await expect(findResult(page)).toContainText(debts.request?.errors?.['403'] ?? 'Seu contrato')
    await expect(heading(page)).toHaveText(debts.title)
    await expectNoTraces()
  })

  await test.step('a role that is given, and taken away, counts from the next renewal', async () => {
    await navigateInApp(page, '/pacotes')
    await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
    ana.assignRoles('analista', 'gestor')
    await advanceToRenewal(page)
    await expect(bacenLinks(page).first()).toBeVisible()
    await navigateInApp(page, debts.path)
    await lookUp(page, debts, marina)
    await expect(findResult(page)).toContainText('Marina Exemplo do Vale')
    await navigateInApp(page, bacen.path)
    await expect(heading(page)).toHaveText(bacen.title)
    ana.assignRoles('analista')
    await advanceToRenewal(page)
    await expect(heading(page)).toHaveText(denied)
    expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
    await expectNoTraces()
  })

  await test.step('an idle screen is covered; the provider uncovers it, and the answer is there', async () => {
    await navigateInApp(page, data.path)
    await lookUp(page, data, marina)
    await expect(findResult(page)).toContainText('Marina Exemplo do Vale')
    await page.clock.fastForward(idleMinutes * 60_000 + 1_000)
    await expectLocked(page)
    const html = await page.evaluate(() => document.documentElement.outerHTML)
    for (const value of [marina, '11144477735', 'Marina Exemplo']) expect(html).not.toContain(value)
    await expectAccessible(page)
    const popup = page.waitForEvent('popup')
    await enterButton(page).click()
    await typePassword(await popup, ana)
    await expect(heading(page)).toHaveText(data.title)
    await expect(findResult(page)).toContainText('Marina Exemplo do Vale')
    await expectNoTraces()
  })

  await test.step('a logout ends it in every tab and at the provider', async () => {
    const second = await context.newPage()
    await second.goto('/faq')
    await expect(mainMenu(second)).toBeVisible()
    await logOut(page, { hasLosses: true })
    await expect(enterButton(page)).toBeVisible()
    await expect(enterButton(second)).toBeVisible()
    await expectNoTraces()
    await second.goto(data.path)
    await enterButton(second).click()
    await expect(second.getByLabel('Senha')).toBeVisible()
    expect(second.url()).toContain(company.provider)
  })

  expect([...traces.hosts].sort()).toEqual([company.app, company.provider, company.gateway].sort())
  ignoreRefusals(pageErrors)
})
