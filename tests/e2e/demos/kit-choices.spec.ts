import { expectAccessible } from '../support/axe.ts'
import { applyLook } from '../support/looks.ts'
import { navigateInApp } from '../support/navigate-in-app.ts'
import { expect, type Page, test } from '../support/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('buttons run, toggle, split, load and copy, and examples show their code', async ({
  loggedInPage: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await page.goto('/button')
  await test.step('an example shows its code, which can be copied', async () => {
    const toggle = page.getByRole('button', { name: 'Código: Variantes' })
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    const code = page.getByRole('group', { name: 'Código de Variantes' })
    await expect(code).toContainText('<Button variant="solid">Consultar</Button>')
    await page.getByRole('button', { name: 'Copiar código de Variantes' }).click()
    await expect(page.getByText('Código copiado')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('function Variants()')
    await toggle.click()
    await expect(code).toHaveCount(0)
  })
  await test.step('buttons toggle, split, load, copy, undo, open more and wait for a long press', async () => {
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
    await page.clock.pauseAt(Date.now() + 120_000)
    await loading.getByRole('button', { name: 'Simular' }).click()
    await loading.getByRole('button', { name: 'Cancelar', exact: true }).click()
    await expect(loading.getByRole('button', { name: 'Simular' })).toBeVisible()
    await page.getByRole('button', { name: 'Copiar o link' }).click()
    await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('exemplo.com.br')
    await page.clock.resume()
    await loading.getByRole('button', { name: 'Atualizar' }).click()
    await expect(loading.getByRole('status')).toHaveText('Atualizado uma vez')

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
    await expectAccessible(page)
  })
})

