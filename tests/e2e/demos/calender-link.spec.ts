import { readFile } from 'node:fs/promises'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('the link of an event is checked, shown in its card, opened and exported', async ({
  loggedInPage: page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-03:00'))
  await page.goto('/calender')
  const event = page.getByRole('main').getByRole('button').filter({ hasText: 'Visita a cliente' }).first()
  await event.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Editar evento' })
  const field = dialog.getByLabel('Link', { exact: true })
  await field.fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(field).toBeFocused()
  await expect(dialog.getByText('Use um endereço como https://exemplo.com.br')).toBeVisible()
  await field.fill('exemplo.com.br/sala?n=1')
  await expect(dialog.getByRole('link', { name: 'Abrir o link em outra aba' })).toHaveAttribute(
    'rel',
    /noopener/,
  )
  await expectAccessibleIn(page, twoLooks)
  await page.setViewportSize({ width: 1280, height: 900 })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Edit Successfully')).toBeVisible()

  await context.route('https://exemplo.com.br/**', (route) => route.fulfill({ body: 'Sala' }))
  await event.hover()
  const link = page.getByRole('tooltip').getByRole('link', { name: 'exemplo.com.br/sala?n=1' })
  await expect(link).toHaveAttribute('rel', /noopener/)
  const opened = context.waitForEvent('page')
  await link.click()
  expect((await opened).url()).toBe('https://exemplo.com.br/sala?n=1')

  await event.press('Enter')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Exportar (.ics)' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n')).toContain('URL:https://exemplo.com.br/sala?n=1')
})
