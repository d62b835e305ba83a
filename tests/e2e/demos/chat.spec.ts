import { expectAccessible } from '../support/axe.ts'
import { withMotion } from '../support/hold-motion.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

test.use(withMotion)

const contacts = (page: Page) => page.getByRole('list', { name: 'Contatos' }).getByRole('listitem')

const contact = (page: Page, name: string) => contacts(page).getByRole('button', { name })

const feed = (page: Page, name: string) => page.getByRole('log', { name: `Conversa com ${name}` })

async function send(page: Page, text: string) {
  await page.getByRole('textbox', { name: /^Mensagem para/ }).fill(text)
  await page.getByRole('button', { name: 'Enviar' }).click()
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Mensagem para/ })

const chooseForMessage = async (page: Page, text: string, item: string) => {
  await page.getByRole('button', { name: `Ações da mensagem: ${text}` }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('contacts are searched and opened, and messages are sent, read and answered', async ({
  loggedInPage: page,
}) => {
  await page.clock.install()
  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await test.step('contacts show presence and unread messages, and are searched', async () => {
    await expect(contact(page, 'Marina Exemplo do Vale')).toContainText('Ativo')
    await expect(contact(page, 'Jussara Exemplo Bittencourt')).toContainText('Offline')
    // The newest chat is open, and the focus stays out of its message field.
    await expect(feed(page, 'Marina Exemplo do Vale')).toBeVisible()
    await expect(field(page)).not.toBeFocused()
    await test.step('opening a chat shows its messages and marks it as read', async () => {
      const unread = contacts(page).filter({ hasText: /não lidas?$/ })
      const before = await unread.count()
      const first = unread.first().getByRole('button')
      await first.click()
      await expect(page.getByRole('log')).toBeVisible()
      await expect(unread).toHaveCount(before - 1)
      await page.reload()
      await expect(contacts(page).first()).toBeVisible()
      await expect(unread).toHaveCount(before - 1)
    })
    await test.step('the contacts are searched', async () => {
      const search = page.getByRole('searchbox', { name: 'Buscar contatos' })
      await search.fill('otavio')
      await expect(contacts(page)).toHaveCount(1)
      await expect(contact(page, 'Otávio Amostra Serrano')).toBeVisible()
      await search.fill('ninguém')
      await expect(page.getByText('Nada encontrado para “ninguém”')).toBeVisible()
    })
  })
  await test.step('a message is added and stored; an empty one is not sent', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await contact(page, 'Tereza Modelo do Vale').click()
    await send(page, '   ')
    await expect(feed(page, 'Tereza Modelo do Vale').getByText('Você:')).toHaveCount(0)
    await contact(page, 'Dirce Fictícia Moreira').click()
    await expect(page.getByRole('textbox', { name: 'Mensagem para Dirce Fictícia Moreira' })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: 'Dirce Fictícia Moreira' })).toBeVisible()
    await page.keyboard.type('Que notícia boa!')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Mensagem para Dirce Fictícia Moreira' })).toHaveValue('')
    await expect(feed(page, 'Dirce Fictícia Moreira')).toContainText('Recebi a fatura. Obrigada!')
    for (const text of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito'])
      await send(page, text)
    await expect(feed(page, 'Dirce Fictícia Moreira').getByText('Oito')).toBeInViewport()
    await expect(feed(page, 'Dirce Fictícia Moreira').getByText('Que notícia boa!')).not.toBeInViewport()
    // The contact with the latest message comes first.
    await expect(contacts(page).first()).toContainText('Dirce Fictícia Moreira')
    await page.reload()
    await contact(page, 'Dirce Fictícia Moreira').click()
    await expect(feed(page, 'Dirce Fictícia Moreira')).toContainText('Que notícia boa!')
  })
  await test.step('a contact reads, types and answers; lines break, and drafts wait', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    const name = 'Rogério Amostra Lobato'
    await contact(page, name).click()
    await page.keyboard.type('Bom dia!')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('Quando fica pronto?')
    await expect(field(page)).toHaveValue('Bom dia!\nQuando fica pronto?')
    await page.clock.pauseAt(Date.now() + 120_000)
    await page.keyboard.press('Enter')
    const message = feed(page, name).locator('[data-time]').filter({ hasText: 'Quando fica pronto?' })
    await expect(message).toContainText('Enviada')
    await page.clock.runFor(2500)
    await expect(message).toContainText('Lida')
    await expect(page.getByRole('status').filter({ hasText: 'digitando…' })).toBeVisible()
    const countEndless = () =>
      feed(page, name).evaluate(
        (log) =>
          log
            .getAnimations({ subtree: true })
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
            .length,
      )
    expect(await countEndless()).toBe(3)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await countEndless()).toBe(0)
    await page.clock.resume()
    await expect(feed(page, name)).toContainText('Bom dia! Acho que até quinta.')
    await expect(contacts(page).first()).toContainText('Bom dia! Acho que até quinta.')

    await field(page).fill('Depois eu')
    await contact(page, 'Marina Exemplo do Vale').click()
    await expect(contact(page, name)).toContainText('Rascunho: Depois eu')
    await page.reload()
    await contact(page, name).click()
    await expect(field(page)).toHaveValue('Depois eu')
    await page.getByRole('button', { name: 'Emojis' }).click()
    await page.getByRole('searchbox', { name: 'Buscar emoji' }).fill('cafe')
    await page.getByRole('button', { name: 'café', exact: true }).click()
    await expect(field(page)).toHaveValue('Depois eu☕')
    await expect(field(page)).toBeFocused()
  })
  await test.step('an answer in another chat is announced and marked as new', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await contact(page, 'Dirce Fictícia Moreira').click()
    await send(page, 'Obrigada pelo aviso!')
    await contact(page, 'Marina Exemplo do Vale').click()
    await expect(page.getByText(/^Dirce: (Imagina|Por nada|Disponha)/)).toBeVisible()
    await expect(contact(page, 'Dirce Fictícia Moreira')).toContainText('1não lida')
    await page.getByRole('checkbox', { name: 'Só não lidas' }).check()
    await contact(page, 'Dirce Fictícia Moreira').click()
    await expect(feed(page, 'Dirce Fictícia Moreira')).toContainText(/Novas mensagens.*Imagina!/)
    await expect(feed(page, 'Dirce Fictícia Moreira').getByRole('img', { name: 'Dirce: Amei' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Só não lidas' }).uncheck()
    await test.step('a chat is pinned, muted, marked as unread and cleared', async () => {
      const choose = async (item: string) => {
        await page.getByRole('button', { name: 'Ações da conversa com' }).click()
        await page.getByRole('menuitem', { name: item }).click()
      }
      await contact(page, 'Tereza Modelo do Vale').click()
      await choose('Fixar no topo')
      await choose('Silenciar avisos')
      await expect(contacts(page).first()).toContainText(/Tereza.*FixadaSilenciada/)
      await choose('Marcar como não lida')
      await expect(page.getByText('Nenhuma conversa aberta')).toBeVisible()
      await page.reload()
      await expect(contacts(page).first()).toContainText(/Tereza.*\dnão lidas?$/)
      await contact(page, 'Tereza Modelo do Vale').click()
      await choose('Limpar conversa')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Limpar' }).click()
      await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible()
    })
  })
})

