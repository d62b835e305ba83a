import { computeCode } from '../../../src/demos/ui-kit/modal/one-time-code.ts'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a project is shared, and a card is checked', async ({ loggedInPage: page }) => {
  await page.goto('/modal')
  const share = section(page, 'Compartilhar um projeto')
  await share.getByRole('button', { name: 'Compartilhar', exact: true }).click()
  const people = page.getByRole('dialog', { name: 'Compartilhar o projeto' })
  await people.getByLabel('E-mail da pessoa').fill('celio')
  await page.keyboard.press('Enter')
  await expect(people.getByText('Informe um e-mail como nome@exemplo.com.br')).toBeVisible()
  await people.getByLabel('E-mail da pessoa').fill('celio@exemplo.com.br')
  await page.keyboard.press('Enter')
  await expect(people.getByRole('listitem')).toHaveCount(4)
  await expect(people.getByLabel('E-mail da pessoa')).toBeFocused()
  await people.getByLabel(/Papel de Célio/).selectOption('Edição')
  await people.getByRole('button', { name: /Retirar Rogério/ }).click()
  await expect(people.getByRole('listitem')).toHaveCount(3)
  await expectAccessibleIn(page, twoLooks)
  await people.getByRole('button', { name: 'Pronto' }).click()
  await expect(share.getByRole('button', { name: 'Compartilhar', exact: true })).toBeFocused()
  await expect(share.getByRole('status')).toHaveText('3 pessoas com acesso')
  await share.getByRole('button', { name: 'Compartilhar', exact: true }).click()
  await expect(people.getByLabel(/Papel de Célio/)).toHaveValue('Edição')
  await page.keyboard.press('Escape')

  const card = section(page, 'Incluir um cartão')
  await card.getByRole('button', { name: 'Incluir cartão' }).click()
  const form = page.getByRole('dialog', { name: 'Incluir cartão' })
  await form.getByLabel('Número do cartão').pressSequentially('4111111111111112')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Número inválido: confira os dígitos')).toBeVisible()
  await expect(form.getByLabel('Número do cartão')).toBeFocused()
  await form.getByLabel('Número do cartão').fill('4111111111111111')
  await expect(form.getByLabel('Número do cartão')).toHaveValue('4111 1111 1111 1111')
  await form.getByLabel('Nome no cartão').fill('Dirce Exemplo')
  await form.getByLabel('Validade').fill('1299')
  await form.getByLabel('Código (CVV)').fill('123')
  await form.getByRole('button', { name: 'Incluir cartão' }).click()
  await expect(card.getByRole('status')).toHaveText('Visa final 1111')
})

test('an address, a user and a plan are changed', async ({ loggedInPage: page }) => {
  await page.goto('/modal')
  await page.getByRole('button', { name: 'Editar endereço' }).click()
  const address = page.getByRole('dialog', { name: 'Editar endereço' })
  await address.getByLabel('CEP').fill('5100')
  await address.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(address.getByText('O CEP tem 8 dígitos')).toBeVisible()
  await address.getByLabel('CEP').fill('51000000')
  await address.getByLabel('Rua').fill('Rua da Amostra')
  await address.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(section(page, 'Editar um endereço').getByRole('status')).toHaveText(
    'Casa: Rua da Amostra, 100, Recife/PE, 51000-000',
  )

  await page.getByRole('button', { name: 'Editar usuário' }).click()
  const user = page.getByRole('dialog', { name: 'Editar usuário' })
  await user.getByLabel('Telefone').fill('8190')
  await user.getByRole('button', { name: 'Salvar usuário' }).click()
  await expect(user.getByText('Informe DDD e 8 ou 9 dígitos')).toBeVisible()
  await user.getByLabel('Telefone').fill('81911112222')
  await user.getByLabel('Área').selectOption('Jurídico')
  await user.getByRole('button', { name: 'Salvar usuário' }).click()
  await expect(section(page, 'Editar um usuário').getByRole('status')).toContainText('Jurídico, ativo')

  await page.getByRole('button', { name: 'Escolher plano' }).click()
  const plan = page.getByRole('dialog', { name: 'Escolher plano' })
  await plan.getByRole('button', { name: 'Escolher este plano' }).click()
  await expect(plan.getByText('Escolha um plano')).toBeVisible()
  await plan.getByRole('radio', { name: 'Anual' }).click()
  await plan.getByRole('radio', { name: /Equipe/ }).click()
  await expectAccessibleIn(page, twoLooks)
  await plan.getByRole('button', { name: 'Escolher este plano' }).click()
  await expect(section(page, 'Escolher um plano').getByRole('status')).toHaveText(
    /Equipe, R\$\s1\.490 por ano/,
  )
})

test('two steps accept the code of the shown key only', async ({ loggedInPage: page }) => {
  await page.goto('/modal')
  await page.getByRole('button', { name: 'Ativar duas etapas', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Verificação em duas etapas' })
  const key = (await dialog.getByRole('group', { name: 'Chave do autenticador' }).innerText()).replace(
    /\s/g,
    '',
  )
  const code = dialog.getByLabel('2. Código de 6 dígitos')
  await code.fill('12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('O código tem 6 dígitos')).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
  await code.fill(await computeCode(key))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' })
  await expect(codes.getByRole('listitem')).toHaveCount(8)
  await dialog.getByRole('button', { name: 'Já guardei' }).click()
  await expect(section(page, 'Ativar duas etapas').getByRole('status')).toHaveText(
    'Conferida neste navegador.',
  )

  await page.getByRole('button', { name: 'Código: Ativar duas etapas' }).click()
  await expect(section(page, 'Ativar duas etapas')).toContainText('acceptsCode')
})
