import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'

const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('form validation', () => {
  test('focuses the first error, and removes each message when its field is corrected', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/form-validation')
    const form = section(page, 'Cadastro')
    await form.getByLabel('Nome completo').fill('Marina Exemplo do Vale')
    await form.getByRole('button', { name: 'Criar conta' }).click()
    const email = form.getByLabel('E-mail')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/Informe um e-mail como/)
    await expectAccessible(page)
    await page.keyboard.type('ana@exemplo.com.br')
    await expect(email).not.toHaveAccessibleDescription(/Informe um e-mail como/)
    await form.getByRole('button', { name: 'Criar conta' }).click()
    await expect(form.getByLabel('CPF')).toBeFocused()
  })

  test('a whole form is saved by keyboard, after a check by the server', async ({ loggedInPage: page }) => {
    await page.goto('/form-validation')
    const form = section(page, 'Cadastro')
    await form.getByLabel('Nome completo').focus()
    for (const text of [
      'Marina Exemplo do Vale',
      'ocupado@exemplo.com.br',
      '52998224725',
      '11987654321',
      'Gestor',
    ]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await expect(form.getByLabel('CPF')).toHaveValue('529.982.247-25')
    await form.getByLabel(/^Senha/).fill('Segredo-2026')
    await form.getByLabel('Repita a senha').fill('Segredo-2025')
    await form.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await form.getByRole('button', { name: 'Criar conta' }).press('Enter')
    await expect(form.getByLabel('Repita a senha')).toBeFocused()
    await expect(form.getByText('As senhas não são iguais')).toBeVisible()
    await form.getByLabel('Repita a senha').fill('Segredo-2026')
    await form.getByRole('button', { name: 'Criar conta' }).press('Enter')
    await expect(form.getByLabel('E-mail')).toBeFocused()
    await expect(form.getByText('Este e-mail já tem uma conta')).toBeVisible()
    await form.getByLabel('E-mail').fill('ana@exemplo.com.br')
    await form.getByRole('button', { name: 'Criar conta' }).press('Enter')
    await expect(toast(page, 'Add Successfully')).toBeVisible()
    await expect(form.getByLabel('Nome completo')).toBeFocused()
    await expect(form.getByLabel('CPF')).toHaveValue('')
    await expect(form.getByRole('checkbox')).not.toBeChecked()
  })
})

test('masks format each value, also a custom one, and show errors on blur', async ({
  loggedInPage: page,
}) => {
  await page.goto('/input-mask')
  const typed = async (label: string, keys: string) => {
    const field = page.getByLabel(label, { exact: true })
    await field.pressSequentially(keys)
    return expect(field)
  }
  await (await typed('CNPJ', '12abc34501de35')).toHaveValue('12.ABC.345/01DE-35')
  await (await typed('Telefone', '1132345678')).toHaveValue('(11) 3234-5678')
  await page.keyboard.type('9')
  await expect(page.getByLabel('Telefone', { exact: true })).toHaveValue('(11) 32345-6789')
  await (await typed('Placa', 'abc-1d23')).toHaveValue('ABC1D23')
  await (await typed('Valor em reais', '1250,5')).toHaveValue('1.250,5')
  await (await typed('Data', '30022026')).toHaveValue('30/02/2026')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Data', { exact: true })).toHaveAccessibleDescription(
    /Esse dia não existe no calendário/,
  )
  await page.getByLabel('Sua máscara').fill('##/A')
  await page.getByLabel('Experimente').pressSequentially('12b')
  await expect(page.getByLabel('Experimente')).toHaveValue('12/B')
})

test('rows of a repeater are added, filled in and removed, and the total follows', async ({
  loggedInPage: page,
}) => {
  await page.goto('/form-repeater')
  const form = section(page, 'Pedido')
  const total = form.getByLabel('Total do pedido')
  await expect(total).toHaveText('R$ 1.429,80')
  await form.getByRole('button', { name: 'Acrescentar item' }).click()
  const third = form.getByRole('group', { name: 'Item 3' })
  await expect(third.getByLabel('Produto')).toBeFocused()
  await form.getByRole('button', { name: 'Salvar pedido' }).click()
  await expect(third.getByText('Informe o produto')).toBeVisible()
  await expect(third.getByLabel('Produto')).toBeFocused()
  await page.keyboard.type('Suporte')
  await third.getByLabel('Preço em reais').pressSequentially('70,2')
  await expect(total).toHaveText('R$ 1.500,00')
  await form.getByRole('button', { name: 'Remover item 2' }).click()
  await expect(toast(page, 'Remove Successfully')).toBeVisible()
  await expect(total).toHaveText('R$ 250,00')
  await expect(form.getByRole('group', { name: 'Item 2' }).getByLabel('Produto')).toBeFocused()
  await form.getByRole('button', { name: 'Salvar pedido' }).click()
  await expect(toast(page, 'Add Successfully')).toBeVisible()
})

