import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('partial payments lower the balance, settle the invoice and are undone', async ({
  loggedInPage: page,
}) => {
  await page.goto('/invoice-preview')
  await page.getByRole('link', { name: /Nº 0002/ }).click()
  const sheet = page.getByRole('article', { name: 'Fatura Nº 0002' })
  const standing = page.getByRole('region', { name: 'Situação' })
  const payments = standing.getByRole('list', { name: 'Pagamentos' })
  const drawer = page.getByRole('dialog', { name: 'Registrar pagamento' })
  const register = standing.getByRole('button', { name: 'Registrar pagamento' })

  await register.click()
  await expect(drawer.getByLabel('Valor pago')).toHaveValue('3.065,16')
  await drawer.getByLabel('Valor pago').fill('9000')
  await drawer.getByRole('button', { name: 'Registrar' }).click()
  await expect(drawer.getByLabel('Valor pago')).toBeFocused()
  await expect(drawer.getByText(/^O saldo é de/)).toBeVisible()
  await drawer.getByLabel('Valor pago').fill('1065,16')
  await drawer.getByLabel('Forma').selectOption('Boleto')
  await drawer.getByLabel('Nota').fill('Entrada')
  await expectAccessibleIn(page, twoLooks)
  await drawer.getByRole('button', { name: 'Registrar' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(payments.getByRole('listitem')).toContainText('Entrada')
  await expect(sheet).toContainText(/Saldo a pagar\s*R\$\s2\.000,00/)
  await expect(page.getByRole('link', { name: /Nº 0002/ })).toContainText(/saldo de R\$\s2\.000,00/)
  await page.reload()
  await expect(payments.getByRole('listitem')).toHaveCount(1)

  await register.click()
  await drawer.getByRole('button', { name: 'Registrar' }).click()
  await expect(standing).toContainText('Paga')
  await expect(register).toHaveCount(0)
  await expectAccessibleIn(page, twoLooks)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(standing).toContainText('Vencida')
  await expect(payments.getByRole('listitem')).toHaveCount(1)

  await payments.getByRole('button', { name: /Excluir pagamento de R\$\s1\.065,16/ }).click()
  await expect(payments).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(payments.getByRole('listitem')).toHaveCount(1)
})
