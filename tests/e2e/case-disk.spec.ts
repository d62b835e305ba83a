import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import {
  addPerson,
  caseButton,
  createCase,
  expectSaved,
  goToCases,
  heading,
  openCase,
  passphrase,
} from './support/cases.ts'
import { expect, type Page, signIn, test } from './support/test.ts'

const cpf = { typed: '398.136.146-68', digits: '39813614668' }

/** Texts that occur only in this test. None may reach the disk. */
const texts = {
  title: 'Inventário Quixabeira',
  reference: 'REF-77120-Jatoba',
  note: 'Perguntar por Umbuzeiro',
  draft: 'Ainda sobre Mandacaru',
  phrase: passphrase,
}

/** Returns the files below a folder whose bytes contain a text, as UTF-8, Latin 1 or UTF-16. */
async function findOnDisk(folder: string, wanted: readonly string[]): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const found: string[] = []
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name))
    for (const text of wanted)
      if (
        (['utf8', 'latin1', 'utf16le'] as const).some((encoding) =>
          bytes.includes(Buffer.from(text, encoding)),
        )
      )
        found.push(`${join(parentPath, name).slice(folder.length)}: ${text}`)
  }
  return found
}

/** Uses every field that takes a value, a note or a title. */
async function useCase(page: Page) {
  await page.goto('/casos')
  await expect(heading(page)).toHaveText('Casos')
  await createCase(page)
  await page.keyboard.type(texts.title)
  await page.getByLabel('Referência').fill(texts.reference)
  await page.getByLabel('Nova nota').fill(texts.note)
  await caseButton(page, 'Adicionar nota').click()
  await page.getByLabel('Nova nota').pressSequentially(texts.draft)
  await addPerson(page, cpf.typed)
  await goToCases(page)
  await expectSaved(page)
  await caseButton(page, 'Fechar caso').click()
  // A passphrase that was shown is a text field for the browser.
  await caseButton(page, 'Abrir caso').click()
  await caseButton(page, 'Mostrar senha').click()
  await page.getByLabel('Senha do caso', { exact: false }).pressSequentially(passphrase)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(texts.title)
}

test('the whole profile on disk has nothing of a case but ciphertext', async ({ baseURL, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'perfil-'))
  const start = async (): Promise<[BrowserContext, Page]> => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'pt-BR',
    })
    const [page = await context.newPage()] = context.pages()
    await signIn(page)
    return [context, page]
  }
  try {
    const [context, page] = await start()
    await useCase(page)
    const name = await page
      .getByRole('list', { name: 'Assuntos do caso' })
      .getByRole('button')
      .first()
      .innerText()
    // Leaving the document is when browsers store what was typed.
    await page.goto('/faq')
    await expect(heading(page)).toBeVisible()
    await context.close()
    const shownName = name.split('\n')[0] ?? ''
    expect(shownName).toMatch(/\S+ \S+/)
    const wanted = [...Object.values(texts), cpf.typed, cpf.digits, shownName]
    expect(await findOnDisk(profile, wanted)).toEqual([])
    // The search itself finds what the app does store.
    expect(await findOnDisk(profile, ['ana@exemplo.com.br'])).not.toEqual([])

    const [again, reopened] = await start()
    await reopened.goto('/casos')
    await openCase(reopened)
    await expect(heading(reopened)).toHaveText(texts.title)
    await again.close()
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
})

test('no field of the app that takes looked-up values, notes or titles is stored by the browser', async ({
  loggedInPage: page,
}) => {
  await page.goto('/casos')
  await expect(heading(page)).toHaveText('Casos')
  await createCase(page)
  for (const path of [
    '/casos',
    '/consulta/cpf',
    '/consulta/nome',
    '/consulta/email',
    '/consulta/cpf/lote',
    '/dossie/pessoa',
    '/pacotes',
    '/sessao',
  ]) {
    await page.evaluate((to) => window.history.pushState({}, '', to), path)
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
    await expect(page).toHaveURL(path)
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox').first()).toBeVisible()
    const stored = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
        .filter(({ type }) => !['checkbox', 'radio', 'file', 'hidden'].includes(type))
        .filter(({ autocomplete }) => autocomplete !== 'off')
        .map(({ outerHTML }) => outerHTML),
    )
    expect(stored).toEqual([])
    await page.keyboard.press('Escape')
  }
})
