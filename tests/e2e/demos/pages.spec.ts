import { expectAccessible } from '../support/axe.ts'
import { navigateInApp } from '../support/navigate-in-app.ts'
import { expect, type Page, test } from '../support/test.ts'

const icons = (page: Page) => page.getByRole('button', { name: /^Copiar Lu/ })

test('icons are searched, paged, copied and loaded by chunk', async ({
  loggedInPage: page,
  context,
  pageErrors,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/icons')
  await test.step('icons are searched and paged, and their names are copied', async () => {
    await expect(icons(page)).toHaveCount(120)
    const first = await icons(page).first().getAttribute('title')
    await page.getByRole('button', { name: 'Próxima' }).click()
    await expect(page.getByText(/^Página 2 de/)).toBeVisible()
    await expect(icons(page).first()).not.toHaveAttribute('title', first ?? '')
    await expect(icons(page).first()).toBeInViewport()

    await page.getByRole('searchbox', { name: 'Buscar ícones' }).fill('up arrow')
    await page.getByRole('button', { name: 'Copiar LuArrowUpAZ' }).click()
    await expect(page.getByText('LuArrowUpAZ copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('LuArrowUpAZ')
    await page.getByRole('radio', { name: 'JSX' }).check()
    await page.getByRole('button', { name: 'Copiar LuArrowUpAZ' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('<LuArrowUpAZ aria-hidden="true" />')

    await page.getByRole('searchbox', { name: 'Buscar ícones' }).fill('jacaré')
    await expect(page.getByText('Nenhum ícone com esse nome')).toBeVisible()
    await page.getByRole('button', { name: 'Ver todos' }).click()
    await expect(icons(page)).toHaveCount(120)
    await expectAccessible(page)
  })
  await test.step('icons appear as their chunks load, and a chunk that fails can be tried again', async () => {
    const drawing = (name: string) => page.getByTitle(name).locator('svg :first-child')
    await expect(drawing('LuAArrowDown').first()).toBeAttached()
    await page.getByRole('searchbox', { name: 'Buscar ícones' }).fill('zoom in')
    await expect(drawing('LuZoomIn').first()).toBeAttached()

    await page.route('**/dash/icons-5-*.js', (route) => route.abort())
    await page.getByRole('searchbox', { name: 'Buscar ícones' }).fill('folder lock')
    await expect(page.getByText('Não foi possível carregar esta parte da página')).toBeVisible()
    await page.unroute('**/dash/icons-5-*.js')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(drawing('LuFolderLock').first()).toBeAttached()
    expect(pageErrors.splice(0).every((text) => text.includes('Failed to load resource'))).toBe(true)
  })
})

test('tokens and text styles are copied, and widgets and the blank page show their contents', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/colors')
  await test.step('tokens and text styles are copied', async () => {
    await page.getByRole('button', { name: 'Copiar danger.subtle' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('danger.subtle')
    await page.getByRole('button', { name: /Copiar o cinza.*#66768A/ }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('#66768A')

    const checker = page.getByRole('region', { name: 'Conferir contraste' })
    await checker.getByLabel('Cor do texto', { exact: true }).fill('#777777')
    await checker.getByLabel('Cor do fundo', { exact: true }).fill('#FFFFFF')
    await expect(checker.getByRole('status')).toContainText('4,4:1')
    await expect(checker.getByText('Texto, AA: não passa')).toBeVisible()
    await checker.getByRole('button', { name: 'Trocar as duas' }).click()
    await expect(checker.getByLabel('Cor do fundo', { exact: true })).toHaveValue('#777777')
    // The sample has any contrast that the user asks for.
    await checker.getByLabel('Cor do fundo', { exact: true }).fill('#0B6760')
    await expectAccessible(page)
    await navigateInApp(page, '/typography')
    await page.getByRole('button', { name: 'Copiar o estilo figure' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('textStyle="figure"')

    const tester = page.getByRole('region', { name: 'Prova de texto' })
    await tester.getByLabel('Texto de prova').fill('Coração')
    await tester.getByLabel('Peso').selectOption('700')
    await expect(tester.getByText('Coração', { exact: true })).toHaveCSS('font-weight', '700')
    await tester.getByRole('button', { name: 'Copiar as propriedades' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('fontWeight="700"')
    await expectAccessible(page)
  })
  await test.step('the statistic widgets describe their drawings in text', async () => {
    await navigateInApp(page, '/statistic')
    const figure = page.getByRole('listitem').filter({ hasText: 'Sem resultado' }).first()
    await expect(figure).toContainText('46')
    await expect(figure).toContainText('8%menos que na semana anterior')
    await expect(page.getByRole('list', { name: 'Por onde chegam as consultas' })).toContainText('65%')
    await expect(page.getByRole('table', { name: 'Consultas por dia, pelo resultado' })).toContainText('168')
  })
  await test.step('the basic widgets work', async () => {
    await navigateInApp(page, '/basic')
    await expect(page.getByRole('heading', { level: 2, name: /, Ana$/ })).toBeVisible()
    await expect(page.getByText('3 passos por fazer')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Exportar um resultado' }).check()
    await expect(page.getByText('2 passos por fazer')).toBeVisible()

    const notes = page.getByRole('region', { name: 'Notas rápidas' })
    await notes.getByRole('button', { name: 'Guardar' }).click()
    await expect(notes.getByLabel('Nova nota')).toBeFocused()
    await notes.getByLabel('Nova nota').fill('Rever o lote de ontem')
    await notes.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Add Successfully')).toBeVisible()
    await expect(notes.getByRole('listitem')).toHaveText(['Rever o lote de ontem'])
    await page.reload()
    await expect(notes.getByRole('listitem')).toHaveText(['Rever o lote de ontem'])
    await expect(page.getByText('2 passos por fazer')).toBeVisible()
  })
  await test.step('the blank page has its title', async () => {
    await navigateInApp(page, '/blank-page')
    await expect(page.getByRole('heading', { level: 1, name: 'Página em branco' })).toBeVisible()
  })
  await test.step('the breadcrumb of a project names its parents and links to them', async () => {
    await navigateInApp(page, '/projects/identidade')
    const trail = page.getByRole('navigation', { name: 'Trilha' })
    await expect(trail.getByRole('listitem').filter({ hasText: /./ })).toHaveText([
      'Aplicativos',
      'Projetos',
      'Todos os projetos',
      'Projeto',
    ])
    await trail.getByRole('link', { name: 'Todos os projetos' }).click()
    await expect(page).toHaveURL('/projects')
  })
})
