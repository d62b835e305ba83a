import { expect, type Page, test } from '../support/test.ts'

const contacts = (page: Page) => page.getByRole('list', { name: 'Contatos' }).getByRole('listitem')

const contact = (page: Page, name: string) => contacts(page).getByRole('button', { name })

const feed = (page: Page, name: string) => page.getByRole('log', { name: `Conversa com ${name}` })

async function send(page: Page, text: string) {
  await page.getByRole('textbox', { name: /^Mensagem para/ }).fill(text)
  await page.getByRole('button', { name: 'Enviar' }).click()
}

test.beforeEach(async ({ loggedInPage: page }) => {
  await page.goto('/chat')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible()
})

test('contacts show presence and unread messages, and are searched', async ({ loggedInPage: page }) => {
  await expect(contact(page, 'Marina Exemplo do Vale')).toContainText('Ativo')
  await expect(contact(page, 'Jussara Exemplo Bittencourt')).toContainText('Offline')
  await expect(page.getByText('Nenhuma conversa aberta')).toBeVisible()
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

test('a message is added and stored; an empty one is not sent', async ({ loggedInPage: page }) => {
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
  for (const text of ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito']) await send(page, text)
  await expect(feed(page, 'Dirce Fictícia Moreira').getByText('Oito')).toBeInViewport()
  await expect(feed(page, 'Dirce Fictícia Moreira').getByText('Que notícia boa!')).not.toBeInViewport()
  // The contact with the latest message comes first.
  await expect(contacts(page).first()).toContainText('Oito')
  await page.reload()
  await contact(page, 'Dirce Fictícia Moreira').click()
  await expect(feed(page, 'Dirce Fictícia Moreira')).toContainText('Que notícia boa!')
})

test('the info panel opens and closes; a route change closes the active chat', async ({
  loggedInPage: page,
}) => {
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
  await expect(page.getByText('Nenhuma conversa aberta')).toBeVisible()
})

test('the own profile opens, closes and keeps the status', async ({ loggedInPage: page }) => {
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

test('on a narrow screen the contacts are a drawer, which opening a chat closes', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Conversas' }).click()
  const drawer = page.getByRole('dialog', { name: 'Conversas' })
  await drawer.getByRole('button', { name: 'Rogério Amostra Lobato' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(feed(page, 'Rogério Amostra Lobato')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mensagem para Rogério Amostra Lobato' })).toBeFocused()
  // Beside the chat there is no drawer, so none is open when the screen gets narrow again.
  await page.setViewportSize({ width: 1440, height: 900 })
  await contact(page, 'Marina Exemplo do Vale').click()
  await expect(feed(page, 'Marina Exemplo do Vale')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
