import { expectAccessible } from '../support/axe.ts'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { countPrints, expectPrinted } from '../support/print-dialog.ts'
import { expect, type Page, test } from '../support/test.ts'

const list = (page: Page) => page.getByRole('region', { name: /^E-mails:/ })

const rows = (page: Page) => list(page).getByRole('listitem')

const row = (page: Page, title: string) => rows(page).filter({ hasText: title })

const filter = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })

/** The subject of the first e-mail, which is in the seed, unread. */
const subject = 'Cadastros sem endereço'

const opener = (page: Page) =>
  row(page, subject).getByRole('button', { name: /^(Não lido\.)?\s*Marina Exemplo do Vale/ })

async function write(page: Page, to: string, title: string) {
  await page.getByRole('button', { name: 'Escrever' }).click()
  await page.getByRole('textbox', { name: 'Para' }).fill(to)
  await page.getByRole('textbox', { name: 'Assunto' }).fill(title)
  await page.getByRole('textbox', { name: 'Mensagem' }).fill('Segue o combinado.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar' }).click()

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/email')
  await expect(rows(page).first()).toContainText(subject)
})

test('a sent e-mail is at the top and stored; without a recipient it is not sent', async ({
  loggedInPage: page,
}) => {
  await write(page, 'gil', 'Ata da reunião')
  await send(page)
  await expect(page.getByRole('textbox', { name: 'Para' })).toHaveAccessibleDescription(
    'Informe um e-mail válido',
  )
  await page.keyboard.press('Escape')
  await expect(row(page, 'Ata da reunião')).toHaveCount(0)
  await write(page, 'gil@outro.example', 'Ata da reunião')
  await send(page)
  await expect(page.getByText('Send Successfully')).toBeVisible()
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await expect(rows(page).first()).toContainText('Para: gil@outro.example')
    await expect(rows(page).first()).toContainText('Ata da reunião')
  }
  await filter(page, /^Enviados/).click()
  await expect(rows(page).first()).toContainText('Ata da reunião')
})

test('an e-mail is answered, and a sent draft is no longer a draft', async ({ loggedInPage: page }) => {
  await opener(page).click()
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(page.getByRole('textbox', { name: 'Para' })).toHaveValue('marina.vale@exemplo.com.br')
  await expect(page.getByRole('textbox', { name: 'Assunto' })).toHaveValue(`Re: ${subject}`)
  await send(page)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(rows(page).first()).toContainText(`Re: ${subject}`)

  await filter(page, /^Rascunhos/).click()
  await row(page, 'Conversa semanal')
    .getByRole('button', { name: /Conversa semanal —/ })
    .click()
  await page.getByRole('button', { name: 'Continuar a escrever' }).click()
  await expect(page.getByRole('textbox', { name: 'Para' })).toHaveValue('otavio@exemplo.com.br')
  await send(page)
  await expect(page.getByText('Send Successfully').last()).toBeVisible()
  await page.reload()
  await expect(rows(page).first()).toContainText('Para: Otávio Amostra Serrano')
  await filter(page, /^Rascunhos/).click()
  await expect(page.getByText('Nenhum e-mail aqui')).toBeVisible()
})