test('a moved row keeps its values and the focus; in a short list the next row gets it', async ({
  loggedInPage: page,
}) => {
  await page.goto('/form-repeater')
  const form = section(page, 'Pedido')
  const product = (item: number) => form.getByRole('group', { name: `Item ${item}` }).getByLabel('Produto')
  await form.getByRole('button', { name: 'Descer item 1' }).focus()
  await page.keyboard.press('Enter')
  await expect(product(2)).toHaveValue('Pacote de 100 consultas')
  await expect(product(1)).toHaveValue('Treinamento da equipe')
  // It is the last row now and cannot move down.
  await expect(form.getByRole('button', { name: 'Subir item 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(product(1)).toHaveValue('Pacote de 100 consultas')
  await expect(form.getByRole('button', { name: 'Descer item 1' })).toBeFocused()

  const list = section(page, 'Lista curta')
  await list.getByLabel('Telefone 1', { exact: true }).pressSequentially('1132345678')
  await list.getByRole('button', { name: 'Outro telefone' }).click()
  const second = list.getByLabel('Telefone 2', { exact: true })
  await expect(second).toBeFocused()
  await page.keyboard.type('11987654321')
  await list.getByRole('button', { name: 'Remover telefone 1' }).click()
  await expect(list.getByLabel('Telefone 1', { exact: true })).toBeFocused()
  await expect(list.getByLabel('Telefone 1', { exact: true })).toHaveValue('(11) 98765-4321')
  await list.getByRole('button', { name: 'Salvar contatos' }).click()
  await expect(toast(page, 'Edit Successfully')).toBeVisible()
})

test.describe('wizard', () => {
  test('each step is validated, going back keeps the values, and the summary shows everything', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/form-wizard')
    const wizard = section(page, 'Abertura de conta')
    const next = wizard.getByRole('button', { name: 'Continuar' })
    await next.click()
    await expect(wizard.getByLabel('CNPJ')).toBeFocused()
    await wizard.getByLabel('CNPJ').pressSequentially('12abc34501de35')
    await wizard.getByLabel('Razão social').fill('Comércio Amostra Ltda.')
    await wizard.getByLabel('Porte').selectOption('Microempresa')
    await wizard.getByLabel('Porte').press('Tab')
    await page.keyboard.press('Enter')
    await expect(wizard.getByRole('heading', { name: 'Endereço' })).toBeFocused()
    await wizard.getByLabel('CEP').pressSequentially('01001000')
    await wizard.getByRole('button', { name: 'Voltar' }).click()
    await expect(wizard.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
    await next.click()
    await expect(wizard.getByLabel('CEP')).toHaveValue('01001-000')
    await wizard.getByLabel('Logradouro').fill('Praça da Sé')
    await wizard.getByLabel('Número').fill('100')
    await wizard.getByLabel('Cidade').fill('São Paulo')
    await wizard.getByLabel('Cidade').press('Enter')
    await wizard.getByRole('radiogroup', { name: 'Plano' }).getByText('Empresa').click()
    await wizard.getByLabel('E-mail de acesso').fill('ana@exemplo.com.br')
    await next.click()
    await expect(wizard.getByText('Para continuar é preciso aceitar os termos')).toBeVisible()
    await expect(wizard.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await next.click()
    await expect(wizard.getByRole('heading', { name: 'Resumo' })).toBeFocused()
    await expect(wizard.getByText('Praça da Sé, 100')).toBeVisible()
    await expect(wizard.getByText('Microempresa')).toBeVisible()
    await expectAccessible(page)
    await wizard.getByRole('button', { name: 'Alterar Empresa' }).click()
    await expect(wizard.getByLabel('Razão social')).toHaveValue('Comércio Amostra Ltda.')
    for (const step of ['Endereço', 'Acesso', 'Resumo']) {
      await next.click()
      await expect(wizard.getByRole('heading', { name: step })).toBeFocused()
    }
    await wizard.getByRole('button', { name: 'Concluir' }).click()
    await expect(toast(page, 'Add Successfully')).toBeVisible()
    await expect(wizard.getByRole('heading', { name: 'Cadastro concluído' })).toBeFocused()
    await wizard.getByRole('button', { name: 'Fazer outro cadastro' }).click()
    await expect(wizard.getByLabel('CNPJ')).toHaveValue('')
  })
})

const pdf = (name: string, size = 10) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(size, 'x'),
})

test('files are accepted or rejected with the reason, removed, dropped and previewed', async ({
  loggedInPage: page,
}) => {
  await page.goto('/file-input')
  const form = section(page, 'Vários, com área de soltar')
  const save = form.getByRole('button', { name: 'Salvar anexos' })
  await expect(save).toBeDisabled()
  await form.locator('input[type=file]').setInputFiles([pdf('contrato.pdf'), pdf('livro.pdf', 3 * 1024 ** 2)])
  const list = form.getByRole('list', { name: 'Arquivos escolhidos' })
  await expect(list.getByRole('listitem')).toHaveText([/contrato\.pdf/])
  await expect(form.getByText('livro.pdf: tem 3 MB, e o limite é 2 MB')).toBeVisible()
  await form.locator('input[type=file]').setInputFiles([pdf('anexo.pdf')])
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await form.getByRole('button', { name: 'Remover contrato.pdf' }).click()
  await expect(list.getByRole('listitem')).toHaveText([/anexo\.pdf/])
  await save.click()
  await expect(toast(page, 'Add Successfully')).toBeVisible()
  await expect(list).toBeHidden()

  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['x'], 'solto.pdf', { type: 'application/pdf' }))
    return transfer
  })
  await form.getByText('Solte arquivos aqui ou').dispatchEvent('drop', { dataTransfer })
  await expect(form.getByRole('listitem')).toHaveText([/solto\.pdf/])

  const photo = section(page, 'Imagem com prévia')
  await photo
    .locator('input[type=file]')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('texto') })
  await expect(photo.getByRole('alert')).toHaveText('foto.png: o conteúdo não é uma imagem')
})

