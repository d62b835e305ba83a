import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe.ts'
import { applyLook } from '../support/looks.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openAfresh } from './open-afresh.ts'

const event = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button').filter({ hasText: title }).first()

const day = (page: Page, date: string) => page.locator(`[data-date="${date}"]`).last()

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

const show = (page: Page, view: string) => page.getByRole('button', { name: view, exact: true }).click()

const announced = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeAttached()

/** Opens an event by keyboard and reads its times. */
async function readEventSpan(page: Page, name: string) {
  await event(page, name).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Editar evento' })
  const span: string[] = []
  for (const label of ['Início', 'Hora inicial', 'Término', 'Hora final']) {
    const field = dialog.getByLabel(label)
    if (await field.isVisible()) span.push(await field.inputValue())
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return span
}

/** Drags with several mouse moves, as a person does. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 4, from.y + 8, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 10 })
  await page.mouse.up()
}

async function box(locator: ReturnType<typeof event>) {
  await locator.scrollIntoViewIfNeeded()
  const found = await locator.boundingBox()
  if (!found) throw new Error('not on the page')
  return found
}

const openOn = async (page: Page, date: string, name: string) => {
  await day(page, date).getByText(name).click()
  return page.getByRole('dialog', { name: 'Editar evento' })
}

const chooseScope = async (page: Page, scope: string, action: string) => {
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio', { name: scope }).check()
  await question.getByRole('button', { name: action }).click()
  await expect(question).toBeHidden()
}

test('events are added, dragged, extended, moved by keyboard and deleted', async ({ loggedInPage: page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-03:00'))
  await page.goto('/calender')
  await expect(event(page, 'Visita a cliente')).toBeVisible()
  await test.step('an event is added by the form, and by a click on a day', async () => {
    await page.getByRole('button', { name: 'Novo evento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo evento' })
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(dialog.getByLabel('Título')).toBeFocused()
    await dialog.getByLabel('Título').fill('Curso de desenho')
    await dialog.getByLabel('Categoria').selectOption('Pessoal')
    await dialog.getByLabel('Início').fill('12/11/2026')
    await dialog.getByLabel('Hora inicial').fill('18:00')
    await dialog.getByLabel('Término').fill('12/11/2026')
    await dialog.getByLabel('Hora final').fill('17:00')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(dialog.getByText('O término precisa vir depois do início.')).toBeVisible()
    await dialog.getByLabel('Hora final').fill('19:30')
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText('Add Successfully')).toBeVisible()
    await test.step('a click on a day offers an event that takes it', async () => {
      await day(page, '2026-11-05').click()
      const dialog = page.getByRole('dialog', { name: 'Novo evento' })
      await expect(dialog.getByRole('switch', { name: 'Dia inteiro' })).toBeChecked()
      await expect(dialog.getByLabel('Início')).toHaveValue('05/11/2026')
      await expect(dialog.getByLabel('Término')).toHaveValue('05/11/2026')
      await dialog.getByLabel('Título').fill('Mudança')
      await dialog.getByLabel('Título').press('Enter')
      await expect(page.getByText('Add Successfully').last()).toBeVisible()
      await expect(event(page, 'Mudança')).toBeVisible()
    })
    await page.reload()
    await expect(day(page, '2026-11-12')).toContainText('Curso de desenho')
    await expect(event(page, 'Mudança')).toBeVisible()
  })
  await test.step('an event is dragged to another day and stays there', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    const from = await box(event(page, 'Visita a cliente'))
    const to = await box(day(page, '2026-11-20'))
    await drag(
      page,
      { x: from.x + 30, y: from.y + from.height / 2 },
      { x: to.x + to.width / 2, y: to.y + to.height / 2 },
    )
    await expect(page.getByText('Edit Successfully')).toBeVisible()
    await announced(page, '“Visita a cliente” agora em 20/11/2026, 14:00 a 16:00')
    await page.reload()
    await expect(day(page, '2026-11-20')).toContainText('Visita a cliente')
    expect(await readEventSpan(page, 'Visita a cliente')).toEqual([
      '20/11/2026',
      '14:00',
      '20/11/2026',
      '16:00',
    ])
  })
  await test.step('an event is extended by dragging its end', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    await show(page, 'Semana')
    const { x, y, width, height } = await box(event(page, 'Planejamento da semana'))
    await drag(page, { x: x + width / 2, y: y + height - 2 }, { x: x + width / 2, y: y + height * 1.75 })
    await announced(page, '“Planejamento da semana” agora em 18/11/2026, 09:00 a 11:00')
    await page.reload()
    expect(await readEventSpan(page, 'Planejamento da semana')).toEqual([
      '18/11/2026',
      '09:00',
      '18/11/2026',
      '11:00',
    ])
  })
  await test.step('an event is moved by keyboard in its form, another is deleted after confirmation', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    await event(page, 'Revisão dos relatórios').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Editar evento' })
    await dialog.getByRole('switch', { name: 'Dia inteiro' }).press('Space')
    await dialog.getByLabel('Início').fill('10/11/2026')
    await dialog.getByLabel('Término').fill('11/11/2026')
    await dialog.getByRole('button', { name: 'Salvar' }).press('Enter')
    await expect(page.getByText('Edit Successfully')).toBeVisible()
    await event(page, 'Visita a cliente').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await expect(page.getByText('Remove Successfully')).toBeVisible()
    await page.reload()
    expect(await readEventSpan(page, 'Revisão dos relatórios')).toEqual(['10/11/2026', '11/11/2026'])
    await expect(event(page, 'Planejamento da semana')).toBeVisible()
    await expect(event(page, 'Visita a cliente')).toHaveCount(0)
  })
  await test.step('dragging over days creates an event, and a dragged event goes back', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    const middle = async (locator: ReturnType<typeof event>) => {
      const { x, y, width, height } = await box(locator)
      return { x: x + width / 2, y: y + height / 2 }
    }
    await drag(page, await middle(day(page, '2026-11-03')), await middle(day(page, '2026-11-05')))
    const dialog = page.getByRole('dialog', { name: 'Novo evento' })
    await expect(dialog.getByLabel('Início')).toHaveValue('03/11/2026')
    await expect(dialog.getByLabel('Término')).toHaveValue('05/11/2026')
    await page.keyboard.press('Escape')
    await drag(page, await middle(event(page, 'Visita a cliente')), await middle(day(page, '2026-11-20')))
    await expect(day(page, '2026-11-20')).toContainText('Visita a cliente')
    await page.keyboard.press('Control+z')
    await expect(day(page, '2026-11-18')).toContainText('Visita a cliente')
    await test.step('a dragged occurrence stays if the question is dismissed', async () => {
      await drag(
        page,
        await middle(day(page, '2026-11-24').getByText('Aula de natação')),
        await middle(day(page, '2026-11-26')),
      )
      await expect(page.getByRole('alertdialog')).toContainText('“Aula de natação” se repete.')
      await page.keyboard.press('Escape')
      await expect(day(page, '2026-11-24')).toContainText('Aula de natação')
      await expect(day(page, '2026-11-26')).not.toContainText('Aula de natação')
    })
  })
})

test('series change, and events have guests, a place, a rule and a link', async ({
  loggedInPage: page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-03:00'))
  await page.goto('/calender')
  await expect(event(page, 'Visita a cliente')).toBeVisible()
  await test.step('a series changes in one occurrence, in the following ones, and is removed', async () => {
    await test.step('one occurrence, and taken back', async () => {
      const dialog = await openOn(page, '2026-11-24', 'Aula de natação')
      await dialog.getByLabel('Título').fill('Prova de natação')
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await expectAccessible(page)
      await chooseScope(page, 'Esta ocorrência', 'Aplicar')
      await expect(day(page, '2026-11-24')).toContainText('Prova de natação')
      await expect(day(page, '2026-11-24')).not.toContainText('Aula de natação')
      for (const other of ['2026-11-17', '2026-12-01'])
        await expect(day(page, other)).toContainText('Aula de natação')
      await page.getByRole('button', { name: 'Desfazer' }).click()
      await expect(day(page, '2026-11-24')).toContainText('Aula de natação')
    })
    await test.step('the following ones', async () => {
      const dialog = await openOn(page, '2026-11-24', 'Aula de natação')
      await dialog.getByLabel('Hora final').fill('09:00')
      await dialog.getByLabel('Hora inicial').fill('08:00')
      await dialog.getByRole('button', { name: 'Salvar' }).click()
      await chooseScope(page, 'Esta e as seguintes', 'Aplicar')
      await expect(day(page, '2026-11-17')).toContainText('07:00')
      for (const other of ['2026-11-24', '2026-12-01']) await expect(day(page, other)).toContainText('08:00')
    })
    await test.step('the whole series is removed, and the other stays', async () => {
      const dialog = await openOn(page, '2026-12-01', 'Aula de natação')
      await dialog.getByRole('button', { name: 'Remover' }).click()
      await chooseScope(page, 'Toda a série', 'Remover')
      await page.reload()
      await expect(day(page, '2026-11-17')).toContainText('Aula de natação')
      for (const other of ['2026-11-24', '2026-12-01'])
        await expect(day(page, other)).not.toContainText('Aula de natação')
    })
  })
  await test.step('an event has guests, a place and a rule, which its card and the exported file show', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    await page.getByRole('button', { name: 'Novo evento' }).click()
    const dialog = page.getByRole('dialog', { name: 'Novo evento' })
    await dialog.getByLabel('Título').fill('Café com a equipe')
    await dialog.getByLabel('Início').fill('18/11/2026')
    await dialog.getByLabel('Hora inicial').fill('14:30')
    await dialog.getByLabel('Término').fill('18/11/2026')
    await dialog.getByLabel('Hora final').fill('15:30')
    await expect(dialog.getByRole('status')).toContainText('Coincide com “Visita a cliente” (14:00 a 16:00)')
    await dialog.getByLabel('Repetição').selectOption('Por semana')
    await dialog.getByRole('checkbox', { name: 'sex.' }).check()
    await dialog.getByLabel('Local').fill('Copa')
    await dialog.getByRole('checkbox', { name: 'Marina Exemplo do Vale' }).check()
    await dialog.getByLabel('Resposta de Marina Exemplo do Vale').selectOption('Vai')
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await dialog.getByRole('button', { name: 'Adicionar' }).click()
    for (const date of ['2026-11-18', '2026-11-20', '2026-11-27'])
      await expect(day(page, date)).toContainText('Café com a equipe')
    await test.step('the card opens on hover and on focus, and Esc closes it', async () => {
      const card = page.getByRole('tooltip')
      await event(page, 'Café com a equipe').hover()
      for (const text of ['Toda semana: quarta-feira e sexta-feira', 'Copa', 'Marina Exemplo do Vale (vai)'])
        await expect(card).toContainText(text)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(card).toBeHidden()
      await event(page, 'Visita a cliente').press('Shift')
      await expect(card).toContainText('Livraria Modelo, 2º andar')
    })
    await test.step('the file has the event', async () => {
      await page.mouse.move(0, 0)
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Exportar tudo (.ics)' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('calendario.ics')
      const text = await readFile(await download.path(), 'utf8')
      expect(text).toContain('SUMMARY:Café com a equipe')
      expect(text).toContain('RRULE:FREQ=WEEKLY;BYDAY=WE,FR')
    })
  })
  await test.step('the link of an event is checked, shown in its card, opened and exported', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    const visit = event(page, 'Visita a cliente')
    await visit.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Editar evento' })
    const field = dialog.getByLabel('Link', { exact: true })
    await field.fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(field).toBeFocused()
    await expect(dialog.getByText('Use um endereço como https://exemplo.com.br')).toBeVisible()
    await field.fill('exemplo.com.br/sala?n=1')
    await expect(dialog.getByRole('link', { name: 'Abrir o link em outra aba' })).toHaveAttribute(
      'rel',
      /noopener/,
    )
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Edit Successfully')).toBeVisible()

    await context.route('https://exemplo.com.br/**', (route) => route.fulfill({ body: 'Sala' }))
    await visit.hover()
    const link = page.getByRole('tooltip').getByRole('link', { name: 'exemplo.com.br/sala?n=1' })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const opened = context.waitForEvent('page')
    await link.click()
    expect((await opened).url()).toBe('https://exemplo.com.br/sala?n=1')

    await visit.press('Enter')
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Exportar (.ics)' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.split('\r\n')).toContain('URL:https://exemplo.com.br/sala?n=1')
  })
})

test('the calendar has views, filters, holidays, a search and a mirrored layout', async ({
  loggedInPage: page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-03:00'))
  await page.goto('/calender')
  await expect(event(page, 'Visita a cliente')).toBeVisible()
  await test.step('the calendar shows month, week, day and list, filtered by category', async () => {
    await test.step('categories are filters', async () => {
      await page.getByRole('checkbox', { name: 'Negócios' }).press('Space')
      await expect(event(page, 'Visita a cliente')).toHaveCount(0)
      await expect(event(page, 'Planejamento da semana')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Negócios' }).press('Space')
      await expect(event(page, 'Visita a cliente')).toBeVisible()
    })
    for (const [view, period] of [
      ['Mês', 'novembro de 2026'],
      ['Semana', '15 – 21 de nov. de 2026'],
      ['Dia', 'quarta-feira, 18 de novembro de 2026'],
      ['Lista', 'novembro de 2026'],
    ] as const) {
      await show(page, view)
      await expect(title(page)).toHaveText(period, { ignoreCase: true })
      await expect(event(page, 'Visita a cliente')).toBeVisible()
      await expectAccessible(page)
      if (view === 'Semana')
        await test.step('the longest title fits into its hour', async () => {
          const planning = event(page, 'Planejamento da semana')
          const [frame, text] = [await box(planning), await box(planning.getByText('Planejamento da semana'))]
          expect(text.y + text.height).toBeLessThanOrEqual(frame.y + frame.height)
        })
    }
    await page.getByRole('button', { name: 'Mês anterior' }).click()
    await expect(title(page)).toHaveText('outubro de 2026', { ignoreCase: true })
    await expect(page.getByText('Não há eventos para mostrar')).toBeVisible()
    await page.getByRole('button', { name: 'Hoje', exact: true }).click()
    await expect(title(page)).toHaveText('novembro de 2026', { ignoreCase: true })
    await test.step('on a phone the days of a week keep their numbers', async () => {
      await page.setViewportSize({ width: 375, height: 812 })
      await show(page, 'Semana')
      const days = page.getByRole('main').getByRole('columnheader')
      await expect(days.first()).toContainText('D 15')
      await expect(days.last()).toContainText('S 21')
    })
    await test.step('and a month shows bars that open their events', async () => {
      await show(page, 'Mês')
      await expect(page.getByText('Toque em um evento para ver o título e os detalhes.')).toBeVisible()
      await event(page, 'Visita a cliente').click()
      await expect(page.getByRole('dialog', { name: 'Editar evento' }).getByLabel('Título')).toHaveValue(
        'Visita a cliente',
      )
    })
  })
  await test.step('the small month, the national holidays and the search lead to events', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    const holidays = page.getByRole('switch', { name: 'Feriados nacionais' })
    await holidays.check()
    await page.reload()
    await expect(holidays).toBeChecked()
    await event(page, 'Dia da Consciência Negra').click()
    await expect(page.getByRole('dialog', { name: 'Dia da Consciência Negra' })).toContainText('20/11/2026')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Avançar a miniatura' }).click()
    const eve = page.getByRole('button', { name: 'quinta-feira, 24 de dezembro de 2026' })
    await eve.focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: /^sexta-feira, 25 de dezembro de 2026/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('dezembro de 2026', { ignoreCase: true })
    await expect(event(page, 'Natal')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Buscar eventos' }).fill('natacao')
    await page.getByRole('region', { name: 'Eventos encontrados' }).getByRole('button').click()
    await expect(page.getByRole('dialog').getByLabel('Local')).toHaveValue('Piscina do bairro')
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })
  await test.step('in the mirrored layout the dot of an event is beside its text', async () => {
    await openAfresh(page, '/calender')
    await expect(event(page, 'Visita a cliente')).toBeVisible()
    await applyLook(page, { darkMode: false, isRTL: true, width: 1440 })
    const [dot, text] = await event(page, 'Visita a cliente').evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.querySelector('.calendar-text') as Element)
      const dotBox = element.querySelector('.calendar-dot > :first-child') ?? element.firstElementChild
      return [dotBox?.getBoundingClientRect().left ?? 0, range.getBoundingClientRect().right]
    })
    expect(dot).toBeGreaterThanOrEqual(text)
  })
})
