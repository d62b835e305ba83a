import { expectAccessible } from './support/axe.ts'
import { caseButton, createCase, fillDisk, goTo, openCase, watchDisk } from './support/cases.ts'
import { logIn, unlock } from './support/idle.ts'
import { isAsked } from './support/is-asked.ts'
import { findResult, lookUp, test, variant } from './support/live-test.ts'
import { loss, lossTag } from './support/loss.ts'
import { palette, search } from './support/palette.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, type Page, signInAgain } from './support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair perde o que não está salvo' })

async function pressLogout(page: Page) {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
}

/** Lists the distinct left and right edges of the buttons below the list. */
async function listButtonEdges(page: Page) {
  const buttons = question(page).getByRole('button', { name: /^Cancelar$|sair|Sair/ })
  await expect(buttons).toHaveCount(3)
  return buttons.evaluateAll((elements) => [
    ...new Set(
      elements.map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return `${left} ${right}`
      }),
    ),
  ])
}

test('one question lists what a logout loses, and saves what fits into the open case', {
  ...loss('Sair com respostas e uma conclusão que não estão em nenhum caso'),
  tag: ['@core', lossTag],
}, async ({ loggedInPage: page }) => {
  await page.goto('/casos')
  await createCase(page)
  await goTo(page, '/dossie/veiculo')
  await page.getByRole('main').getByRole('textbox', { name: 'Placa' }).fill('FIC2E36')
  await choosePurpose(page)
  await caseButton(page, 'Montar dossiê').click()
  await page.getByRole('textbox', { name: 'Conclusão do analista' }).fill('Comprar só com vistoria.')
  await expect(page.getByRole('progressbar', { name: 'Progresso do dossiê' })).toHaveAttribute(
    'aria-valuetext',
    /^(\d+) de \1$/,
  )
  await pressLogout(page)
  const savable = question(page).getByRole('list', { name: 'Pode ser salvo no caso aberto' })
  await expect(savable.getByRole('listitem')).toHaveText([
    /^\d+ respostas que não estão em nenhum caso$/,
    '1 conclusão de dossiê que não está em arquivo nem caso',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)

  await search(page, 'Sair')
  await palette(page)
    .getByRole('option', { name: /^Sair\b/ })
    .click()
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click()
  await expect(caseButton(page, 'Entrar')).toBeVisible()

  await signInAgain(page, '/casos')
  await openCase(page)
  await page.getByRole('button', { name: /^Dossiê de veículo/ }).click()
  await expect(page.getByRole('textbox', { name: 'Conclusão do analista' })).toHaveValue(
    'Comprar só com vistoria.',
  )
  await pressLogout(page)
  await expect(caseButton(page, 'Entrar'), 'nothing is left to ask about').toBeVisible()
})

test('a logout asks about a case that could not be saved, and saves it once there is room', {
  ...loss('Sair com um caso que não pôde ser salvo'),
}, async ({ loggedInPage: page }) => {
  await watchDisk(page)
  await page.goto('/casos')
  await createCase(page)
  await fillDisk(page, true)
  await page.keyboard.type('Sem espaço')
  await pressLogout(page)
  await expect(question(page).getByRole('listitem')).toHaveText([
    'Mudanças do caso aberto, que não foram salvas',
  ])
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 720 })
    expect(await listButtonEdges(page), `buttons at ${width} px`).toHaveLength(1)
  }
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click()
  await expect(question(page).getByRole('status')).toHaveText('Não foi possível salvar tudo.')
  await fillDisk(page, false)
  await question(page).getByRole('button', { name: 'Salvar e sair' }).click()
  await expect(caseButton(page, 'Entrar')).toBeVisible()
})

test(
  'the browser asks about forms that were filled in and not sent',
  loss('Fechar a aba com um formulário pela metade'),
  async ({ loggedInPage: page }) => {
    const placa = await variant('placa')
    await page.goto(placa.path)
    expect(await isAsked(page)).toBe(false)
    await page.getByLabel('Placa').fill('DRA1')
    expect(await isAsked(page)).toBe(true)
    await goTo(page, '/dossie/pessoa')
    await expect(page.getByRole('button', { name: 'Montar dossiê' })).toBeVisible()
    expect(await isAsked(page)).toBe(false)
    await page.getByRole('main').getByRole('textbox', { name: 'CPF' }).fill('111')
    expect(await isAsked(page)).toBe(true)
    await goTo(page, '/profile')
    await page.getByLabel('Sobrenome').fill('de Souza')
    expect(await isAsked(page)).toBe(true)
    await page.getByLabel('Sobrenome').fill('Demonstração')
    expect(await isAsked(page)).toBe(false)
  },
)

test(
  'a query that is pending at the lock is neither lost nor sent again',
  loss('O bloqueio com uma consulta paga ainda sem resposta'),
  async ({ page, context }) => {
    const placa = await variant('placa')
    await page.goto(placa.path)
    await logIn(page)
    await expect(page).toHaveURL(placa.path)
    let sent = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**/gateway${placa.request?.post}`, async (route) => {
      sent += 1
      await released
      await route.continue()
    })
    await page.getByLabel('Placa').fill('FIC2E37')
    await choosePurpose(page)
    await page.getByRole('button', { name: 'Consultar', exact: true }).click()
    await expect.poll(() => sent).toBe(1)
    const linked = await context.newPage()
    await linked.goto('/lock-screen')
    await expect(page.getByRole('list', { name: 'Continua atrás do bloqueio' })).toHaveText(
      'A consulta continua',
    )
    await unlock(linked)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(placa.title)
    release()
    await expect(findResult(page)).toContainText('Fonte:')
    expect(sent).toBe(1)
    await lookUp(page, placa, 'FIC2E38')
    await expect(findResult(page)).toContainText('Fonte:')
  },
)