test('a list is searched without accents, the choice stays, and several are chosen by keyboard', async ({
  loggedInPage: page,
}) => {
  await page.goto('/select')
  const field = page.getByRole('combobox', { name: 'Cidade de origem' })
  await field.fill('belem')
  const list = page.getByRole('listbox', { name: 'Cidade de origem' })
  await expect(list.getByRole('option')).toHaveText(['Belém'])
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Belém')
  await field.fill('xyz')
  await expect(page.getByText('Nenhuma capital com esse nome')).toBeVisible()
  // Close the first list: its dismissal would take the focus from the second one.
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  const several = page.getByRole('combobox', { name: 'Capitais atendidas' })
  await several.focus()
  await page.keyboard.press('ArrowDown')
  const options = page.getByRole('listbox', { name: 'Capitais atendidas' })
  await expect(options).toBeFocused()
  await expect(options.getByRole('option', { name: 'Belém' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(several).toHaveText('Belém')
  await page.keyboard.press('ArrowDown')
  await expect(options.getByRole('option', { name: 'Manaus' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(several).toHaveText('Belém, Manaus')
})

test.describe('dates', () => {
  test('are typed in Brazilian notation', async ({ loggedInPage: page }) => {
    await page.goto('/date-time-picker')
    const field = page.getByLabel('Vencimento')
    await field.fill('05/03/2027')
    await field.press('Enter')
    await field.press('Tab')
    await expect(field).toHaveValue('05/03/2027')
    await section(page, 'Calendário').getByRole('button', { name: 'Abrir o calendário' }).click()
    await expect(page.getByRole('button', { name: 'março de 2027: escolher o mês' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a period is chosen in the calendar and counted in days', async ({ loggedInPage: page }) => {
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-03:00'))
    await page.goto('/date-time-picker')
    const period = section(page, 'Período')
    await period.getByRole('button', { name: 'Abrir o calendário' }).click()
    const calendar = page.getByRole('application', { name: 'Calendário' }).last()
    await calendar.getByRole('button', { name: / 9 de novembro de 2026/ }).click()
    await calendar.getByRole('button', { name: / 12 de novembro de 2026/ }).click()
    await expect(period.getByText('4 dias', { exact: true })).toBeVisible()
  })
})
