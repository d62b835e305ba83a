import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../support/project-copy.ts'
import { expectAccessible } from '../support/axe.ts'
import { firstPort } from '../support/live-app.ts'
import { mainMenu } from '../support/menu.ts'
import { buildCopy, serveCopy } from '../support/serve-copy.ts'
import { expect, type Page, signIn, test } from '../support/test.ts'

const port = firstPort + 8

const buildGroupYaml = (number: number) => `  - title: Grupo ${number}
    icon: LuHistory
    isOpen: true
    children:
${Array.from({ length: 30 }, (_, index) => `      - { title: Entrada ${number}.${index + 1}, link: /faq }\n`).join('')}`

/** A sidebar of more than a thousand entries in place of the shipped one. */
const longSidebar = `sidebar:
  - header: menu
  - { title: Visão Geral, icon: LuLayoutDashboard, link: /dashboard }
${Array.from({ length: 33 }, (_, index) => buildGroupYaml(index + 1)).join('')}  - header: Fim
  - { title: Changelog, icon: LuHistory, link: /changelog, badge: 2.0.0 }
`

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a menu of 1,000 entries renders them all, and the keyboard reaches each', async ({ page }) => {
  test.setTimeout(180_000)
  const { folder, remove } = copyProject()
  const menu = join(folder, 'manifest/menu.yaml')
  const text = readFileSync(menu, 'utf8')
  writeFileSync(menu, longSidebar + text.slice(text.indexOf('\nuserMenu:')))
  execFileSync('node', ['codegen/cli/launch.mjs'], { cwd: folder })
  buildCopy(folder)
  const stop = await serveCopy(folder, port)
  try {
    const base = `http://127.0.0.1:${port}`
    await signIn(page)
    await page.goto(`${base}/dashboard`)
    const lines = mainMenu(page).locator('.menu-item')
    await expect(lines.first()).toBeVisible()
    expect(await lines.count()).toBeGreaterThan(1000)
    await expectAccessible(page)
    await test.step('arrows, Home, End and type-ahead', async () => {
      await lines.first().focus()
      await page.keyboard.press('ArrowUp')
      expect(await focusedText(page)).toContain('Changelog')
      await page.keyboard.press('ArrowUp')
      expect(await focusedText(page)).toBe('Entrada 33.30')
      await page.keyboard.press('Home')
      expect(await focusedText(page)).toBe('Visão Geral')
      await page.keyboard.type('grupo 20')
      expect(await focusedText(page)).toBe('Grupo 20')
      await expect(mainMenu(page).getByRole('button', { name: 'Grupo 20' })).toBeInViewport()
    })
    await test.step('a focused entry keeps the focus when it is scrolled away, and Tab moves to the next one', async () => {
      await page.keyboard.press('Enter')
      const group = mainMenu(page).getByRole('button', { name: 'Grupo 20' })
      await expect(group).toHaveAttribute('aria-expanded', 'false')
      await mainMenu(page)
        .locator('div:has(> ul)')
        .evaluate((element) => element.scrollTo(0, 0))
      await expect(mainMenu(page).getByRole('link', { name: 'Entrada 1.1', exact: true })).toBeInViewport()
      await expect(group).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await focusedText(page)).toBe('Grupo 21')
    })
    await test.step('the active entry is scrolled into view', async () => {
      await page.goto(`${base}/changelog`)
      await expect(mainMenu(page).getByRole('link', { name: 'Changelog' })).toBeInViewport({ ratio: 1 })
    })
  } finally {
    stop()
    remove()
  }
})
