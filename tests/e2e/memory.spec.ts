import { stringsInHeap } from './support/heap.ts'
import { lookUp, resultOf, test, variant } from './support/live-test.ts'
import { expect } from './support/test.ts'

/** A CPF that occurs nowhere else: wherever it turns up, it was looked up. */
const canary = { typed: '398.136.146-68', digits: '39813614668' }

const holdsCanary = (text: string) => text.includes(canary.typed) || text.includes(canary.digits)

test('after logout nothing that was looked up is in memory', async ({ insider: page }) => {
  const cpf = await variant('cpf')
  await page.goto(cpf.path)
  await lookUp(page, cpf, canary.typed)
  await expect(resultOf(page)).toContainText(canary.typed)
  expect((await stringsInHeap(page)).filter(holdsCanary)).not.toEqual([])

  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  expect((await stringsInHeap(page)).filter(holdsCanary)).toEqual([])
})
