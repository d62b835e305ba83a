import { app } from '../../../src/generated/app.ts'
import { choosePurpose } from './purpose.ts'
import { expect, type Page } from './test.ts'

export const passphrase = 'cavalo correto bateria grampo'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const caseButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const passphraseField = (page: Page) => page.getByLabel('Senha do caso', { exact: false })

export async function createCase(page: Page) {
  await caseButton(page, 'Novo caso').click()
  await passphraseField(page).fill(passphrase)
  await page.getByLabel('Repita a senha', { exact: false }).fill(passphrase)
  await caseButton(page, 'Criar caso').click()
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused()
}

export async function typePassphrase(page: Page, text = passphrase) {
  await passphraseField(page).fill(text)
  await page.keyboard.press('Enter')
}

export async function openCase(page: Page, text = passphrase) {
  await caseButton(page, 'Abrir caso').click()
  await typePassphrase(page, text)
}

/** Waits until everything is on disk. */
export const expectSaved = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible()

/** Changes the page without a reload, which would end the session. */
export async function goTo(page: Page, path: string) {
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
}

/** Queries a CPF, opens its subject and adds it to the open case. */
export async function addPerson(page: Page, cpf: string, path = '/consulta/cpf') {
  await queryPerson(page, cpf, path)
  await page
    .getByRole('button', { name: 'Abrir assunto' })
    .or(page.getByRole('link', { name: 'Abrir assunto' }))
    .first()
    .click()
  await caseButton(page, 'Adicionar ao caso').filter({ visible: true }).first().click()
  await expect(caseButton(page, 'No caso').filter({ visible: true }).first()).toBeVisible()
}

export async function queryPerson(page: Page, cpf: string, path: string) {
  await goTo(page, path)
  const field = page.getByRole('main').getByRole('textbox', { name: 'CPF' })
  await expect(field).toBeVisible()
  await field.fill(cpf)
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await expect(
    page.getByRole('region', { name: 'Resultado' }).getByRole('button', { name: 'Exportar' }),
  ).toBeVisible()
}

/** Opens the page of cases by its link in the header. */
export const goToCases = (page: Page) =>
  page.getByRole('link', { name: 'Casos', exact: true }).first().click()

/** Makes every write of the database fail as a full disk does, while the returned switch is on. */
export async function fillDisk(page: Page, isFull: boolean) {
  await page.evaluate((isFull) => Reflect.set(window, 'isDiskFull', isFull), isFull)
}

/** Lets tests fill the disk. */
export const watchDisk = (page: Page) =>
  page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (...values) {
      if (Reflect.get(window, 'isDiskFull')) throw new DOMException('', 'QuotaExceededError')
      return put.apply(this, values)
    }
  })

/** Changes the stored record of the only case: its ciphertext, or its date of creation. */
export const changeRecord = (page: Page, change: 'damage' | 'misdate') =>
  page.evaluate(
    async ([name, change]) => {
      const wait = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const store = change === 'damage' ? 'contents' : 'heads'
      const database = await wait(indexedDB.open(name))
      const objects = database.transaction(store, 'readwrite').objectStore(store)
      const [key] = await wait(objects.getAllKeys())
      const value = await wait(objects.get(key as IDBValidKey))
      if (change === 'damage') value.contents.ciphertext[20] ^= 1
      if (change === 'misdate') value.createdAt = 8_640_000_000_000_000
      await wait(change === 'damage' ? objects.put(value, key) : objects.put(value))
      database.close()
    },
    [`${app.storagePrefix}.cases`, change] as const,
  )

/** Exports the open case, and returns the path of the file. */
export async function exportCase(page: Page, path: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await caseButton(page, 'Exportar caso').click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/-caso-\d{4}-\d\d-\d\d-[\da-f]{4}\.caso$/)
  await download.saveAs(path)
  return path
}

/** Chooses a file to import. */
export async function chooseCaseFile(page: Page, path: string) {
  const choosing = page.waitForEvent('filechooser')
  await caseButton(page, 'Importar caso').click()
  await (await choosing).setFiles(path)
}
