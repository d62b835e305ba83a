import { choosePurpose } from './purpose.ts'
import { expect, type Page } from './test.ts'

const starts = [
  '31000000010',
  '31765432169',
  '32530864292',
  '33296296314',
  '34061728445',
  '34827160568',
  '35592592690',
  '36358024710',
  '37123456840',
  '37888888972',
  '38654321095',
  '39419753127',
]

/** A value of an own column that appears nowhere else. */
export const secretClient = 'Quixabeira Distinta'

const withCheckDigits = (cpf: string) => {
  const digits = [...cpf.slice(0, 9)].map(Number)
  for (const _ of [0, 1]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
    const rest = (sum * 10) % 11
    digits.push(rest === 10 ? 0 : rest)
  }
  return digits.join('')
}

/** Twelve valid CPFs. */
export const cpfs = starts.map(withCheckDigits)

/** The CPFs with a column of the user. Line 1 has the titles. */
export const list = ['CPF;Cliente', ...cpfs.map((cpf, index) => `${cpf};${secretClient} ${index}`)]

/** Runs a batch to its end. */
export async function runBatch(page: Page, path: string, lines: readonly string[]) {
  await page.goto(path)
  await page.getByLabel('Lista', { exact: true }).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Conferir lista' }).click()
  await expect(page.getByText('A consultar')).toBeVisible()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Iniciar' }).click()
  await expect(page.getByText('Terminado', { exact: true })).toBeVisible()
}

export const table = (page: Page) => page.getByRole('group', { name: 'Resultados do lote' })

export const tick = (page: Page, line: number) =>
  page.getByRole('checkbox', { name: `Escolher linha ${line}`, exact: true })

export const tickedBar = (page: Page) => page.getByRole('group', { name: 'Linhas escolhidas' })
