import { expectAccessible } from '../support/axe.ts'
import { expect, type Page, test } from '../support/test.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Ata da reunião' })

const result = (page: Page) => page.getByRole('group', { name: 'Como fica' })

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatação' }).getByRole('button', { name, exact: true })

test('a text is formatted, linked, pasted and published', async ({ loggedInPage: page }) => {
  await page.goto('/textarea')
  await test.step('a rich text is formatted by keyboard and toolbar, and shown as plain elements', async () => {
    await expect(result(page).getByRole('heading', { level: 2, name: 'Pauta da reunião' })).toBeVisible()
    await editor(page).press('Control+a')
    await page.keyboard.type('Decisões')
    await page.keyboard.press('Alt+F10')
    await expect(tool(page, 'Desfazer')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(tool(page, 'Título')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tool(page, 'Título')).toHaveAttribute('aria-pressed', 'true')
    await expect(result(page).getByRole('heading', { level: 2, name: 'Decisões' })).toBeVisible()
    await page.keyboard.press('Alt+F10')
    await page.keyboard.press('Escape')
    await expect(editor(page)).toBeFocused()

    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await expect(tool(page, 'Negrito')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.type('Aprovado')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' por todos.')
    await expect(result(page).locator('strong')).toHaveText('Aprovado')
    await page.keyboard.press('Enter')
    await tool(page, 'Lista com marcadores').click()
    await page.keyboard.type('Avisar a livraria')
    await expect(result(page).getByRole('listitem')).toHaveText('Avisar a livraria')
    await tool(page, 'Desfazer').click()
    await expect(result(page).getByText('Avisar a livraria')).toHaveCount(0)
    await tool(page, 'Refazer').click()
    await expect(result(page).getByRole('listitem')).toHaveText('Avisar a livraria')
  })
  await test.step('a link is created, refused if it is no address and removed; a mention is chosen by keyboard', async () => {
    await editor(page).press('Control+a')
    await page.keyboard.type('contrato')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+k')
    await expect(page.getByLabel('Endereço do link')).toBeFocused()
    await page.getByLabel('Endereço do link').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Use um endereço como exemplo.com.br.')).toBeVisible()
    await page.getByLabel('Endereço do link').fill('exemplo.com.br/contrato')
    await page.keyboard.press('Enter')
    await expect(result(page).getByRole('link', { name: 'contrato' })).toHaveAttribute(
      'href',
      'https://exemplo.com.br/contrato',
    )
    await expect(editor(page)).toBeFocused()
    await page.keyboard.press('Control+k')
    await page.getByRole('button', { name: 'Remover link' }).click()
    await expect(result(page).getByRole('link')).toHaveCount(0)
    await expect(editor(page)).toBeFocused()

    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(' para @noe')
    await expect(page.getByRole('option', { name: 'Noêmia' })).toHaveAttribute('aria-selected', 'true')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText('@Noêmia Fictícia Arantes')
    await page.keyboard.type('@')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText('@Rogério Amostra Lobato')
  })
  await test.step('pasted HTML is reduced to what the editor knows, without a policy violation', async () => {
    await editor(page).press('Control+a')
    await editor(page).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p style="color: red" onclick="alert(1)"><b>Forte</b></p><img src="https://example.com/a.png"><script>alert(1)</script>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(result(page).locator('strong')).toHaveText('Forte')
    await expect(result(page).locator('img, script, [style]')).toHaveCount(0)
  })
  await test.step('a text is published by button and by Ctrl+Enter, but not without words', async () => {
    const field = page.getByLabel('Comentário')
    const publish = page.getByRole('button', { name: 'Publicar' })
    await field.fill('  ')
    await expect(publish).toBeDisabled()
    await field.fill('Chegou hoje.')
    await field.press('Control+Enter')
    await expect(page.getByText('Publicado: “Chegou hoje.”')).toBeVisible()
    await expect(field).toHaveValue('')
    await field.fill('Faltou um item.')
    await publish.click()
    await expect(page.getByText('Publicado: “Faltou um item.”')).toBeVisible()
  })
  await test.step('a floating label names its field and leaves room for the text', async () => {
    const field = page.getByLabel('Como podemos ajudar?')
    const label = page.getByText('Como podemos ajudar?')
    await field.scrollIntoViewIfNeeded()
    const top = (await label.boundingBox())?.y ?? 0
    await field.fill('Não recebi a fatura.')
    await expect.poll(async () => (await label.boundingBox())?.y ?? top).toBeLessThan(top)
  })
})
