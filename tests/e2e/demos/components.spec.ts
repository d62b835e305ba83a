import { expect, test } from '../support/test.ts'

test('an example shows its code, which can be copied', { tag: '@core' }, async ({
  signedInPage: insider,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await insider.goto('/button')
  const toggle = insider.getByRole('button', { name: 'Código: Variantes' })
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const code = insider.getByRole('group', { name: 'Código de Variantes' })
  await expect(code).toContainText('<Button variant="solid">Consultar</Button>')
  await insider.getByRole('button', { name: 'Copiar código de Variantes' }).click()
  await expect(insider.getByText('Código copiado')).toBeVisible()
  const copied = await insider.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('function Variants()')
  await toggle.click()
  await expect(code).toHaveCount(0)
})

test('a confirmation focuses Cancel and restores the focus', async ({ signedInPage: insider }) => {
  await insider.goto('/modal')
  const opener = insider.getByRole('button', { name: 'Excluir lista' })
  await opener.click()
  const dialog = insider.getByRole('alertdialog', { name: /Excluir “Clientes de maio”/ })
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await insider.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(insider.getByText('Delete Successfully')).toBeVisible()
})

test('carousel buttons move it, and it announces its position', async ({ signedInPage: insider }) => {
  await insider.emulateMedia({ reducedMotion: 'reduce' })
  await insider.goto('/carousel')
  const carousel = insider.getByRole('region', { name: 'Um quadro por vez' })
  await carousel.getByRole('button', { name: 'Próximo quadro' }).click()
  await expect(carousel.getByRole('button', { name: 'Ir ao quadro 2' })).toHaveAttribute('data-current', '')
  await expect(carousel.getByRole('img', { name: 'Litoral pela manhã' })).toBeInViewport()
})

test('pagination moves through a list', async ({ signedInPage: insider }) => {
  await insider.goto('/Paginations')
  const region = insider.getByRole('region', { name: 'Com a lista' })
  await region.getByRole('button', { name: 'Próxima página' }).click()
  await expect(region.getByRole('listitem')).toHaveText(['Goiânia', 'João Pessoa', 'Maceió'])
  await region.getByRole('button', { name: 'Página 3 de 3' }).click()
  await expect(region.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
})

test('arrow keys move between tabs and skip disabled ones', async ({ signedInPage: insider }) => {
  await insider.goto('/tab-accordion')
  const region = insider.getByRole('region', { name: 'Abas na vertical' })
  await region.getByRole('tab', { name: 'Acesso' }).focus()
  await insider.keyboard.press('ArrowDown')
  await expect(region.getByRole('tab', { name: 'Dados' })).toBeFocused()
  await expect(region.getByRole('tabpanel', { name: 'Dados' })).toContainText('Nome, e-mail e telefone')
})
