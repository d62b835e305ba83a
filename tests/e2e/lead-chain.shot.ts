/**
 * Takes the series of docs/analyst: from a person through leads to the address of a company, and back. Run
 * `npm run screenshots -- chain`. It asserts only that the pages load.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endAnimations } from './support/end-animations.ts'
import { leadMenu } from './support/follow-lead.ts'
import { variant } from './support/live-test.ts'
import { withPreferences } from './support/menu.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, test } from './support/test.ts'

const folder = join(import.meta.dirname, '../../docs/analyst')

test.use({ viewport: { width: 1280, height: 800 } })

/** Returns a function that saves the idle window as the next picture. */
function camera(page: Page) {
  let number = 0
  return async (name: string) => {
    number += 1
    await page.mouse.move(0, 0)
    await page.waitForFunction(() => !document.querySelector('main .chakra-skeleton'))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await endAnimations(page)
    const session = await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
    await session.detach()
    const file = `${String(number).padStart(2, '0')}-${name}.webp`
    await writeFile(join(folder, file), Buffer.from(data, 'base64'))
  }
}

const result = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

/** Opens a lead menu in the upper half of the window, where there is room below. */
const openMenu = async (page: Page, region: string, row: RegExp | string, button: RegExp) => {
  const part = result(page).getByRole('region', { name: region })
  const leadContainer = row === '' ? part : part.getByRole('row').filter({ hasText: row })
  const lead = leadContainer.getByRole('button', { name: button })
  await lead.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 260))
  await lead.click()
  await expect(leadMenu(page)).toBeVisible()
}

async function choose(page: Page, title: string) {
  await leadMenu(page)
    .getByRole('menuitem', { name: new RegExp(`^${title}`) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(result(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
}

test('from a person to an address, and back', async ({ loggedInPage: page }) => {
  await mkdir(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withPreferences(page, { darkMode: false })
  const shoot = camera(page)

  const first = await variant('cpf', 5)
  await page.goto(first.path)
  await page.getByLabel('CPF').fill('111.444.777-35')
  await choosePurpose(page)
  await shoot('pergunta')
  await page.keyboard.press('Enter')
  await expect(result(page).getByRole('button', { name: 'Exportar' })).toBeVisible()
  await shoot('resposta')
  await openMenu(page, 'Outros vínculos', '03/08/2026', /^Consultar CPF/)
  await shoot('cpf-mascarado')
  await choose(page, 'Ficha completa')
  await shoot('outra-pessoa')
  await openMenu(page, 'Participação em empresas', 'Nuvem Modelo', /^Consultar CNPJ/)
  await shoot('empresa-dela')
  await choose(page, 'Dados cadastrais')
  await shoot('cadastro-da-empresa')
  await openMenu(page, 'Endereço', '', /^Consultar CEP/)
  await shoot('cep-da-empresa')
  await choose(page, 'Endereço por CEP')
  await shoot('endereco')
  for (const title of ['Dados cadastrais', 'Ficha completa', first.title]) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  await shoot('de-volta')
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4)
  await shoot('sessao')
  await page.getByRole('link', { name: 'Ver árvore e grafo' }).click()
  await page.getByRole('radio', { name: 'Grafo' }).check()
  await expect(page.getByRole('application').getByRole('button').first()).toBeVisible()
  await shoot('grafo')
})