test('messages are marked, answered, copied, deleted, attached and found', async ({
  loggedInPage: page,
  context,
}) => {
  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await test.step('a message gets a reaction, an answer, a star, and is copied and deleted', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const name = 'Otávio Amostra Serrano'
    await contact(page, name).click()
    const log = feed(page, name)
    await chooseForMessage(page, 'A impressora nova chegou.', 'Curtir')
    await expect(log.getByRole('img', { name: 'Você: Curtir' })).toBeVisible()
    await chooseForMessage(page, 'A impressora nova chegou.', 'Favoritar')
    await chooseForMessage(page, 'A impressora nova chegou.', 'Copiar texto')
    await expect(page.getByText('Mensagem copiada')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A impressora nova chegou.')
    await chooseForMessage(page, 'A impressora nova chegou.', 'Responder')
    await expect(field(page)).toBeFocused()
    await page
      .getByLabel('Anexar', { exact: true })
      .setInputFiles([{ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Nota 12') }])
    await expect(page.getByRole('list', { name: 'Anexos desta mensagem' })).toContainText('nota.txt')
    await page.keyboard.type('Testei agora')
    await page.keyboard.press('Enter')
    await expect(log.getByRole('button', { name: /Otávio\s*A impressora nova chegou/ })).toBeVisible()
    await chooseForMessage(page, 'Deixa na recepção, por favor.', 'Apagar')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
    await expect(log).toContainText('Mensagem apagada')
    await expect(log).not.toContainText('Deixa na recepção')
    await page.reload()
    await contact(page, name).click()
    await expect(log).toContainText('Mensagem apagada')
    await page.getByRole('button', { name: `Informações de ${name}` }).click()
    const info = page.getByRole('region', { name: `Informações de ${name}` })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      info.getByRole('button', { name: 'Baixar nota.txt' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('nota.txt')
    await info.getByRole('button', { name: /A impressora nova chegou/ }).click()
    await expect(log.locator('[aria-current=true]')).toContainText('A impressora nova chegou')
  })
  await test.step('files dropped on a conversation are attached', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await contact(page, 'Caetano Exemplo do Vale').click()
    const log = feed(page, 'Caetano Exemplo do Vale')
    await expect(log).toContainText('A busca agora acha nomes')
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer()
      transfer.items.add(new File(['Pauta'], 'pauta.txt', { type: 'text/plain' }))
      transfer.items.add(new File(['x'], 'programa.exe'))
      return transfer
    })
    await log.dispatchEvent('dragenter', { dataTransfer })
    await expect(page.getByText('Solte os arquivos para anexar')).toBeVisible()
    await log.dispatchEvent('drop', { dataTransfer })
    await expect(page.getByText('Solte os arquivos para anexar')).toBeHidden()
    await expect(page.getByText(/^programa\.exe: use \.pdf/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Anexos desta mensagem' }).getByRole('listitem')).toHaveCount(
      1,
    )
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(log.getByRole('button', { name: 'Baixar pauta.txt' })).toBeVisible()
  })
  await test.step('a search finds messages in all chats and jumps between those of one', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar contatos' }).fill('clausula')
    await page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('button').last().click()
    await expect(feed(page, 'Célio Modelo Andrade').locator('[aria-current=true]')).toContainText(
      'A cláusula',
    )
    await page.getByRole('searchbox', { name: 'Buscar contatos' }).fill('')
    await contact(page, 'Marina Exemplo do Vale').click()
    const log = feed(page, 'Marina Exemplo do Vale')
    await page.getByRole('button', { name: 'Buscar nesta conversa' }).click()
    await page.keyboard.type('lista')
    await expect(page.getByText('2 de 2')).toBeVisible()
    await expect(log.locator('[aria-current=true]').locator('mark')).toHaveText('lista')
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 de 2')).toBeVisible()
    await expect(log.locator('[aria-current=true]')).toContainText('Mando a lista quando terminar')
    await page.getByRole('button', { name: 'Próximo resultado' }).click()
    await expect(page.getByText('2 de 2')).toBeVisible()
    await page.getByRole('button', { name: 'Fechar busca' }).click()
    await expect(page.getByRole('button', { name: 'Buscar nesta conversa' })).toBeFocused()
    await log.evaluate((element) => element.scrollTo(0, -element.scrollHeight))
    await page.getByRole('button', { name: 'Ir para a mais recente' }).click()
    await expect(log.getByText('Deixei a planilha de conferência')).toBeInViewport()
    await page.getByRole('button', { name: 'Emojis' }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Buscar nesta conversa' }).click()
    await page.getByRole('button', { name: 'Informações de Marina Exemplo do Vale' }).click()
    await expectAccessible(page)
  })
})

test('panels open beside the chat, and are drawers on a narrow screen', async ({ loggedInPage: page }) => {
  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
  await test.step('the info panel opens and closes; a route change closes the active chat', async () => {
    await contact(page, 'Marina Exemplo do Vale').click()
    const button = page.getByRole('button', { name: 'Informações de Marina Exemplo do Vale' })
    const panel = page.getByRole('region', { name: 'Informações de Marina Exemplo do Vale' })
    await button.click()
    await expect(panel).toContainText('Cadastro')
    await button.click()
    await expect(panel).toHaveCount(0)
    await page.setViewportSize({ width: 1100, height: 800 })
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Informações' })).toContainText('Cadastro')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(feed(page, 'Marina Exemplo do Vale')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Changelog' })
      .click()
    await expect(page.getByRole('log')).toHaveCount(0)
    await page.goBack()
    // The details were closed with the chat; the newest chat is open again.
    await expect(feed(page, 'Marina Exemplo do Vale')).toBeVisible()
    await expect(panel).toHaveCount(0)
  })
  await test.step('the own profile opens, closes and keeps the status', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    const open = page.getByRole('button', { name: /^Meu perfil:/ })
    await open.click()
    const profile = page.getByRole('region', { name: 'Meu perfil' })
    await expect(profile.getByRole('heading', { level: 2, name: 'Ana Demonstração' })).toBeVisible()
    await profile.getByRole('radio', { name: 'Offline' }).check()
    await page.getByRole('button', { name: 'Contatos' }).click()
    await expect(profile).toHaveCount(0)
    await expect(open).toBeFocused()
    await page.reload()
    await open.click()
    await expect(profile.getByRole('radio', { name: 'Offline' })).toBeChecked()
  })
  await test.step('on a narrow screen the contacts are a drawer, which opening a chat closes', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Conversas' }).click()
    const drawer = page.getByRole('dialog', { name: 'Conversas' })
    await drawer.getByRole('button', { name: 'Rogério Amostra Lobato' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(feed(page, 'Rogério Amostra Lobato')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Mensagem para Rogério Amostra Lobato' })).toBeFocused()
    await test.step('the open chat has the button in its head', async () => {
      const back = page.getByRole('button', { name: 'Conversas' })
      const [arrow, name] = await Promise.all([
        back.boundingBox(),
        page.getByRole('heading', { level: 2, name: 'Rogério Amostra Lobato' }).boundingBox(),
      ])
      expect(Math.abs((arrow?.y ?? 0) - (name?.y ?? 0)), 'in one line').toBeLessThan(20)
      await back.click()
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(back).toBeFocused()
    })
    // Beside the chat there is no drawer, so none is open when the screen gets narrow again.
    await page.setViewportSize({ width: 1440, height: 900 })
    await contact(page, 'Marina Exemplo do Vale').click()
    await expect(feed(page, 'Marina Exemplo do Vale')).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('a narrow screen without a chat shows the contacts, and a message that a search finds', async () => {
    await openAfresh(page, '/chat')
    await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByText('Nenhuma conversa aberta')).toHaveCount(0)
    await contact(page, 'Rogério Amostra Lobato').click()
    await expect(feed(page, 'Rogério Amostra Lobato')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
    await page.getByRole('searchbox', { name: 'Buscar contatos' }).fill('planilha')
    await expectAccessible(page)
    await page.getByRole('list', { name: 'Mensagens encontradas' }).getByRole('button').first().click()
    await expect(field(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