test('one e-mail is selected, then all shown, then none', async ({ loggedInPage: page }) => {
  const check = page.getByRole('checkbox', { name: `Selecionar: ${subject}` })
  await check.check()
  await expect(page.getByRole('checkbox', { name: '1 selecionado' })).toBeVisible()
  await page.reload()
  await expect(check).toBeChecked()
  await check.press('Space')
  await page.reload()
  await expect(check).not.toBeChecked()
  await filter(page, /^Social/).click()
  const count = await rows(page).count()
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(count)
  await filter(page, /^Todos/).click()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(count)
  const all = page.getByRole('checkbox', { name: `${count} selecionados` })
  await all.check()
  await page.reload()
  await expect(rows(page).getByRole('checkbox', { checked: false })).toHaveCount(0)
  await page.getByRole('checkbox', { name: /selecionados$/ }).uncheck()
  await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('selected e-mails are marked as read and deleted together', async ({ loggedInPage: page }) => {
  const unread = rows(page).filter({ hasText: 'Não lido.' })
  await expect(unread).not.toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check()
  await page.getByRole('button', { name: 'Marcar como lidos' }).press('Enter')
  await expect(unread).toHaveCount(0)
  // The focused button is gone, because nothing is selected any more.
  await expect(list(page)).toBeFocused()
  await page.getByRole('checkbox', { name: 'Selecionar todos' }).check()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByText('Nenhum e-mail aqui')).toBeVisible()
  await page.reload()
  await filter(page, /^Lixeira/).click()
  await expect(row(page, subject)).toBeVisible()
})

test('an e-mail is toggled as favourite and as read; opening it reads it', async ({ loggedInPage: page }) => {
  const star = page.getByRole('button', { name: 'Favorito: Café na sexta?' })
  await star.click()
  await page.getByRole('button', { name: `Marcar como lido: ${subject}` }).click()
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page, subject)).not.toContainText('Não lido.')
  await page.getByRole('button', { name: `Marcar como não lido: ${subject}` }).click()
  await filter(page, /^Favoritos/).click()
  await star.click()
  await expect(row(page, 'Café na sexta?')).toHaveCount(0)
  await page.reload()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await expect(row(page, subject)).toContainText('Não lido.')
  await test.step('it is read by being opened, and the list goes on from there', async () => {
    await opener(page).click()
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused()
    await expect(page.getByRole('article', { name: subject })).toContainText('marina.vale@exemplo.com.br')
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(row(page, subject)).toBeFocused()
    await page.reload()
    await expect(row(page, subject)).not.toContainText('Não lido.')
  })
})

test('an e-mail goes to the trash, is restored, and is deleted for good', async ({ loggedInPage: page }) => {
  const remove = page.getByRole('button', { name: `Excluir: ${subject}` })
  await remove.click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  await expect(rows(page).first()).toBeFocused()
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(row(page, subject)).toHaveCount(0)
  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: `Restaurar: ${subject}` }).click()
  await filter(page, /^Todos/).click()
  await opener(page).click()
  await remove.click()
  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: `Excluir de vez: ${subject}` }).click()
  await expect(page.getByText('Remove Successfully')).toBeVisible()
  await page.reload()
  await filter(page, /^Lixeira/).click()
  await expect(row(page, subject)).toHaveCount(0)
})

test('filters narrow the list and count unread ones, the search ignores accents', async ({
  loggedInPage: page,
}) => {
  await test.step('the search finds correspondents and text', async () => {
    const search = page.getByRole('searchbox', { name: 'Buscar e-mails' })
    await search.fill('jussara')
    await expect(rows(page)).toHaveCount(1)
    await search.fill('clausula de renovacao')
    await expect(rows(page)).toContainText(['Dúvida sobre o contrato'])
    await search.fill('nada disso')
    await list(page).getByRole('button', { name: 'Limpar busca' }).click()
    await expect(row(page, subject)).toBeVisible()
  })
  await expect(filter(page, /^Todos/)).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Pessoal', 'Social', 'Promoções', 'Negócios']) {
    await filter(page, new RegExp(`^${name}`)).click()
    await expect(page.getByRole('region', { name: `E-mails: ${name}` })).toBeVisible()
    const unread = await rows(page).filter({ hasText: 'Não lido.' }).count()
    await expect(filter(page, new RegExp(`^${name}`))).toHaveAccessibleName(`${name} ${unread} não lidos`)
    await expect(rows(page).filter({ hasNotText: name })).toHaveCount(0)
  }
  await filter(page, /^Spam/).click()
  await expect(rows(page)).toHaveCount(1)
  await test.step('on a narrow screen the folders are a drawer', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    const { height = 0 } = (await rows(page).first().boundingBox()) ?? {}
    expect(height, 'two lines of text and one of labels and actions').toBeLessThan(110)
    await page.getByRole('button', { name: 'Pastas' }).click()
    await page
      .getByRole('dialog', { name: 'Pastas' })
      .getByRole('button', { name: /^Enviados/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'E-mails: Enviados' })).toBeVisible()
  })
})

