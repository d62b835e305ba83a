import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/edited-project.ts'

// The tests share one dev server. Each undoes what it saved.
test.describe.configure({ mode: 'default', timeout: 600_000 })

async function openStudio(page: Page, url: string, place: string) {
  await page.goto(`${url}/__manifesto#${place}`)
  await expect(page.getByRole('status').first()).toContainText('Tudo salvo', { timeout: 90_000 })
  const editor = page.getByRole('region', { name: 'Editor' })
  const tree = page.getByRole('navigation', { name: 'Manifesto' })
  await expect(editor.getByRole('textbox').first()).toBeVisible({ timeout: 90_000 })
  return {
    editor,
    tree,
    /** Chooses an action of a part in the tree. */
    act: async (title: string, detail: string, action: string) => {
      await tree.getByRole('button', { name: `${title} ${detail}`, exact: true }).hover()
      await tree.getByRole('button', { name: `Ações de ${title}`, exact: true }).click()
      await page.getByRole('menuitem', { name: action }).click()
    },
    undo: () => page.getByRole('button', { name: 'Desfazer' }).click(),
    status: page.getByRole('status').first(),
  }
}

test('a new consulta opens in the editor, is copied, renamed and removed, and each step is undone alone', async ({
  page,
  project,
}) => {
  const { editor, tree, act, undo, status } = await openStudio(page, project.url, 'consultas/cep.yaml')
  await page.getByRole('button', { name: 'Nova consulta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova consulta' })
  await expect(dialog.getByRole('combobox', { name: 'Família' })).toHaveValue('cep')
  await expect(dialog.getByRole('combobox', { name: 'Família' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Número' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Número' }).press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'Título' })).toHaveAccessibleDescription(/Preencha/)
  await expect(dialog.getByRole('textbox', { name: 'Título' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Vizinhos do CEP')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Número' })).toHaveAccessibleDescription(
    /A variante 1 já existe/,
  )
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Número' }).fill('')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(tree.getByRole('button', { name: 'Vizinhos do CEP 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(editor.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue('Vizinhos do CEP')

  await act('Vizinhos do CEP', '2', 'Copiar')
  await expect(tree.getByRole('button', { name: 'Vizinhos do CEP (cópia) 3' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  await editor.getByRole('button', { name: 'Ações de Vizinhos do CEP (cópia)' }).click()
  await page.getByRole('menuitem', { name: 'Renomear' }).click()
  const rename = page.getByRole('dialog', { name: 'Renomear Vizinhos do CEP (cópia)' })
  await expect(rename.getByRole('textbox', { name: 'Título' })).toBeFocused()
  await rename.getByRole('textbox', { name: 'Título' }).fill('Ruas do bairro')
  await rename.getByRole('textbox', { name: 'Título' }).press('Enter')
  await expect(tree.getByRole('button', { name: 'Ruas do bairro 3' })).toBeVisible()

  await act('Ruas do bairro', '3', 'Remover')
  const removal = page.getByRole('alertdialog', { name: 'Remover Ruas do bairro' })
  await expect(removal).toContainText('Nenhuma outra parte do manifesto se refere a esta.')
  await removal.getByRole('button', { name: 'Remover' }).click()
  await expect(tree.getByRole('button', { name: 'Ruas do bairro 3' })).toHaveCount(0)

  await undo()
  await expect(tree.getByRole('button', { name: 'Ruas do bairro 3' })).toBeVisible()
  await undo()
  await undo()
  await expect(status).toContainText('Cópia de')
  await undo()
  await expect(tree.getByRole('button', { name: 'Vizinhos do CEP 2' })).toHaveCount(0)
})

test('a redirect is made, a path moves with its links, and a removal lists and takes what leads to the page', async ({
  page,
  project,
}) => {
  const { tree, act, status } = await openStudio(page, project.url, 'dossies/veiculo.yaml')
  await page.getByRole('button', { name: 'Novo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Novo redirecionamento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo redirecionamento' })
  await dialog.getByRole('textbox', { name: 'De' }).fill('/carro')
  await dialog.getByRole('combobox', { name: 'Para' }).fill('/dossie/veiculo')
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(tree.getByRole('button', { name: /^\/carro → \/dossie\/veiculo/ })).toHaveAttribute(
    'aria-current',
    'true',
  )

  // The page of the redirect takes the focus when it is loaded, which would close the menu.
  await tree.getByRole('button', { name: 'Dossiê de veículo veiculo' }).click()
  await expect(
    page.frameLocator('iframe[title="Página"]').getByRole('button', { name: 'Montar dossiê' }),
  ).toBeVisible({ timeout: 60_000 })
  await act('Dossiê de veículo', 'veiculo', 'Renomear')
  const rename = page.getByRole('dialog', { name: 'Renomear Dossiê de veículo' })
  await rename.getByRole('textbox', { name: 'Caminho' }).fill('/faq')
  await rename.getByRole('button', { name: 'Renomear' }).click()
  await expect(rename.getByRole('textbox', { name: 'Caminho' })).toHaveAccessibleDescription(/já é usado/)
  await rename.getByRole('textbox', { name: 'Caminho' }).fill('/dossie/carro')
  await rename.getByRole('button', { name: 'Renomear' }).click()
  await expect(rename).toHaveCount(0)
  await expect(status).toContainText('Renomeado: Dossiê de veículo')
  await expect(tree.getByRole('button', { name: /^\/carro → \/dossie\/carro/ })).toBeVisible()
  await expect(tree.getByRole('button', { name: /^\/dossie\/veiculo → \/dossie\/carro/ })).toBeVisible()

  await act('Dossiê de veículo', 'veiculo', 'Remover')
  const removal = page.getByRole('alertdialog', { name: 'Remover Dossiê de veículo' })
  await expect(removal.getByRole('region', { name: 'Sai junto, porque não levaria a nada' })).toContainText(
    'Redirecionamento de /carro para /dossie/carro',
  )
  await expectAccessible(page)
  await removal.getByRole('button', { name: 'Remover' }).click()
  await expect(tree.getByRole('button', { name: /^\/carro/ })).toHaveCount(0)
  await expect(tree.getByRole('button', { name: 'Dossiê de veículo veiculo' })).toHaveCount(0)
  await expect(status).toContainText('Removido: Dossiê de veículo')
  // Nothing of this is on the disk.
  expect(readFileSync(join(project.folder, 'manifest/dossies/veiculo.yaml'), 'utf8')).toContain(
    '/dossie/veiculo',
  )
})

test('a menu entry moves by keyboard, and tells when it is the last', async ({ page, project }) => {
  const { editor, status } = await openStudio(page, project.url, 'menu.yaml/sidebar/1/children/2')
  const actions = editor.getByRole('button', { name: 'Ações de Base de Conhecimento' })
  const moveDown = async () => {
    await actions.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Copiar' })).toHaveAttribute('data-highlighted', '')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Mover para baixo' })).toHaveAttribute(
      'data-highlighted',
      '',
    )
    await page.keyboard.press('Enter')
  }
  await moveDown()
  await expect(status).toContainText('Base de Conhecimento desceu')
  await expect(editor.getByRole('navigation', { name: 'Lugar no manifesto' })).toContainText('children› 3')
  await moveDown()
  await expect(status).toContainText('Base de Conhecimento já é a última parte da lista')
})

