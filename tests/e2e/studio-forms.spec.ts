import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'
import { type Page, signIn } from './support/test.ts'

// The tests share one dev server, whose first page takes long.
test.describe.configure({ mode: 'default', timeout: 600_000 })

const firstPage = { timeout: 90_000 }

const findEditor = (page: Page) => page.getByRole('region', { name: 'Editor' })

const findFrame = (page: Page) => page.frameLocator('iframe[title="Página"]')

const findEntry = (page: Page, name: string) =>
  findEditor(page)
    .getByRole('treeitem')
    .filter({ has: page.getByText(name, { exact: true }) })

const findMenu = (page: Page) => findFrame(page).getByRole('navigation', { name: 'Menu principal' })

async function openPart(page: Page, url: string, part: string) {
  await signIn(page)
  await page.goto(`${url}/__manifesto#${part}`)
  await expect(findEditor(page).getByRole('tab', { name: 'Formulário' })).toBeVisible(firstPage)
}

/** Returns the manifest's menu as the drafts have it. */
async function readMenuDraft(page: Page): Promise<string> {
  const stored = await page.evaluate(() => sessionStorage.getItem('averigua.studio-drafts') ?? '{}')
  return (JSON.parse(stored) as { drafts?: Record<string, string> }).drafts?.['menu.yaml'] ?? ''
}

test('a menu entry moves across levels by keys, by a button and by drag, each as one step', async ({
  page,
  project,
}) => {
  const text = readFileSync(join(project.folder, 'manifest/menu.yaml'), 'utf8')
  const line = '  - { title: Changelog, icon: LuHistory, link: /changelog, badge: 2.0.0 }\n'
  const inner = `    ${line}`
  await openPart(page, project.url, 'menu.yaml/sidebar')
  await expect(findMenu(page)).toContainText('Changelog', firstPage)

  await findEntry(page, 'Changelog').click()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(findEntry(page, 'Changelog')).toHaveAttribute('aria-level', '2')
  await expect(findEntry(page, 'Changelog')).toBeFocused()
  await expect
    .poll(() => readMenuDraft(page))
    .toBe(text.replace(line, '').replace('link: /settings }\n', (last) => last + inner))
  await expect(findMenu(page).locator('ul ul').first()).toContainText('Changelog')

  await findEditor(page).getByRole('button', { name: 'Para fora' }).click()
  await expect.poll(() => readMenuDraft(page)).toBe('')

  const first = { x: 120, y: 3 }
  await findEntry(page, 'Changelog').dragTo(findEntry(page, 'Visão Geral'), { targetPosition: first })
  await expect
    .poll(() => readMenuDraft(page))
    .toBe(text.replace(line, '').replace('    children:\n', (head) => head + inner))
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect.poll(() => readMenuDraft(page)).toBe('')
})

test('a move below the third level is refused with a reason', async ({ page, project }) => {
  await openPart(page, project.url, 'menu.yaml/sidebar')
  await findEntry(page, 'Consultas').click(firstPage)
  await page.keyboard.press('Alt+ArrowRight')
  await expect(findEditor(page)).toContainText('Um cabeçalho não tem entradas.')
  await findEntry(page, 'Changelog').click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(findEntry(page, 'Dashboard')).toHaveAttribute('aria-posinset', '3')
  await findEntry(page, 'Dashboard').click()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(findEntry(page, 'Visão Geral')).toHaveAttribute('aria-level', '3')
  await findEntry(page, 'Créditos').click()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(findEditor(page)).toContainText('O menu tem só 3 níveis: Créditos não cabe mais dentro.')
  await expectAccessible(page)
})

test('a hidden trail is hidden on the page before it is saved', async ({ page, project }) => {
  await openPart(page, project.url, 'menu.yaml/sidebar/1/children/2')
  const trail = findFrame(page).getByRole('navigation', { name: 'Trilha' })
  await expect(trail).toBeVisible(firstPage)
  await findEditor(page)
    .getByRole('button', { name: /^Mais campos/ })
    .click()
  await findEditor(page).getByRole('switch', { name: 'Esconder a trilha' }).click()
  await expect(trail).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(trail).toBeVisible()
})