test('carousels move by key, button and thumbnail, and load and play on demand', async ({
  loggedInPage: page,
}) => {
  await page.goto('/carousel')
  await test.step('carousel buttons move it, and it announces its position', async () => {
    const carousel = page.getByRole('region', { name: 'Um quadro por vez' })
    await carousel.getByRole('button', { name: 'Próximo quadro' }).click()
    await expect(carousel.getByRole('button', { name: 'Ir ao quadro 2' })).toHaveAttribute('data-current', '')
    await expect(carousel.getByRole('img', { name: 'Litoral pela manhã' })).toBeInViewport()
  })
  await test.step('move with keys, thumbnails and buttons, in both directions and axes', async () => {
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
  await test.step('load pictures on demand; autoplay waits for the user and stops with the focus', async () => {
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
    await expectAccessible(page)
  })
})

test('in the mirrored layout carousels, sliders and submenus follow the arrow keys', async ({
  loggedInPage: page,
}) => {
  await page.goto('/carousel')
  await applyLook(page, { darkMode: false, isRTL: true, width: 1280 })
  const modules = page.getByRole('group', { name: 'Módulos' })
  await modules.getByRole('group', { name: /^Quadros/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(modules.getByRole('status')).toContainText('Grupo 2')
  await modules.getByRole('button', { name: 'Módulos anteriores' }).click()
  await expect(modules.getByRole('status')).toContainText('Grupo 1')

  await navigateInApp(page, '/progress-bar')
  const meter = page.getByRole('region', { name: 'Medidor' })
  await meter.getByRole('slider').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuenow', '65')

  await navigateInApp(page, '/dropdown')
  await page.getByRole('button', { name: 'Mover para' }).press('Enter')
  // The menu takes keys from here on.
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('menuitem', { name: 'Contratos' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('menuitem', { name: 'Contratos' })).toBeHidden()
})

test('menus filter, nest, run shortcuts, ask, and open by the right button', async ({
  loggedInPage: page,
}) => {
  await page.goto('/dropdown')
  await test.step('filter by several statuses and find a person', async () => {
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
  await test.step('open levels with arrow keys, run shortcuts, download and set the status', async () => {
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
    // A click outside of this open menu would only close it.
    await page.keyboard.press('Escape')
  })
  await test.step('delete after a confirmation and undo; read notifications; change text in a context menu', async () => {
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
    await expectAccessible(page)
  })
})

test('pagination and tabs are used by mouse and keyboard, and accordions nest', async ({
  loggedInPage: page,
}) => {
  await page.goto('/Paginations')
  await test.step('pagination moves through a list', async () => {
    const region = page.getByRole('region', { name: 'Com a lista' })
    await region.getByRole('button', { name: 'Próxima página' }).click()
    await expect(region.getByRole('listitem')).toHaveText(['Goiânia', 'João Pessoa', 'Maceió'])
    await region.getByRole('button', { name: 'Página 3 de 3' }).click()
    await expect(region.getByRole('button', { name: 'Próxima página' })).toBeDisabled()
  })
  await test.step('pagination has a page size, a jump, more and an end', async () => {
    const sized = section(page, 'Tamanho da página e salto')
    await sized.getByRole('button', { name: 'Última página' }).click()
    await expect(sized.getByRole('status')).toHaveText('56 a 57 de 57')
    await sized.getByLabel('Ir à página').fill('3')
    await page.keyboard.press('Enter')
    await expect(sized.getByRole('status')).toHaveText('11 a 15 de 57')
    await sized.getByLabel('Por página').selectOption('10')
    await expect(sized.getByRole('status')).toHaveText('11 a 20 de 57')

    const more = section(page, 'Carregar mais')
    await more.getByRole('button', { name: 'Carregar mais', exact: true }).click()
    await expect(more.getByRole('listitem').nth(4)).toBeFocused()
    await expect(more.getByRole('status')).toHaveText('12 de 20 pedidos')

    const endless = section(page, 'Rolagem sem fim')
    const box = endless.getByRole('group', { name: /Pedidos sem fim/ })
    await box.focus()
    await page.keyboard.press('End')
    await expect(endless.getByRole('status')).toHaveText('20 de 57 pedidos')
    await page.keyboard.press('End')
    await expect(endless.getByRole('status')).toHaveText('30 de 57 pedidos')
    await endless.getByRole('button', { name: 'Continuar' }).click()
    await expect(endless.getByRole('status')).toHaveText('40 de 57 pedidos')
    await expectAccessible(page)
  })
  await test.step('arrow keys move between tabs and skip disabled ones', async () => {
    await navigateInApp(page, '/tab-accordion')
    const region = page.getByRole('region', { name: 'Abas na vertical' })
    await region.getByRole('tab', { name: 'Acesso' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(region.getByRole('tab', { name: 'Dados' })).toBeFocused()
    await expect(region.getByRole('tabpanel', { name: 'Dados' })).toContainText('Nome, e-mail e telefone')
  })
  await test.step('tabs scroll, count, close, open and load; accordions nest and act', async () => {
    const many = section(page, 'Abas que rolam')
    await many.getByRole('tab').first().focus()
    await page.keyboard.press('End')
    await expect(many.getByRole('tab').last()).toBeInViewport()
    await expect(many.getByRole('button', { name: 'Próxima aba' })).toBeDisabled()

    const rich = section(page, 'Abas com ícone e contagem')
    await rich.getByRole('button', { name: 'Marcar como lidas' }).click()
    await expect(rich.getByText('Nada novo em Entrada.')).toBeVisible()

    const closable = section(page, 'Abas que fecham')
    await closable.getByRole('tab', { name: 'Página 1' }).focus()
    await page.keyboard.press('Delete')
    await expect(closable.getByRole('tab', { name: 'Página 2' })).toBeFocused()
    await closable.getByRole('button', { name: 'Desfazer' }).click()
    await expect(closable.getByRole('tab', { name: 'Página 1' })).toBeFocused()
    await closable.getByRole('button', { name: 'Nova aba' }).click()
    await expect(closable.getByRole('tab', { name: 'Página 4' })).toHaveAttribute('aria-selected', 'true')

    await closable.getByRole('button', { name: 'Fechar Página 2' }).click()
    await expect(closable.getByRole('tab')).toHaveText(['Página 1', 'Página 3', 'Página 4'])

    const layouts = section(page, 'Alinhamento e tamanho')
    await layouts.getByRole('checkbox', { name: 'Com nomes' }).click()
    await expect(layouts.getByRole('tab', { name: 'Mapa' })).toHaveText('')
    await layouts.getByRole('radio', { name: 'No fim' }).click()
    await expect(layouts.getByRole('tablist')).toHaveCSS('justify-content', 'flex-end')

    const faq = section(page, 'Perguntas frequentes')
    await faq.getByRole('searchbox').fill('boleto')
    await expect(faq.getByRole('tab', { name: 'Pagamento 1' })).toHaveAttribute('aria-selected', 'true')
    await expect(faq.getByText('Boleto, cartão e transferência')).toBeVisible()

    const lazy = section(page, 'Abas sob demanda')
    await lazy.getByRole('tab', { name: 'Custos' }).click()
    await expect(lazy.getByRole('status').last()).toContainText('Carregado às')

    const nested = section(page, 'Sanfona dentro de sanfona')
    await nested.getByRole('button', { name: 'Consultas' }).press('Enter')
    await nested.getByRole('button', { name: 'Veículos' }).press('Enter')
    await expect(nested.getByText('Placa, chassi e débitos.')).toBeVisible()

    const actions = section(page, 'Sanfona com ações')
    await actions.getByRole('button', { name: 'Concluir Conferir o cadastro' }).click()
    await expect(actions.getByRole('status')).toHaveText('1 de 3 feitas')
    await actions.getByRole('button', { name: 'Descer Conferir o cadastro' }).click()
    await expect(actions.getByRole('heading').nth(1)).toContainText('Assinar o contrato')
    await actions.getByRole('button', { name: 'Abrir todas' }).click()
    await expect(actions.getByText('O acesso sai no mesmo dia.')).toBeVisible()
    await expectAccessible(page)
  })
})