const composer = (page: Page) => page.getByRole('dialog', { name: 'Escrever e-mail' })

const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' })

async function chooseIn(page: Page, menu: string | RegExp, item: string) {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('the composer keeps its draft, and sending with copies and files can be undone', async ({
  loggedInPage: page,
}) => {
  const dialog = composer(page)
  await page.getByRole('button', { name: 'Escrever' }).click()
  await chooseIn(page, 'Escolher destinatário', 'Célio Modelo Andrade')
  await expect(dialog.getByRole('textbox', { name: 'Para' })).toHaveValue('celio@exemplo.com.br')
  await dialog.getByRole('button', { name: 'Cc e Cco' }).click()
  await dialog.getByRole('textbox', { name: 'Cc', exact: true }).fill('gil')
  await dialog.getByRole('textbox', { name: 'Cco' }).fill('bia@outro.example')
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Minuta do aditivo')
  await send(page)
  await expect(dialog.getByRole('textbox', { name: 'Cc', exact: true })).toHaveAccessibleDescription(
    'Informe um e-mail válido',
  )
  await dialog.getByRole('textbox', { name: 'Cc', exact: true }).fill('gil@outro.example, rui@outro.example')
  await dialog.getByLabel('Anexar arquivos').setInputFiles([
    { name: 'minuta.txt', mimeType: 'text/plain', buffer: Buffer.from('Cláusula 1') },
    { name: 'grande.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(400 * 1024) },
  ])
  await expect(page.getByText(/^grande\.pdf: tem 400 kB/)).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Anexos' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await filter(page, /^Rascunhos/).click()
  await row(page, 'Minuta do aditivo')
    .getByRole('button', { name: /^Para:/ })
    .click()
  await page.getByRole('button', { name: 'Continuar a escrever' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Cco' })).toHaveValue('bia@outro.example')
  await expect(dialog.getByRole('button', { name: 'Tirar minuta.txt' })).toBeVisible()
  await send(page)
  await undo(page).click()
  await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Minuta do aditivo')
  await send(page)
  await page.reload()
  await filter(page, /^Enviados/).click()
  await expect(row(page, 'Minuta do aditivo')).toHaveCount(1)
  await row(page, 'Minuta do aditivo')
    .getByRole('button', { name: /^Para:/ })
    .click()
  const article = page.getByRole('article', { name: 'Minuta do aditivo' })
  await expect(article).toContainText('Cc: gil@outro.example, rui@outro.example')
  await expect(article).toContainText('Cco: bia@outro.example')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    article.getByRole('button', { name: 'Baixar minuta.txt' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('minuta.txt')

  await page.getByRole('button', { name: 'Escrever' }).click()
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Sem uso')
  await dialog.getByRole('button', { name: 'Descartar' }).click()
  await filter(page, /^Rascunhos/).click()
  await expect(rows(page)).toHaveCount(1)
})

test('an e-mail is passed on, answered to all with its text quoted, and printed', async ({
  loggedInPage: page,
}) => {
  await countPrints(page)
  await page.reload()
  await opener(page).click()
  await page.getByRole('button', { name: 'Imprimir' }).click()
  await expectPrinted(page)
  await page.getByRole('button', { name: 'Encaminhar' }).click()
  const dialog = composer(page)
  await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue(`Enc: ${subject}`)
  await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toContainText('De: Marina Exemplo do Vale')
  await expect(dialog.getByRole('button', { name: 'Tirar cadastros-sem-endereco.csv' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'A todos' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Cc', exact: true })).toHaveValue(
    'caetano@amostraparticipacoes.example.com,tereza@exemplo.com.br',
  )
  // The answer begins above the quote.
  await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toBeFocused()
  await page.keyboard.type('Fico com a primeira metade.')
  await send(page)
  const others = page.getByRole('region', { name: 'Nesta conversa' })
  await others.getByRole('button', { name: /Fico com a primeira metade/ }).click()
  const answer = page.getByRole('article', { name: `Re: ${subject}` })
  await expect(answer).toContainText('Fico com a primeira metade.')
  await expect(answer.getByRole('blockquote')).toHaveCount(0)
  await answer.getByRole('button', { name: 'Texto citado' }).click()
  await expect(answer.getByRole('blockquote')).toContainText('Vinte cadastros')
  await page.getByRole('button', { name: 'Próximo e-mail' }).click()
  await expect(page.getByRole('article', { name: subject, exact: true })).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

test('e-mails are archived, labelled and moved to spam, and folders are emptied', async ({
  loggedInPage: page,
}) => {
  await chooseIn(page, `Mais ações: ${subject}`, 'Arquivados')
  await expect(page.getByRole('group', { name: 'Última ação' })).toContainText('1 e-mail arquivado')
  await filter(page, /^Caixa de entrada/).click()
  await expect(row(page, subject)).toHaveCount(0)
  await undo(page).click()
  await expect(row(page, subject)).toBeVisible()
  await expect(undo(page)).toHaveCount(0)
  await chooseIn(page, `Mais ações: ${subject}`, 'Pôr Pessoal')
  await chooseIn(page, `Mais ações: ${subject}`, 'Tirar Negócios')
  await expect(row(page, subject)).toContainText('Pessoal')
  await expect(row(page, subject)).not.toContainText('Negócios')

  await chooseIn(page, 'Selecionar por estado', 'Com anexo')
  await expect(page.getByRole('checkbox', { name: '3 selecionados' })).toBeVisible()
  await chooseIn(page, 'Mais ações para os selecionados', 'Spam')
  await page.reload()
  await filter(page, /^Spam/).click()
  await expect(rows(page)).toHaveCount(4)
  await chooseIn(page, `Mais ações: ${subject}`, 'Não é spam')
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Esvaziar spam' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esvaziar', exact: true }).click()
  await expect(page.getByText('Nenhum e-mail aqui')).toBeVisible()
  await filter(page, /^Lixeira/).click()
  await page.getByRole('button', { name: 'Esvaziar lixeira' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Esvaziar', exact: true }).click()
  await expect(page.getByText('A lixeira está vazia')).toBeVisible()
  await page.reload()
  await filter(page, /^Arquivados/).click()
  await expect(rows(page)).toHaveCount(1)
  await filter(page, /^Todos/).click()
  await expect(row(page, subject)).toContainText('Pessoal')
  await page.getByRole('checkbox', { name: `Selecionar: ${subject}` }).check()
  await expectAccessibleIn(page, twoLooks)
})

test('single keys move, open, answer, archive, delete and undo', async ({ loggedInPage: page }) => {
  const title = page.getByRole('article').getByRole('heading', { level: 2 })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Atalhos do e-mail' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: `Selecionar: ${subject}` }).focus()
  await page.keyboard.press('o')
  await expect(title).toHaveText(subject)
  await page.keyboard.press('j')
  await expect(title).toHaveText('Dúvida sobre o contrato')
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: 'Favorito: Dúvida sobre o contrato' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('k')
  await expect(title).toHaveText(subject)
  await page.keyboard.press('r')
  await expect(composer(page).getByRole('textbox', { name: 'Assunto' })).toHaveValue(`Re: ${subject}`)
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await expect(composer(page).getByRole('textbox', { name: 'Assunto' })).toHaveValue(`Enc: ${subject}`)
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(row(page, subject)).toBeFocused()
  await page.keyboard.press('#')
  await expect(row(page, subject)).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(row(page, subject)).toHaveCount(1)
  await row(page, subject).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('e')
  await expect(row(page, subject)).toContainText('Arquivado')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Buscar e-mails' })).toBeFocused()
  // In a field the keys are letters.
  await page.keyboard.type('cafe')
  await expect(rows(page)).toHaveCount(1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.keyboard.press('c')
  await expect(composer(page)).toBeVisible()
})

const message = (page: Page) => composer(page).getByRole('textbox', { name: 'Mensagem' })

test('a formatted e-mail is kept as a draft, sent by keyboard, quoted and passed on', async ({
  loggedInPage: page,
}) => {
  const dialog = composer(page)
  await page.getByRole('button', { name: 'Escrever' }).click()
  await dialog.getByRole('textbox', { name: 'Para' }).fill('gil@outro.example')
  await dialog.getByRole('textbox', { name: 'Assunto' }).fill('Pauta')
  await message(page).click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Decisões')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  // HTML that is typed stays text.
  await page.keyboard.type('<img src=x onerror=alert(1)>')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Lista com marcadores' }).click()
  await page.keyboard.type('Renovar')
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Escape')
  await expect(message(page), 'Escape in the toolbar keeps the composer open').toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await filter(page, /^Rascunhos/).click()
  await expect(row(page, 'Pauta')).toContainText('Decisões')
  await row(page, 'Pauta')
    .getByRole('button', { name: /^Para:/ })
    .click()
  await page.getByRole('button', { name: 'Continuar a escrever' }).click()
  await expect(message(page).locator('strong')).toHaveText('Decisões')
  await message(page).getByRole('listitem').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' o contrato')
  await page.keyboard.press('Control+Enter')
  await undo(page).click()
  await expect(message(page).getByRole('listitem')).toHaveText('Renovar o contrato')
  await send(page)

  await page.reload()
  await filter(page, /^Enviados/).click()
  await row(page, 'Pauta')
    .getByRole('button', { name: /^Para:/ })
    .click()
  const article = page.getByRole('article', { name: 'Pauta' })
  await expect(article.locator('strong')).toHaveText('Decisões')
  await expect(article).toContainText('<img src=x onerror=alert(1)>')
  await expect(article.getByRole('listitem')).toHaveText('Renovar o contrato')
  await page.getByRole('button', { name: 'Responder' }).click()
  await expect(message(page).getByRole('blockquote').locator('strong')).toHaveText('Decisões')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Encaminhar' }).click()
  await expect(message(page).locator('strong')).toHaveText('Decisões')
  await expect(message(page)).toContainText('E-mail encaminhado')
  await expectAccessibleIn(page, twoLooks)
})

test('on a phone the open e-mail has one line of actions, and a menu with all', async ({
  loggedInPage: page,
}) => {
  await countPrints(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  await opener(page).click()
  const article = page.getByRole('article', { name: subject })
  const names = ['Voltar', 'Próximo e-mail', `Excluir: ${subject}`, `Mais ações: ${subject}`]
  const boxes = await Promise.all(names.map((name) => article.getByRole('button', { name }).boundingBox()))
  const middles = boxes.map((box) => box && Math.round(box.y + box.height / 2))
  expect(new Set(middles).size, 'the lines').toBe(1)
  const star = article.getByRole('button', { name: `Favorito: ${subject}` })
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await chooseIn(page, `Mais ações: ${subject}`, 'Tirar dos favoritos')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await chooseIn(page, `Mais ações: ${subject}`, 'Imprimir')
  await expectPrinted(page)
  await test.step('the composer fills the screen', async () => {
    await chooseIn(page, `Mais ações: ${subject}`, 'Encaminhar')
    const dialog = page.getByRole('dialog', { name: 'Escrever e-mail' })
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 812 })
    const head = message(page).getByText('E-mail encaminhado')
    const { top, height } = await head.evaluate((element) => {
      const range = document.createRange()
      range.setStart(element.firstChild as Text, 0)
      range.setEnd(element.firstChild as Text, '---------- E-mail encaminhado ----------'.length)
      return range.getBoundingClientRect()
    })
    expect(top).toBeGreaterThan(0)
    expect(height, 'one line').toBeLessThan(30)
  })
})