test('a click on the page opens the menu entry and the question it is on', async ({ page, project }) => {
  await openPart(page, project.url, 'content/faq.yaml')
  const question = findFrame(page).locator('summary').nth(1)
  await expect(question).toBeVisible(firstPage)
  await page.getByRole('button', { name: 'Editar na tela' }).click()
  const title = (await question.innerText()).trim()
  await question.click()
  await expect(findEditor(page).getByRole('textbox', { name: /^Pergunta/ })).toHaveValue(title)
  await expect(findFrame(page).locator('details').nth(1)).toHaveCSS('outline-style', 'solid')
  await findMenu(page).getByText('Changelog').click()
  await expect(findEditor(page).getByRole('navigation', { name: 'Lugar no manifesto' })).toContainText(
    'sidebar› 2',
  )
})

test('a field is tried out as the app shows it, and nothing typed is kept', async ({ page, project }) => {
  await openPart(page, project.url, 'consultas/cpf.yaml/defaults/fields/0')
  const tried = findEditor(page).getByRole('region', { name: 'Experimente o campo' })
  const control = tried.getByRole('textbox')
  await control.fill('11111111111', firstPage)
  await control.press('Tab')
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await control.fill('')
  await control.pressSequentially('52998224725')
  await expect(control).toHaveValue('529.982.247-25')
  await control.press('Tab')
  await expect(tried.getByRole('status')).toHaveText('Válido. Vai no pedido: 52998224725')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    '52998224725',
  )
  await expectAccessible(page)
})

test('a part of a dossiê chosen by family and title is on its page before it is saved', async ({
  page,
  project,
}) => {
  await openPart(page, project.url, 'dossies/pessoa.yaml/parts/1')
  const part = findFrame(page).getByRole('main').locator('ol').first().locator('li').nth(1)
  await expect(part).toContainText('Score de crédito', firstPage)
  const variant = findEditor(page).getByLabel(/^Variante/)
  await variant.selectOption('cpf/2')
  const note = 'O manifesto tem um erro. Abaixo está o último estado bom.'
  await expect(page.getByText(note)).toBeVisible({ timeout: 20_000 })
  await expect(part).toContainText('Score de crédito')
  await page.getByRole('button', { name: 'Abrir dossies/pessoa.yaml:16' }).click()
  await variant.selectOption('cpf/3')
  await expect(part).toContainText('Endereços')
  await page.getByRole('button', { name: 'Editar na tela' }).click()
  await findFrame(page).getByRole('main').locator('ol').first().locator('li').first().click()
  await expect(page).toHaveURL(/#dossies\/pessoa\.yaml\/parts\/0$/)
  await expect(page.getByRole('status').first()).toContainText('1 arquivo por salvar')
})

test('a badge becomes a counted number and a text again', async ({ page, project }) => {
  const text = readFileSync(join(project.folder, 'manifest/menu.yaml'), 'utf8')
  await openPart(page, project.url, 'menu.yaml/bottomBar/0')
  const kind = findEditor(page).getByRole('combobox', { name: 'O que Selo mostra' })
  await kind.selectOption('consultas')
  await expect
    .poll(() => readMenuDraft(page))
    .toBe(text.replace('link: /pacotes, badge: 21 }', 'link: /pacotes, badge: { count: consultas } }'))
  await expect(kind).toHaveValue('consultas')
  await kind.selectOption('')
  await expect.poll(() => readMenuDraft(page)).toBe('')
})

test('a request needs one of two paths, and the form says which it needs', async ({ page, project }) => {
  await openPart(page, project.url, 'consultas/cpf.yaml/defaults/request')
  const get = findEditor(page).getByRole('textbox', { name: /^Caminho \(GET\)/ })
  const post = findEditor(page).getByRole('textbox', { name: /^Caminho \(POST\)/ })
  const note = findEditor(page).getByText('Preencha um destes: Caminho (GET) ou Caminho (POST).')
  await expect(post).toHaveAttribute('required', '')
  await expect(get.or(note)).toHaveCount(0)

  await post.fill('')
  await post.press('Enter')
  await expect(note).toBeVisible()
  for (const path of [get, post]) await expect(path).not.toHaveAttribute('required')
  await expectAccessible(page)

  await get.fill('/cpf/consulta')
  await get.press('Enter')
  await expect(get).toHaveAttribute('required', '')
  await expect(note).toHaveCount(0)
  // The emptied field keeps its place, and is needed no more.
  await expect(post).not.toHaveAttribute('required')
})
