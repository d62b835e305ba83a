import { caseButton, createCase, expectSaved, heading, openCase } from './support/cases.ts'
import { loss } from './support/loss.ts'
import { expect, signIn, test } from './support/test.ts'

const readOnlyText = 'Este caso está aberto em outra aba. Aqui ele é só para leitura.'

test('one tab writes, the other reads, and takes over', {
  ...loss('O mesmo caso aberto em duas abas'),
}, async ({ loggedInPage: page, context }) => {
  await page.goto('/casos')
  await createCase(page)
  await page.keyboard.type('Primeiro')
  await expectSaved(page)

  const other = await context.newPage()
  await signIn(other)
  await other.goto('/casos')
  await openCase(other)
  await expect(heading(other)).toHaveText('Primeiro')
  await expect(other.getByText(readOnlyText)).toBeVisible()
  const otherTitle = other.getByLabel('Título', { exact: true })
  await expect(otherTitle).not.toBeEditable()
  await expect(caseButton(other, 'Apagar caso')).toHaveCount(0)

  // The second tab shows the changes of the first.
  await page.getByLabel('Título', { exact: true }).fill('Segundo')
  await expect(heading(other)).toHaveText('Segundo')

  await page.getByLabel('Título', { exact: true }).fill('Terceiro')
  await caseButton(page, 'Fechar caso').click()
  await expect(other.getByText(readOnlyText)).toHaveCount(0)
  await expect(heading(other)).toHaveText('Terceiro')
  await otherTitle.fill('Quarto')
  await expectSaved(other)

  // Now the first tab reads, until the second closes.
  await openCase(page)
  await expect(heading(page)).toHaveText('Quarto')
  await expect(page.getByText(readOnlyText)).toBeVisible()
  await other.close()
  await expect(page.getByText(readOnlyText)).toHaveCount(0)
  await expect(page.getByLabel('Título', { exact: true })).toBeEditable()
})

test('a case open in another tab is not deleted', {
  ...loss('Excluir um caso que está aberto em outra aba'),
}, async ({ loggedInPage: page, context }) => {
  await page.goto('/casos')
  await createCase(page)
  const other = await context.newPage()
  await signIn(other)
  await other.goto('/casos')
  await other.getByRole('button', { name: /^Apagar Caso de/ }).click()
  await caseButton(other, 'Apagar caso').click()
  await expect(other.getByText('Este caso está aberto em outra aba. Feche-o lá')).toBeVisible()
  await expect(heading(page)).toHaveText('Caso sem título')
})
