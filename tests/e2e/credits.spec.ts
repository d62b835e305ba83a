import { app } from '../../src/generated/app.ts'
import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const accountsKey = `${app.storagePrefix}.credits`

/** Four numbers outside the cast, which the demonstration finds. */
const phone = '(11) 98765-4321'
const phones = [phone, '(21) 99876-5432', '(31) 98888-7777', '(41) 99999-1234']

/** Gives the user of the demonstration a balance before any page loads. */
const giveBalance = (page: Page, balance: number) =>
  page.addInitScript(
    ([key, accounts]) => {
      if (!localStorage.getItem(key as string)) localStorage.setItem(key as string, accounts as string)
    },
    [accountsKey, JSON.stringify({ 'ana@exemplo.com.br': { balance, purchases: [] } })],
  )

const lowBalance = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Saldo baixo' })

/** Buys a plan, and waits until the page says so. */
async function buyPlan(page: Page) {
  await page.getByRole('button', { name: 'Comprar na demonstração: Avulso' }).click()
  await expect(page.getByText('É uma demonstração: nada foi cobrado.').first()).toBeVisible()
}

const goBack = (page: Page) => page.getByRole('button', { name: 'Voltar ao que foi perguntado' }).click()

const balancePanel = (page: Page) => page.getByRole('main').getByText(/^[\d.,]+ créditos?$/)

test('without credits a query leads to the plans, and back to what was asked', async ({
  loggedInPage: page,
}) => {
  await giveBalance(page, 0.2)
  await page.goto('/consulta/telefone')
  await expect(page.getByText('Custa 0,5 crédito.')).toBeVisible()
  await expect(lowBalance(page)).toHaveAccessibleName('Saldo baixo: 0,20 crédito')
  await page.getByRole('textbox', { name: 'Telefone' }).fill(phone)
  await page.keyboard.press('Enter')
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result.getByText('Faltam créditos')).toBeVisible()
  await result.getByRole('link', { name: 'Ver créditos' }).click()

  await expect(balancePanel(page).first()).toHaveText('0,20 crédito')
  await buyPlan(page)
  await expect(page.getByText('É uma demonstração: nada foi cobrado.')).toBeVisible()
  await expect(balancePanel(page).first()).toHaveText('100,20 créditos')
  await expect(lowBalance(page)).toBeHidden()
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1440, height: 900 })

  await goBack(page)
  await expect(page.getByRole('textbox', { name: 'Telefone' })).toHaveValue(phone)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(result.getByText('Dados de demonstração')).toBeVisible()

  // The answer that the session has costs nothing.
  await page.reload()
  await page.goto('/pricing')
  await expect(balancePanel(page).first()).toHaveText('99,70 créditos')
  const statement = page.getByRole('group', { name: 'Extrato', exact: true })
  await expect(statement.getByRole('row').filter({ hasText: 'Titular do telefone' }).first()).toContainText(
    '−0,50',
  )
  await expect(statement.getByRole('row').filter({ hasText: 'Compra' })).toContainText('+100,00')
  const state = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(state).not.toContain(phone.replace(/\D/g, ''))
})

test('a batch tells its total, pauses without credits and continues', async ({ loggedInPage: page }) => {
  await giveBalance(page, 1)
  await page.goto('/consulta/telefone/lote')
  await page.getByLabel('Lista', { exact: true }).fill(phones.join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(page.getByText('Até 4 × 0,5 crédito = 2 créditos')).toBeVisible()
  await expect(
    page.getByText('Seu saldo é de 1 crédito e pode não bastar: falta até 1 crédito.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Pausado: faltam créditos.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver créditos' }).click()
  await buyPlan(page)
  // The notice of a batch under way, which every page has, leads back.
  await page.getByRole('link', { name: 'Voltar ao lote' }).click()
  await page.getByRole('button', { name: 'Retomar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
  await page.goto('/pricing')
  await expect(balancePanel(page).first()).toHaveText('99 créditos')
})

test('a dossiê tells what its parts cost, and asks the unpaid ones again', async ({ loggedInPage: page }) => {
  await giveBalance(page, 1)
  await page.goto('/dossie/veiculo')
  await expect(page.getByText(/^Custa até [\d,]+ créditos/)).toBeVisible()
  await expect(
    page.getByText(/^Seu saldo é de 1 crédito e pode não bastar: faltam até [\d,]+ créditos\./),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  const dossie = page.getByRole('region', { name: 'Dossiê', exact: true })
  const creditsLink = dossie.getByRole('link', { name: 'Ver créditos' }).first()
  // A part that is still asked could fail after the others are repeated.
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
    'aria-valuetext',
    '6 de 6',
  )
  await creditsLink.click()
  await buyPlan(page)
  await goBack(page)
  await dossie.getByRole('button', { name: /^Repetir \d+ falhas?/ }).click()
  await expect(creditsLink).toBeHidden()
})

test('the balance says that the history of the demonstration cost nothing', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Começar do zero' }).waitFor()
  await page.goto('/pricing')
  const told = page.getByText(/nos últimos 30 dias/)
  await expect(told).toContainText('incluído o histórico de demonstração, que não saiu do saldo')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Começar do zero' }).click()
  await page.goto('/pricing')
  await expect(told).toHaveText('Nenhuma consulta paga nos últimos 30 dias')
})

test('the prices of the demonstration are marked as examples', async ({ loggedInPage: page }) => {
  await page.goto('/pricing')
  const plans = page.getByRole('list', { name: 'Planos' })
  await expect(plans.getByText(/^R\$ [\d.]+$/)).toHaveCount(4)
  await expect(
    plans.getByText(/^(por mês|por pacote de créditos|sob contrato) ?preço de exemplo$/),
  ).toHaveCount(4)
  await expect(plans.getByText('a definir')).toHaveCount(0)
})

test('a long statement shows its amounts whole on a tablet', async ({ loggedInPage: page }) => {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Começar do zero' }).waitFor()
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/pricing')
  const statement = page.getByRole('group', { name: 'Extrato', exact: true })
  await expect(statement.getByRole('columnheader', { name: 'Créditos' })).toBeVisible()
  await expect(statement.locator('..')).not.toHaveAttribute('data-cut-end')
  expect(await statement.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  // A row is cut at the end, so that the user sees that more follow.
  const cut = await statement.evaluate((area) => {
    const { bottom } = area.getBoundingClientRect()
    return [...area.querySelectorAll('tbody tr')]
      .map((row) => row.getBoundingClientRect())
      .some((row) => row.top < bottom - 4 && row.bottom > bottom + 4)
  })
  expect(cut).toBe(true)
})