test('a new menu entry gets its icon by a word and a picture', async ({ page, project }) => {
  const { editor } = await openStudio(page, project.url, 'menu.yaml/sidebar/1')
  await page.getByRole('button', { name: 'Novo', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Nova entrada de menu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nova entrada de menu' })
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Onde fica')
  await dialog.getByRole('combobox', { name: 'Leva a' }).fill('/consulta/cep')
  await dialog.getByRole('textbox', { name: 'Ícone' }).fill('map')
  const icons = dialog.getByRole('group', { name: 'Ícones de Ícone' })
  await expect(icons.getByRole('button', { name: 'LuMapPin', exact: true })).toBeVisible()
  await expectAccessible(page)
  await icons.getByRole('button', { name: 'LuMapPin', exact: true }).click()
  await expect(dialog.getByRole('textbox', { name: 'Ícone' })).toHaveValue('LuMapPin')
  await expect(icons).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Criar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(editor.getByRole('textbox', { name: /^Título/ })).toHaveValue('Onde fica')
  await expect(editor.getByRole('textbox', { name: /^Ícone/ })).toHaveValue('LuMapPin')
})

test('an entry moves to another menu, and a redirect and a member of the cast are renamed', async ({
  page,
  project,
}) => {
  const { editor, act, undo, status } = await openStudio(page, project.url, 'menu.yaml/sidebar/1/children/2')
  const place = editor.getByRole('navigation', { name: 'Lugar no manifesto' })
  await editor.getByRole('button', { name: 'Ações de Base de Conhecimento' }).click()
  await page.getByRole('menuitem', { name: 'Mover para outro menu' }).click()
  const moving = page.getByRole('dialog', { name: 'Mover Base de Conhecimento' })
  await moving.getByRole('combobox', { name: 'Onde' }).selectOption({ label: 'Menu superior' })
  await moving.getByRole('button', { name: 'Mover' }).click()
  await expect(moving).toHaveCount(0)
  await expect(status).toContainText('Movido: Base de Conhecimento')
  await expect(place).toContainText('topMenu')
  await undo()

  await page.goto(`${project.url}/__manifesto#routes/product.yaml/redirects/0`)
  await page.reload()
  await act('* → /dashboard', 'redirecionamento', 'Renomear')
  const rename = page.getByRole('dialog', { name: 'Renomear * → /dashboard' })
  await rename.getByRole('combobox', { name: 'Para' }).fill('/pacotes')
  await rename.getByRole('button', { name: 'Renomear' }).click()
  await expect(rename).toHaveCount(0)
  await expect(editor.getByRole('combobox', { name: /^Para/ })).toHaveValue('/pacotes')
  await undo()

  await page.goto(`${project.url}/__manifesto#demo/cast.yaml/people/tereza`)
  await page.reload()
  await editor.getByRole('button', { name: /^Ações de/ }).click({ timeout: 60_000 })
  await page.getByRole('menuitem', { name: 'Renomear' }).click()
  const member = page.getByRole('dialog', { name: /^Renomear/ })
  await member.getByRole('textbox', { name: 'Nome' }).fill('teresa')
  await member.getByRole('button', { name: 'Renomear' }).click()
  await expect(member).toHaveCount(0, { timeout: 60_000 })
  await expect(place).toContainText('people› teresa')
})
