import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('text inputs float, clear, count, measure passwords, and take tags, ratings and ranges', async ({
  loggedInPage: page,
}) => {
  await page.goto('/input')
  const floating = section(page, 'Rótulos flutuantes')
  const label = floating.getByText('Nome completo')
  const top = async () => (await label.boundingBox())?.y ?? 0
  const atRest = await top()
  await floating.getByLabel('Nome completo').fill('Marina')
  await expect.poll(top).toBeLessThan(atRest)
  await expect(floating.getByLabel('Cargo')).toHaveAccessibleDescription('Informe o cargo')

  const company = page.getByLabel('Empresa', { exact: true })
  await page.getByRole('button', { name: 'Limpar Empresa' }).click()
  await expect(company).toBeFocused()
  await expect(company).toHaveValue('')
  await page.keyboard.type('Padaria')
  await page.keyboard.press('Escape')
  await expect(company).toHaveValue('')

  await page.getByLabel('Assunto do boletim').fill('a'.repeat(41))
  await expect(page.getByText('Passou do limite em 1 letra')).toBeVisible()

  const strength = section(page, 'Força da senha')
  await strength.getByLabel('Nova senha').fill('abc')
  await expect(strength.getByRole('status')).toHaveText('Força da senha: fraca')
  await strength.getByLabel('Nova senha').fill('Cavalo-correto-7-bateria')
  await expect(strength.getByRole('status')).toHaveText('Força da senha: forte')

  const tags = section(page, 'Etiquetas')
  const tagInput = tags.getByRole('textbox', { name: 'Etiquetas' })
  await tagInput.focus()
  await page.keyboard.type('novo,')
  await expect(tags.getByRole('status')).toHaveText('3 de 6')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(tags.getByRole('status')).toHaveText('2 de 6')

  const least = page.getByRole('slider', { name: 'Preço mínimo' })
  await least.focus()
  await page.keyboard.press('ArrowRight')
  await expect(least).toHaveAttribute('aria-valuetext', /^R\$\s250$/)
  await page
    .getByRole('radiogroup', { name: 'Atendimento' })
    .getByRole('radio', { name: '4 estrelas' })
    .focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Ótimo', { exact: true })).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

test('a tree of checkboxes is used by keyboard, and stays after a reload; a full team takes no more', async ({
  loggedInPage: page,
}) => {
  await page.goto('/checkbox')
  const tree = page.getByRole('tree', { name: 'Permissões' })
  const node = (name: string) => tree.getByRole('treeitem', { name, exact: true })
  await expect(node('Pessoas')).toHaveAttribute('aria-checked', 'mixed')
  await node('Consultas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(node('Pessoas')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(node('Exportar resultados')).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(node('Exportar resultados')).toHaveCount(0)
  await page.keyboard.press('f')
  await expect(node('Financeiro')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(node('Relatórios')).toBeFocused()
  await page.keyboard.press('Enter')
  // Pessoas has three leaves, Empresas two.
  await expect(page.getByText('6 de 8 permissões')).toBeVisible()
  await page.reload()
  await expect(node('Relatórios')).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click()
  await expect(page.getByText('3 de 8 permissões')).toBeVisible()

  const team = section(page, 'Equipe, com limite')
  await team.getByText('Noêmia Fictícia Arantes').click()
  await expect(team.getByRole('status')).toHaveText(/Equipe completa/)
  await expect(team.getByRole('checkbox', { name: /Otávio/ })).toBeDisabled()
  await expectAccessibleIn(page, twoLooks)
})

test('radio cards change a total, another answer opens a field, and a color has three controls', async ({
  loggedInPage: page,
}) => {
  await page.goto('/radio-button')
  const prices = section(page, 'Cartões com preço')
  await prices.getByRole('radio', { name: /Bicicleta/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(prices.getByRole('status')).toHaveText('R$ 213,50')
  await page.getByRole('radiogroup', { name: 'Como nos conheceu' }).getByText('Outra').click()
  await expect(page.getByLabel('Qual?')).toBeFocused()
  const colors = section(page, 'Cores')
  await colors.getByLabel('Código hexadecimal').fill('#0f766e')
  await expect(colors.getByRole('radio', { name: 'Verde-azulado' })).toBeChecked()
  await colors.getByLabel('Código hexadecimal').fill('verde')
  await expect(colors.getByText('Use seis dígitos')).toBeVisible()
  await colors.getByRole('radio', { name: 'Roxo' }).check()
  await expect(colors.getByLabel('Código hexadecimal')).toHaveValue('#6d28d9')
  await page.getByRole('radiogroup', { name: 'Exibição' }).getByText('Agenda').click()
  await expect(page.getByText('Exibição escolhida: Agenda')).toBeVisible()
  const states = section(page, 'Estados')
  await states
    .getByRole('radiogroup', { name: 'Cobrança já definida' })
    .getByText('Pix')
    .click({ force: true })
  await expect(states.getByRole('radio', { name: 'Boleto', checked: true })).toHaveCount(2)
  await expect(states.getByRole('radiogroup', { name: 'Cobrança a definir' })).toHaveAccessibleDescription(
    'Escolha como cobrar',
  )
  await expectAccessibleIn(page, twoLooks)
})

test('a switch saves, is undone and cancelled, and returns after a refusal', async ({
  loggedInPage: page,
}) => {
  await page.goto('/switch')
  const profile = page.getByRole('switch', { name: 'Perfil visível para a equipe' })
  const row = page.getByRole('group', { name: 'Perfil visível para a equipe' })
  await profile.focus()
  await page.keyboard.press('Space')
  await expect(row.getByText('Salvando…')).toBeVisible()
  await expect(row.getByText('Salvo', { exact: true })).toBeVisible()
  await page.reload()
  await expect(profile).toBeChecked()
  await profile.uncheck()
  await row.getByRole('button', { name: 'Cancelar' }).click()
  await expect(profile).toBeChecked()
  await profile.uncheck()
  await row.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row.getByText('Salvo', { exact: true })).toBeVisible()
  await expect(profile).toBeChecked()
  await page.getByRole('switch', { name: 'Simular falha do serviço' }).check()
  await profile.click()
  await expect(row.getByText('Não foi salvo')).toBeVisible()
  await expect(profile).toBeChecked()
  await page.getByRole('switch', { name: 'Simular falha do serviço' }).uncheck()
  await row.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row.getByText('Salvo', { exact: true })).toBeVisible()
  await expect(profile).not.toBeChecked()
  await page.getByRole('switch', { name: 'Todos por SMS' }).check()
  await expect(page.getByRole('switch', { name: 'Fim de lote, SMS' })).toBeChecked()
  await expectAccessibleIn(page, twoLooks)
})

test('add-ons choose units, reveal and copy a key, and search by another column', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/input-group')
  const budget = page.getByLabel('Orçamento', { exact: true })
  await budget.fill('90,00')
  await page.getByLabel('Moeda', { exact: true }).selectOption('BRL')
  await expect(budget).toHaveAccessibleDescription(/R\$\s3,00 por dia/)
  const key = page.getByLabel('Chave de exemplo')
  await expect(key).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Copiar chave' }).click()
  await expect(page.getByText('Chave copiada')).toBeVisible()
  await page.getByRole('button', { name: 'Revelar chave' }).click()
  await expect(key).toHaveAttribute('type', 'text')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await key.inputValue())
  await page.getByRole('button', { name: 'Procurar por Nome' }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Função' }).click()
  await page.getByLabel('Procurar na equipe').fill('design')
  await page.getByLabel('Procurar na equipe').press('Enter')
  await expect(page.getByText('Noêmia Fictícia Arantes')).toBeVisible()
  await expect(page.getByLabel('Limite de gastos em reais')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Usar limite de gastos' }).press('Space')
  await expect(page.getByLabel('Limite de gastos em reais')).toBeEnabled()
  await page.setViewportSize({ width: 375, height: 812 })
  for (const name of ['Endereço da loja', 'Final do endereço', 'Moeda', 'Período do orçamento']) {
    const hiddenWidth = await page
      .getByLabel(name, { exact: true })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(hiddenWidth, `px of "${name}" that a phone cuts off`).toBeLessThanOrEqual(0)
  }
  await expectAccessibleIn(page, twoLooks)
})

test('actions stay in view, count changes and save by key; a form in tabs opens the tab of the error', async ({
  loggedInPage: page,
}) => {
  await page.goto('/input-layout')
  const form = section(page, 'Ações sempre à vista')
  const save = form.getByRole('button', { name: 'Salvar perfil' })
  await form.getByRole('group', { name: 'Perfil, com rolagem' }).scrollIntoViewIfNeeded()
  await form.getByLabel('Assinatura').fill('Marina, do cadastro de clientes')
  await expect(save).toBeInViewport()
  await expect(form.getByRole('status')).toHaveText('1 campo mudado, ainda não salvo')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Edit Successfully')).toBeVisible()
  await expect(save).toBeDisabled()
  await form.getByLabel('Função').fill('Vendas')
  await form.getByRole('button', { name: 'Descartar' }).click()
  await expect(form.getByLabel('Função')).toHaveValue('Cadastro')
  await page.reload()
  await expect(form.getByLabel('Assinatura')).toHaveValue('Marina, do cadastro de clientes')

  const tabs = section(page, 'Em abas')
  await tabs.getByLabel('E-mail da conta').fill('marina@exemplo.com.br')
  await tabs.getByRole('button', { name: 'Cadastrar conta' }).click()
  await expect(tabs.getByLabel('Nome na fatura')).toBeFocused()
  await expect(tabs.getByRole('tab', { name: /Redes/ })).toContainText('2')
  await expectAccessibleIn(page, twoLooks)
})

test('a card shows its network and checks its digits; an IBAN is checked by its country', async ({
  loggedInPage: page,
}) => {
  await page.goto('/input-mask')
  const card = section(page, 'Cartão')
  const number = card.getByLabel('Número do cartão')
  await number.pressSequentially('378282246310005')
  await expect(number).toHaveValue('3782 822463 10005')
  await expect(card.getByRole('status')).toHaveText('American Express')
  await card.getByLabel('Código (CVV)').pressSequentially('12345')
  await expect(card.getByLabel('Código (CVV)')).toHaveValue('1234')
  await number.fill('')
  await number.pressSequentially('4111111111111112')
  await card.getByLabel('Validade').pressSequentially('1320')
  await page.keyboard.press('Tab')
  await expect(number).toHaveAccessibleDescription(/Número inválido/)
  await expect(card.getByLabel('Validade')).toHaveAccessibleDescription('O mês vai de 01 a 12')
  const iban = page.getByLabel('IBAN')
  await iban.pressSequentially('de89370400440532013001')
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01')
  await page.keyboard.press('Tab')
  await expect(iban).toHaveAccessibleDescription(/IBAN inválido/)
  await expect(page.getByText('Alemanha: 22 de 22 caracteres')).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})
