import type { Page } from '@playwright/test'
import { app } from '../../src/generated/app.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, heading, test } from './support/edited-project.ts'
import { palette, search } from './support/palette.ts'

test.describe.configure({ mode: 'default' })

const analyst = { nome: 'Bia', sobrenome: 'Exemplo', email: 'bia@exemplo.com.br' }

/** Only managers may see these: a page, a family, a variant, an entry of the second menu. */
test.beforeEach(({ save }) => {
  save('routes/product.yaml', '  - path: /faq\n', '  - path: /faq\n    access: [gestor]\n')
  save('consultas/score.yaml', 'defaults:\n', 'defaults:\n  access: [gestor]\n')
  save('consultas/cpf.yaml', '\n  2:\n', '\n  2:\n    access: [gestor]\n')
  save('menu.yaml', '  - title: Empresas\n', '  - title: Empresas\n    access: [gestor]\n')
})

/** Logs a user with these roles in before the next page loads. */
const logInWithRoles = (page: Page, roles: string[]) =>
  page.addInitScript(
    ([prefix, profile, names]) => {
      if (sessionStorage.getItem('roles')) return
      sessionStorage.setItem('roles', 'stored')
      const user = { id: 'b', name: 'Bia Exemplo', email: profile.email, password: 'x', roles: names }
      localStorage.setItem(`${prefix}.users`, JSON.stringify([user]))
      localStorage.setItem(`${prefix}.profile`, JSON.stringify(profile))
      localStorage.setItem(`${prefix}.auth`, 'true')
    },
    [app.storagePrefix, analyst, roles] as const,
  )

/** Records requests for modules of a page or of definitions. */
function recordRequests(page: Page, part: RegExp): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (part.test(pathname)) found.push(pathname)
  })
  return found
}

const denied = 'Acesso não permitido'

test('a restricted page is in no menu, search or list', async ({ page, open }) => {
  await logInWithRoles(page, ['analista'])
  await open('/pacotes')
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Créditos' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Base de Conhecimento' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^Dados cadastrais/ }).first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Score/ })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Situação cadastral na Receita/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await expect(page.getByRole('menuitem', { name: 'Créditos' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Base de Conhecimento' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await search(page, 'base de conhecimento')
  // A text of several words may be a name; the search offers nothing else.
  await expect(palette(page).getByRole('option')).toHaveText([/^Abrir nome/, /^Pessoas por nome/])
  await palette(page).getByRole('combobox').fill('111.444.777-35')
  await expect(
    palette(page)
      .getByRole('option', { name: /^Dados cadastrais/ })
      .first(),
  ).toBeVisible()
  await expect(
    palette(page).getByRole('option', { name: /Situação cadastral na Receita|Score/ }),
  ).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.goto(new URL('/consulta/cpf', page.url()).href)
  const variants = page.getByRole('navigation', { name: 'Variantes' })
  await expect(variants.getByRole('link', { name: 'Dados cadastrais', exact: true })).toBeVisible()
  await expect(variants.getByRole('link', { name: /Receita Federal/ })).toHaveCount(0)
})

test('a typed address shows "no access" and loads nothing of the page', async ({ page, open }) => {
  await logInWithRoles(page, ['analista'])
  const loaded = recordRequests(page, /pages\/faq\/|consultas\/(page|consulta|score|cpf)\b/)
  for (const path of ['/faq', '/consulta/score', '/consulta/cpf/2', '/consulta/score/lote']) {
    await open(path)
    await expect(heading(page)).toHaveText(denied)
    await expect(page).toHaveTitle(`Averigua ${path}`)
    await expect(page.getByRole('navigation', { name: 'Trilha' })).toHaveCount(0)
  }
  expect(loaded).toEqual([])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ir para o início' }).click()
  await expect(heading(page)).toHaveText('Visão Geral')
})

test('a dossiê leaves out restricted parts and says how many', async ({ page, open }) => {
  await logInWithRoles(page, ['analista'])
  const score = recordRequests(page, /consultas\/score\b/)
  await open('/dossie/pessoa')
  await expect(page.getByText('A sua conta não tem acesso a 1 consulta deste dossiê.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Pontuação')
  expect(score).toEqual([])
})

test('a user with the role sees everything', async ({ page, open }) => {
  await logInWithRoles(page, ['analista', 'gestor'])
  await open('/faq')
  await expect(heading(page)).toHaveText('Base de Conhecimento')
  await open('/consulta/cpf/2')
  await expect(heading(page)).toContainText('Receita Federal')
  await expect(
    page
      .getByRole('navigation', { name: 'Variantes' })
      .getByRole('link', { name: 'Dados cadastrais', exact: true }),
  ).toBeVisible()
})

test('menus and page follow when another tab removes and restores a role, without a reload', async ({
  page,
  open,
  context,
  project,
}) => {
  await logInWithRoles(page, ['gestor'])
  const { isSameDocument: isKept } = await open('/faq')
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Base de Conhecimento' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${project.url}/register`)
  const give = (roles: string[]) =>
    other.evaluate(
      ([key, names]) => {
        const [user] = JSON.parse(localStorage.getItem(key) ?? '[]')
        localStorage.setItem(key, JSON.stringify([{ ...user, roles: names }]))
      },
      [`${app.storagePrefix}.users`, roles] as const,
    )
  await give(['analista'])
  await expect(heading(page)).toHaveText(denied)
  await expect(menu.getByRole('link', { name: 'Base de Conhecimento' })).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  await give(['gestor'])
  await expect(heading(page)).toHaveText('Base de Conhecimento')
  await expect(menu.getByRole('link', { name: 'Base de Conhecimento' })).toBeVisible()
  expect(await isKept()).toBe(true)
})
