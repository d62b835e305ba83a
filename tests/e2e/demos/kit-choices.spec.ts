import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('carousels', () => {
  test.beforeEach(async ({ loggedInPage: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/carousel')
  })

  test('move with keys, thumbnails and buttons, in both directions and axes', async ({ page }) => {
    const captions = section(page, 'Com legendas')
    const track = captions.getByRole('group', { name: 'Quadros; setas passam' })
    await track.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(captions.getByRole('button', { name: 'Ir ao quadro 6' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.keyboard.press('Home')
    await expect(captions.getByText('Três dias de caminhada')).toBeInViewport()

    const album = section(page, 'Com miniaturas')
    await album.getByRole('button', { name: 'Ver Mata depois da chuva' }).click()
    await expect(album.getByRole('status')).toHaveText('4 de 6: Mata depois da chuva')

    const vertical = section(page, 'Na vertical')
    await vertical.getByRole('group', { name: 'Quadros; setas passam' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(vertical.getByRole('button', { name: 'Ir ao quadro 2' })).toHaveAttribute(
      'aria-current',
      'true',
    )

    const fading = section(page, 'Esmaecer')
    await fading.getByRole('button', { name: 'Próximo quadro' }).click()
    await expect(fading.getByRole('status')).toHaveText('Serra ao entardecer')

    const peek = section(page, 'Vizinhos à vista')
    await peek.getByRole('group', { name: 'Quadros; setas passam' }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(peek.getByRole('button', { name: 'Ir ao quadro 2' })).toHaveAttribute('aria-current', 'true')
  })

  test('load pictures on demand; autoplay waits for the user and stops with the focus', async ({ page }) => {
    const lazy = section(page, 'Andamento e imagens sob demanda')
    await expect(lazy.getByRole('img', { name: 'Cachoeira no vale: ainda não pedida' })).toHaveCount(1)
    for (let turn = 0; turn < 5; turn += 1) await lazy.getByRole('button', { name: 'Próximo quadro' }).click()
    await expect(lazy.getByRole('status')).toHaveText('6 de 6 carregadas')
    await expect(lazy.getByRole('button', { name: 'Próximo quadro' })).toBeDisabled()

    const autoplay = section(page, 'Passa sozinho')
    await expect(autoplay.getByText('Parado', { exact: true })).toBeVisible()
    await autoplay.getByRole('button', { name: 'Passar sozinho' }).click()
    await expect(autoplay.getByText('Parado enquanto você olha')).toBeVisible()
    await section(page, 'Esmaecer').getByRole('button', { name: 'Próximo quadro' }).click()
    await expect(autoplay.getByText('Passando a cada 4 s')).toBeVisible()
    await expect(autoplay.getByRole('button', { name: 'Ir ao quadro 6' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await autoplay.getByRole('button', { name: 'Pausar' }).click()
    await expect(autoplay.getByText('Parado', { exact: true })).toBeVisible()
    await expectAccessibleIn(page, twoLooks)
  })
})

test.describe('menus', () => {
  test.beforeEach(async ({ loggedInPage: page }) => page.goto('/dropdown').then(() => undefined))

  test('filter by several statuses and find a person', async ({ page }) => {
    const filters = section(page, 'Várias, com contagem')
    await filters.getByRole('button', { name: /Situação/ }).click()
    await page.getByRole('menuitemcheckbox', { name: /Irregular/ }).click()
    await expect(filters.getByRole('status')).toHaveText('5 de 6 consultas')
    await page.keyboard.press('Escape')
    await filters.getByRole('button', { name: 'Limpar' }).click()
    await expect(filters.getByText('Nenhuma situação marcada.')).toBeVisible()

    const search = section(page, 'Com busca')
    await search.getByRole('button', { name: /Responsável: Marina/ }).press('Enter')
    await expect(page.getByLabel('Buscar pessoa')).toBeFocused()
    await page.keyboard.type('juridico')
    await page.keyboard.press('Enter')
    await expect(search.getByRole('button', { name: /Responsável: Célio/ })).toBeVisible()
  })

  test('open levels with arrow keys, run shortcuts, download and set the status', async ({ page }) => {
    const nested = section(page, 'Em três níveis')
    await nested.getByRole('button', { name: 'Mover para' }).press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Financeiro' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Notas' })).toHaveAttribute('data-highlighted', '')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('menuitem', { name: 'Este ano' })).toHaveAttribute('data-highlighted', '')
    await page.keyboard.press('Enter')
    await expect(nested.getByRole('status')).toHaveText('Movido para Financeiro › Notas › Este ano')

    const shortcuts = section(page, 'Ícones e atalhos')
    await shortcuts.getByRole('button', { name: 'Lista' }).focus()
    await page.keyboard.press('Alt+o')
    await expect(shortcuts.getByRole('listitem').first()).toContainText('Caetano')

    const split = section(page, 'Botão dividido')
    await split.getByRole('button', { name: 'Outros formatos' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitemradio', { name: 'Baixar JSON' }).click()
    expect((await download).suggestedFilename()).toBe('equipe.json')
    await expect(split.getByRole('button', { name: 'Baixar JSON' })).toBeVisible()

    const user = section(page, 'Menu do usuário')
    await user.getByRole('button', { name: /Ana Demonstração/ }).click()
    await page.getByRole('menuitemradio', { name: 'Ausente' }).click()
    await expect(user.getByRole('button', { name: /Ausente/ })).toBeVisible()
  })

  test('delete after a confirmation and undo; read notifications; change text in a context menu', async ({
    page,
  }) => {
    const danger = section(page, 'Exclusão com confirmação')
    await danger.getByRole('button', { name: 'Ações de Frota' }).click()
    await page.getByRole('menuitem', { name: 'Excluir…' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(danger.getByRole('button', { name: 'Ações de Frota' })).toHaveCount(0)
    await danger.getByRole('button', { name: 'Desfazer' }).click()
    await expect(danger.getByRole('button', { name: 'Ações de Frota' })).toBeVisible()

    const news = section(page, 'Notificações')
    await news.getByRole('button', { name: 'Novidades: 3 não lidas' }).click()
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await page.keyboard.press('Escape')
    await expect(news.getByRole('button', { name: 'Novidades', exact: true })).toBeFocused()

    const area = page.getByRole('group', { name: 'Área com menu de contexto' })
    await area.click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Aumentar o texto' }).click()
    await expect(area.locator('p')).toHaveCSS('font-size', '20px')

    await section(page, 'Lugares').getByRole('button', { name: 'À direita', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copiar' }).click()
    await expect(section(page, 'Lugares').getByRole('status')).toHaveText(
      'Copiar foi escolhido em “À direita”',
    )
    // The chosen item's menu is in no landmark, and is still shown for a moment.
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expectAccessibleIn(page, twoLooks)
  })
})

test('buttons toggle, split, load, copy, undo, open more and wait for a long press', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/button')
  const italic = page.getByRole('button', { name: 'Itálico' })
  await italic.click()
  await expect(italic).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Texto de exemplo')).toHaveCSS('font-style', 'italic')

  const split = section(page, 'Divididos').getByRole('group', { name: 'Texto' })
  await split.getByRole('button', { name: 'Mudar a ação de Texto' }).click()
  await page.getByRole('menuitemradio', { name: 'Salvar e publicar' }).click()
  await split.getByRole('button', { name: 'Salvar e publicar' }).click()
  await expect(page.getByText('Texto publicado')).toBeVisible()

  const loading = section(page, 'Em andamento, com cancelar')
  await loading.getByRole('button', { name: 'Simular' }).click()
  await loading.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await expect(loading.getByRole('button', { name: 'Simular' })).toBeVisible()
  await loading.getByRole('button', { name: 'Atualizar' }).click()
  await expect(loading.getByRole('status')).toHaveText('Atualizado uma vez')

  await page.getByRole('button', { name: 'Copiar o link' }).click()
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('exemplo.com.br')

  const bar = section(page, 'Barra de grupos')
  await bar.getByRole('button', { name: 'No centro' }).click()
  await bar.getByRole('button', { name: 'Desfazer' }).click()
  await expect(bar.getByRole('button', { name: 'No começo' })).toHaveAttribute('aria-pressed', 'true')
  await bar.getByRole('button', { name: 'Refazer' }).click()
  await expect(bar.getByRole('button', { name: 'No centro' })).toHaveAttribute('aria-pressed', 'true')

  const floating = section(page, 'Flutuante')
  const main = floating.getByRole('button', { name: 'Acrescentar' })
  await main.press('Enter')
  await floating.getByRole('button', { name: 'Nova pessoa' }).press('Enter')
  await expect(floating.getByRole('log')).toContainText('Nova pessoa')
  await expect(main).toBeFocused()

  const hold = section(page, 'Segurar para confirmar')
  await hold.getByRole('button', { name: 'Apagar o rascunho' }).click()
  await expect(hold.getByText('Rascunho apagado')).toHaveCount(0)
  await hold.getByRole('button', { name: 'Apagar o rascunho' }).focus()
  await page.keyboard.down('Enter')
  await expect(hold.getByText('Rascunho apagado')).toBeVisible()
  await page.keyboard.up('Enter')
  await hold.getByRole('button', { name: 'Desfazer' }).click()
  await expectAccessibleIn(page, twoLooks)
})
