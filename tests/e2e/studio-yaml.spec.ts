import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'
import type { Page } from './support/test.ts'

// The tests share one dev server.
test.describe.configure({ mode: 'default', timeout: 600_000 })

/** Opens a part's YAML in the studio and waits for its text. */
async function openYaml(page: Page, url: string, part: string) {
  await page.goto(`${url}/__manifesto#${part}`)
  return showYaml(page)
}

async function showYaml(page: Page) {
  await page.getByRole('tab', { name: 'YAML' }).click({ timeout: 90_000 })
  const editor = page.getByRole('region', { name: 'Editor' })
  const text = editor.getByRole('textbox', { name: /^YAML de / })
  await expect(text).toBeVisible()
  return { editor, text, line: (words: string) => editor.locator('.cm-line', { hasText: words }).first() }
}

/** Puts the cursor before the end of a line. */
async function placeCursor(page: Page, line: ReturnType<Page['locator']>, fromEnd: number) {
  await line.click()
  await page.keyboard.press('End')
  for (let step = 0; step < fromEnd; step++) await page.keyboard.press('ArrowLeft')
}

test('a key and its value are completed inside braces, and a mistake is mended by keyboard', async ({
  page,
  project,
}) => {
  const { editor, line } = await openYaml(page, project.url, 'consultas/cep.yaml/defaults/result/0')
  const status = page.getByRole('status').first()
  await expect(status).toContainText('sem erros', { timeout: 60_000 })
  const entry = line('label: Município, value')
  await placeCursor(page, entry, 2)
  await page.keyboard.type(', fo')
  const options = page.getByRole('listbox', { name: 'Sugestões' })
  await expect(options.getByRole('option', { name: 'format' })).toContainText('Formato')
  await page.keyboard.press('Enter')
  await expect(options.getByRole('option', { name: 'cep' })).toContainText('CEP com hífen')
  await page.keyboard.type('cep')
  await expect(options.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(line('label: Município')).toContainText(/value: \w+, format: cep \}/)

  await page.keyboard.type('x')
  await expect(editor.locator('.cm-lintRange-error')).toHaveText('cepx')
  const problems = editor.getByRole('region', { name: 'Problemas do arquivo' })
  await expect(problems).toContainText('você quis dizer "cep"?')
  const tree = page.getByRole('navigation', { name: 'Manifesto', exact: true })
  await expect(tree.getByRole('button', { name: /^Consultas 1 erro$/ })).toBeVisible()
  await expect(tree.getByRole('button', { name: /^CEP cep 1 erro$/ })).toBeVisible()
  await expect(tree.getByRole('button', { name: /^Partes comuns defaults 1 erro$/ })).toBeVisible()
  await expect(tree.getByRole('button', { name: /^Endereço por CEP 1$/ })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+.')
  await expect(line('label: Município')).toContainText('format: cep }')
  await expect(editor.locator('.cm-lintRange-error')).toHaveCount(0)
  await expect(tree).not.toContainText('erro')
})

test('the cursor stays where the user types while the part is read again', async ({ page, project }) => {
  const { line } = await openYaml(page, project.url, 'consultas/cep.yaml/defaults/result/0')
  const status = page.getByRole('status').first()
  await expect(status).toContainText('sem erros', { timeout: 60_000 })
  await placeCursor(page, line('label: Unidade'), 2)
  const frame = page.frameLocator('iframe[title="Página"]')
  await page.keyboard.type(', leads: false')
  await expect(status).toContainText('1 arquivo por salvar, sem erros')
  await placeCursor(page, line('title: Endereço'), 0)
  await page.keyboard.type(' um')
  await expect(frame.getByRole('region', { name: 'Resultado', exact: true })).toContainText('Endereço um', {
    timeout: 60_000,
  })
  await page.keyboard.type(' dois')
  await expect(line('title: Endereço')).toHaveText('      title: Endereço um dois')
})

test('the tree counts the errors of menus, and a remedy is a button', async ({ page, project }) => {
  const { editor, line } = await openYaml(page, project.url, 'menu.yaml/sidebar/1/children/1')
  await placeCursor(page, line('link: /pricing'), 2)
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  const tree = page.getByRole('navigation', { name: 'Manifesto', exact: true })
  await expect(tree.getByRole('button', { name: /^Menus 1 erro$/ })).toBeVisible({ timeout: 60_000 })
  await expect(tree.getByRole('button', { name: /^Menu lateral sidebar 1 erro$/ })).toBeVisible()
  await expect(tree.getByRole('button', { name: /^Créditos .* 1 erro$/ })).toBeVisible()
  await editor.getByRole('button', { name: 'Trocar por /pricing' }).click()
  await expect(line('link: /pricing')).toContainText('link: /pricing }')
  await expect(tree).not.toContainText('erro')
})

test('keys are explained in Portuguese', async ({ page, project }) => {
  const { line } = await openYaml(page, project.url, 'consultas/cep.yaml/defaults/result/0')
  const key = line('block: fields').locator('span', { hasText: /^block$/ })
  const explanation = page.locator('.cm-lsp-hover-tooltip')
  // The language server starts with the first explanation.
  await expect(async () => {
    await page.mouse.move(5, 5)
    await key.hover()
    await expect(explanation).toContainText('O que o bloco mostra', { timeout: 4000 })
  }).toPass({ timeout: 60_000 })
  await expect(explanation).toContainText('Valores aceitos:')
  await expect(explanation).not.toContainText(/Allowed|Example|Source/)
})

for (const darkMode of [true, false])
  test(`the YAML tab is accessible ${darkMode ? 'in the dark' : 'in the light'}`, async ({
    page,
    project,
  }) => {
    await page.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`${app.storagePrefix}.preferences`, JSON.stringify({ darkMode })],
    )
    const { editor, line } = await openYaml(page, project.url, 'consultas/cep.yaml/defaults/result/0')
    await placeCursor(page, line('label: UF'), 2)
    await page.keyboard.type(', format: cepx')
    await page.keyboard.press('Escape')
    await expect(editor.locator('.cm-lintRange-error')).toHaveText('cepx', { timeout: 60_000 })
    await page.keyboard.press('F8')
    await expect(page.locator('.cm-tooltip-lint')).toContainText('você quis dizer "cep"?')
    await expectAccessible(page)
    await placeCursor(page, line('block: fields'), 0)
    await page.keyboard.press('Control+Space')
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible()
    await expectAccessible(page)
    // Long lines wrap inside the pane.
    const overhang = await editor
      .locator('.cm-scroller')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(overhang).toBeLessThanOrEqual(0)
  })
