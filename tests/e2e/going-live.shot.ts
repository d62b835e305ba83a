/**
 * Takes the pictures of docs/going-live, of the app as a company runs it: `npm run screenshots --
 * going-live`. It asserts only that the pages load.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idleMinutes } from './support/company.ts'
import { test } from './support/company-test.ts'
import { endAnimations } from './support/end-animations.ts'
import { expectLocked } from './support/idle.ts'
import { variant } from './support/live-test.ts'
import { withPreferences } from './support/menu.ts'
import { navigateInApp } from './support/navigate-in-app.ts'
import { enterButton, typePassword } from './support/oidc-test.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/going-live')

/** Saves a screenshot once the page is idle. */
async function save(page: Page, name: string) {
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await endAnimations(page)
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await session.detach()
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
}

for (const theme of ['dark', 'light'] as const)
  test(`going live, ${theme}`, async ({ page, ana }) => {
    await mkdir(folder, { recursive: true })
    const [data, bacen] = [await variant('cpf'), await variant('bacen')]
    const shoot = (name: string) => save(page, `${name}-${theme}`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await withPreferences(page, { darkMode: theme === 'dark' })
    await page.clock.install()

    await page.goto(bacen.path)
    await enterButton(page).waitFor()
    await shoot('01-entrar')
    await enterButton(page).click()
    await typePassword(page, ana)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso não permitido')
    await shoot('02-acesso-nao-permitido')
    await navigateInApp(page, data.path)
    await page.getByLabel('CPF').pressSequentially('111.444.777-35')
    await choosePurpose(page)
    await shoot('03-finalidade')
    await page.clock.fastForward(idleMinutes * 60_000 + 1_000)
    await expectLocked(page)
    await shoot('04-bloqueio')
  })
