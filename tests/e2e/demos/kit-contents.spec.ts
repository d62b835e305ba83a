import { withMotion } from '../support/hold-motion.ts'
import { expectAccessibleIn, twoLooks } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'

test.use(withMotion)

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('badges count down and people leave and return', async ({ loggedInPage: page }) => {
  await page.goto('/badges')
  const icons = section(page, 'Em ícones')
  await icons.getByRole('button', { name: '7 avisos. Ler um' }).click()
  await expect(icons.getByRole('button', { name: '6 avisos. Ler um' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Rogério.*: Ocupado/ })).toBeVisible()

  const people = section(page, 'Pessoas removíveis')
  await people.getByRole('button', { name: /Tirar Marina/ }).focus()
  await page.keyboard.press('Delete')
  await expect(people.getByRole('button', { name: /Tirar Rogério/ })).toBeFocused()
  await people.getByRole('button', { name: 'Desfazer' }).click()
  await expect(people.getByRole('button', { name: /Tirar Marina/ })).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

test('banners are dismissed, counted down and answered, and an error leads to its field', async ({
  loggedInPage: page,
}) => {
  await page.clock.install()
  await page.goto('/alert')
  const banners = section(page, 'Faixas com ação')
  await banners.getByRole('button', { name: 'Dispensar a manutenção' }).click()
  await expect(banners.getByText('Manutenção neste domingo')).toHaveCount(0)
  await banners.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(banners.getByText('A fonte não respondeu (2 vezes).')).toBeVisible()
  await banners.getByRole('button', { name: 'Trazer as faixas de volta' }).click()
  await expect(banners.getByText('Manutenção neste domingo')).toBeVisible()

  const summary = section(page, 'Resumo de erros')
  await summary.getByRole('button', { name: 'Conferir' }).click()
  await expect(summary.getByRole('alert')).toBeFocused()
  await summary.getByRole('link', { name: 'Informe a cidade' }).click()
  await expect(summary.getByLabel('Cidade')).toBeFocused()

  const countdown = section(page, 'Com contagem')
  await page.clock.pauseAt(Date.now() + 120_000)
  await countdown.getByRole('button', { name: 'Correr o tempo' }).click()
  await expect(countdown.getByRole('button', { name: 'Pausar o tempo' })).toBeVisible()
  await page.clock.runFor(2000)
  await expect(countdown.getByRole('timer')).toHaveText('0:28')
  await countdown.getByRole('button', { name: 'Pausar o tempo' }).click()
  await countdown.getByRole('button', { name: 'Continuar conectado' }).click()
  await expect(countdown.getByRole('timer')).toHaveText('0:30')
  await page.clock.resume()

  const opener = page.getByRole('button', { name: 'Mostrar a faixa' })
  await opener.click()
  await expect(page.getByRole('button', { name: 'Aceitar' })).toBeFocused()
  await expectAccessibleIn(page, twoLooks)
  await page.getByRole('button', { name: 'Aceitar' }).press('Escape')
  await expect(opener).toBeFocused()
})

test('progress follows files, stages, parts and a meter', async ({ loggedInPage: page }) => {
  await page.clock.install()
  await page.goto('/progress-bar')
  const files = section(page, 'Leitura de arquivos')
  await files.getByRole('button', { name: 'Ler os dois arquivos' }).click()
  await files.getByRole('button', { name: 'Cancelar contratos.pdf' }).click()
  await expect(files.getByText('Cancelado')).toBeVisible()
  await expect(files.getByText('Conferido')).toBeVisible()
  await expect(files.getByRole('progressbar', { name: 'placas-de-novembro.csv' })).toHaveAttribute(
    'aria-valuenow',
    '100',
  )

  const parts = section(page, 'Partes de um todo')
  await parts.getByRole('checkbox', { name: /Imagens/ }).click()
  await expect(parts.getByRole('status')).toHaveText('5,9 de 12 GB')

  const stages = section(page, 'Etapas')
  await stages.getByRole('button', { name: 'Avançar' }).click()
  await expect(stages.getByRole('status')).toHaveText('2 de 4 etapas concluídas')

  const meter = section(page, 'Medidor')
  await meter.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(meter.getByRole('meter')).toHaveAttribute('aria-valuetext', '100%, No limite')

  const buffer = section(page, 'Carregado e ouvido')
  await page.clock.pauseAt(Date.now() + 120_000)
  await buffer.getByRole('button', { name: 'Tocar' }).click()
  await expect(buffer.getByRole('button', { name: 'Pausar' })).toBeVisible()
  await page.clock.runFor(500)
  await expect(buffer.getByText('0:20 / 0:60')).toBeVisible()
  await buffer.getByRole('button', { name: 'Pausar' }).click()
  await page.clock.resume()
  await expectAccessibleIn(page, twoLooks)
})

test('a card folds, reloads, fills the screen, is removed and returns', async ({ loggedInPage: page }) => {
  await page.goto('/card')
  const tools = section(page, 'Com ferramentas')
  await expect(tools.getByText(/^238 atendimentos/)).toBeVisible()
  await tools.getByRole('button', { name: 'Recarregar' }).click()
  await expect(tools.getByText(/^304 atendimentos/)).toBeVisible()
  await tools.getByRole('button', { name: 'Recolher' }).press('Enter')
  await expect(tools.getByText(/^304 atendimentos/)).toHaveCount(0)
  await tools.getByRole('button', { name: 'Abrir' }).press('Enter')
  await tools.getByRole('button', { name: 'Tela inteira' }).click()
  await expect(page.getByRole('dialog', { name: 'Atendimentos de hoje' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tools.getByRole('button', { name: 'Tela inteira' })).toBeFocused()
  await tools.getByRole('button', { name: 'Remover' }).click()
  await tools.getByRole('button', { name: 'Desfazer' }).click()
  await expect(tools.getByRole('button', { name: 'Remover' })).toBeFocused()

  const plans = section(page, 'Planos')
  await plans.getByRole('button', { name: 'Anual' }).click()
  await expect(plans.getByText('R$ 1.490')).toBeVisible()
  await plans.getByRole('button', { name: 'Escolher Empresa' }).click()
  await expect(plans.getByRole('button', { name: 'Escolhido: Empresa' })).toBeFocused()
  await expect(plans.getByRole('button', { name: 'Escolher Equipe' })).toBeVisible()

  const profile = section(page, 'Perfil')
  await profile.getByRole('button', { name: 'Seguir' }).click()
  await expect(profile.getByText('65')).toBeVisible()
  await section(page, 'Com abas').getByRole('tab', { name: 'Equipe' }).click()
  await expect(page.getByText('Concluiu doze cadastros.')).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})

test('the lightbox moves, zooms and returns the focus; pictures are compared', async ({
  loggedInPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/image')
  const opener = page.getByRole('button', { name: 'Ampliar Litoral pela manhã' })
  await opener.press('Enter')
  const lightbox = page.getByRole('dialog', { name: 'Imagem ampliada' })
  await expect(lightbox.getByText('2 / 6')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText('3 / 6')).toBeVisible()
  await expect(lightbox.getByText('Leve água: a próxima fonte fica a duas horas.')).toBeVisible()
  await lightbox.getByRole('button', { name: 'Ampliar', exact: true }).click()
  await expect(lightbox.getByRole('button', { name: 'Reduzir' })).toBeEnabled()
  await expectAccessibleIn(page, twoLooks)
  await page.keyboard.press('Escape')
  await expect(lightbox).toHaveCount(0)
  await expect(opener).toBeFocused()

  const edge = page.getByRole('slider', { name: 'Divisa entre as imagens' })
  await edge.focus()
  await page.keyboard.press('End')
  await expect(edge).toHaveAttribute('aria-valuetext', '100% em preto e branco')
  await expectAccessibleIn(page, twoLooks)
})

test('skeletons give way to a table, a chart, a post and a form', async ({ loggedInPage: page }) => {
  await page.goto('/Placeholder')
  const table = section(page, 'Tabela')
  await expect(table.getByRole('status')).toHaveText('Carregando…')
  await expect(table.getByRole('cell', { name: /^Marina/ })).toBeVisible()
  await table.getByRole('button', { name: 'Recarregar' }).click()
  await expect(table.getByRole('cell', { name: /^Marina/ })).toHaveCount(0)
  await expect(section(page, 'Gráfico').getByRole('img', { name: /Consultas por mês: jun 42/ })).toBeVisible()
  await expect(section(page, 'Publicação').getByRole('img', { name: 'Mata depois da chuva' })).toBeVisible()
  await expect(section(page, 'Formulário').getByLabel('Cidade')).toHaveValue('Recife')
  await expect(section(page, 'Números').getByText('1.284')).toBeVisible()
  await expect(section(page, 'Conversa').getByText('Combinado!')).toBeVisible()
  await expectAccessibleIn(page, twoLooks)
})
