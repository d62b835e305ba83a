import { logIn } from './support/idle.ts'
import {
  addSourceRules,
  countSubjectQueries,
  findResult,
  ignoreFailedRequests,
  lookUp,
  test,
  variant,
} from './support/live-test.ts'
import { loss, lossTag } from './support/loss.ts'
import { expect } from './support/test.ts'

test("typed values return after a source's 401 and a login, and are not submitted automatically", {
  ...loss('A fonte recusa o acesso (401) com o formulário preenchido'),
  tag: ['@core', lossTag],
}, async ({ page, pageErrors }) => {
  const placa = await variant('placa')
  const before = await countSubjectQueries('DRA1F23')
  await addSourceRules({ subject: 'DRA1F23', fault: '401' })
  await page.goto(placa.path)
  await logIn(page)
  await lookUp(page, placa, 'DRA1F23')
  await expect(page.getByText('Sua sessão na fonte terminou')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.locator('body')).not.toContainText('DRA1F23')
  await logIn(page)
  await expect(page).toHaveURL(placa.path)
  await expect(page.getByLabel('Placa')).toHaveValue('DRA1F23')
  await expect(findResult(page).getByText('Fonte:')).toHaveCount(0)
  expect(await countSubjectQueries('DRA1F23')).toBe(before + 1)
  ignoreFailedRequests(pageErrors)
})

test(
  'a logout asks before it deletes typed values',
  loss('Sair com um formulário pela metade'),
  async ({ page }) => {
    const placa = await variant('placa')
    await page.goto(placa.path)
    await logIn(page)
    await page.getByLabel('Placa').fill('DRA1F24')
    await page.getByRole('button', { name: 'Menu do usuário' }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair perde o que não está salvo' })
    await expect(question.getByRole('listitem')).toHaveText([
      'Um formulário preenchido que não foi consultado',
    ])
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await expect(page).toHaveURL('/')
    await logIn(page)
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await page.evaluate((path) => window.history.pushState({}, '', path), placa.path)
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByLabel('Placa')).toHaveValue('')
  },
)
