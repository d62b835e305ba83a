import { applyLook } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

test('an example shows its code, which can be copied', async ({ loggedInPage: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/button')
  const toggle = page.getByRole('button', { name: 'Código: Variantes' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const code = page.getByRole('group', { name: 'Código de Variantes' })
  await expect(code).toContainText('<Button variant="solid">Consultar</Button>')
  await page.getByRole('button', { name: 'Copiar código de Variantes' }).click()
  await expect(page.getByText('Código copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('function Variants()')
  await toggle.click()
  await expect(code).toHaveCount(0)
})

test('a confirmation focuses Cancel and restores the focus', async ({ loggedInPage: page }) => {
  await page.goto('/modal')
  const opener = page.getByRole('button', { name: 'Excluir lista' })
  await opener.click()
  const dialog = page.getByRole('alertdialog', { name: /Excluir “Clientes de maio”/ })
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(page.getByText('Delete Successfully')).toBeVisible()
  const recreate = page.getByRole('button', { name: 'Recriar a lista' })
  await expect(recreate).toBeFocused()
  await recreate.click()
  await expect(opener).toBeVisible()
})

test('carousel buttons move it, and it announces its position', async ({ loggedInPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/carousel')
  const carousel = page.getByRole('region', { name: 'Um quadro por vez' })
  await carousel.getByRole('button', { name: 'Próximo quadro' }).click()
  await expect(carousel.getByRole('button', { name: 'Ir ao quadro 2' })).toHaveAttribute('data-current', '')
  await expect(carousel.getByRole('img', { name: 'Litoral pela manhã' })).toBeInViewport()
})

test('pagination moves through a list', async ({ loggedInPage: page }) => {
  await page.goto('/Paginations')
  const region = page.getByRole('region', { name: 'Com a lista' })
  await region.getByRole('button', { name: 'Próxima página' }).click()
  await expect(region.getByRole('listitem')).toHaveText(['Goiânia', 'João Pessoa', 'Maceió'])
  await region.getByRole('button', { name: 'Página 3 de 3' }).click()
  await expect(region.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
})

test('arrow keys move between tabs and skip disabled ones', async ({ loggedInPage: page }) => {
  await page.goto('/tab-accordion')
  const region = page.getByRole('region', { name: 'Abas na vertical' })
  await region.getByRole('tab', { name: 'Acesso' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(region.getByRole('tab', { name: 'Dados' })).toBeFocused()
  await expect(region.getByRole('tabpanel', { name: 'Dados' })).toContainText('Nome, e-mail e telefone')
})

test('in the mirrored layout carousels, sliders and submenus follow the arrow keys', async ({
  loggedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/carousel')
  await applyLook(page, { darkMode: false, isRTL: true, width: 1280 })
  const modules = page.getByRole('group', { name: 'Módulos' })
  await modules.getByRole('group', { name: /^Quadros/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(modules.getByRole('status')).toContainText('Grupo 2')
  await modules.getByRole('button', { name: 'Módulos anteriores' }).click()
  await expect(modules.getByRole('status')).toContainText('Grupo 1')

  await page.goto('/progress-bar')
  const meter = page.getByRole('region', { name: 'Medidor' })
  await meter.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuenow', '65')

  await page.goto('/dropdown')
  await page.getByRole('button', { name: 'Mover para' }).press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menuitem', { name: 'Contratos' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Contratos' })).toBeHidden()
})
