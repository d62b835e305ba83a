import { expectAccessible } from './support/axe.ts'
import {
  caseButton,
  createCase,
  expectSaved,
  heading,
  openCase,
  passphrase,
  typePassphrase,
} from './support/cases.ts'
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

test(
  'a changed passphrase closes the case in the tab that reads it',
  loss('A senha de um caso é trocada enquanto outra aba o tem aberto'),
  async ({ loggedInPage: page, context }) => {
    const newPassphrase = 'quatro outras palavras longas'
    await page.goto('/casos')
    await createCase(page)
    await page.keyboard.type('Com outra senha')
    await expectSaved(page)
    const other = await context.newPage()
    await signIn(other)
    await other.goto('/casos')
    await openCase(other)
    await expect(other.getByText(readOnlyText)).toBeVisible()

    await caseButton(page, 'Trocar senha').click()
    const dialog = page.getByRole('dialog', { name: 'Trocar a senha do caso' })
    const change = async (current: string) => {
      await dialog.getByLabel('Senha atual').fill(current)
      await dialog.getByLabel('Senha nova', { exact: false }).first().fill(newPassphrase)
      await dialog.getByLabel('Repita a senha nova').fill(newPassphrase)
      await dialog.getByRole('button', { name: 'Trocar senha' }).click()
    }
    await change('não é esta senha')
    await expect(dialog.getByText('Esta não é a senha atual')).toBeVisible()
    await expectAccessible(page)
    await change(passphrase)
    await expect(dialog).toHaveCount(0)
    await expect(other.getByText('A senha deste caso foi trocada em outra aba')).toBeVisible()
    await expect(heading(other)).toHaveText('Casos')

    // The tab that changed it goes on saving.
    await page.getByLabel('Título', { exact: true }).fill('Depois da troca')
    await caseButton(page, 'Fechar caso').click()
    await openCase(page)
    await expect(page.getByText('A senha não abre este caso')).toBeVisible()
    await typePassphrase(page, newPassphrase)
    await expect(heading(page)).toHaveText('Depois da troca')
  },
)
