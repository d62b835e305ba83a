import { expectAccessibleIn, twoLooks } from './support/looks.ts'
import { expect, test } from './support/test.ts'

test('Configurações say which build this is, and copy it for support', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/settings')
  const about = page.getByRole('region', { name: 'Sobre' })
  const mark: { version: string; builtAt: string } = JSON.parse(
    (await page.locator('meta[name=averigua-build]').getAttribute('content')) ?? '',
  )
  await expect(about).toContainText(/ProdutoAverigua \d+\.\d+\.\d+/)
  await expect(about).toContainText(`Versão${mark.version}`)
  await expect(about).toContainText('AmbienteDemonstração')
  await expect(about.locator('time')).toHaveAttribute('datetime', mark.builtAt)
  await expectAccessibleIn(page, twoLooks)
  await about.getByRole('button', { name: 'Copiar diagnóstico' }).click()
  await expect(page.getByText('Diagnóstico copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`Versão: ${mark.version}`)
  expect(copied).toContain('Página: /settings')
})

test('a clipboard that refuses is told', async ({ loggedInPage: page }) => {
  await page.goto('/settings')
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }),
  )
  await page.getByRole('button', { name: 'Copiar diagnóstico' }).click()
  await expect(page.getByText('Não foi possível copiar')).toBeVisible()
})
