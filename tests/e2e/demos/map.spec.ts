import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('both maps describe states by arrow keys; they zoom, filter, find and are a table', async ({
  loggedInPage: page,
}) => {
  await page.goto('/map')
  await test.step('arrow keys move over the map, which describes each state, changes its measure, and is also a table', async () => {
    const map = page.getByRole('radiogroup', { name: /Unidades da federação por população/ })
    await expect(map.getByRole('radio')).toHaveCount(27)
    await expect(map.getByRole('radio', { checked: true })).toHaveText('SP')
    await map.getByRole('radio', { name: /São Paulo/ }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(map.getByRole('radio', { name: 'Rio de Janeiro: 16.055.174' })).toBeFocused()
    const region = page.getByRole('region', { name: 'Por unidade da federação' })
    await expect(region.getByRole('status')).toContainText('16.055.174 habitantes')
    await page.getByRole('radio', { name: 'Densidade' }).check()
    await page.getByRole('radio', { name: /^Acre: 5,1/ }).click()
    const table = page.getByRole('group', { name: 'Unidades da federação', exact: true })
    await table.getByRole('button', { name: 'Densidade' }).click()
    await expect(table.locator('tbody tr').first()).toContainText('Amazonas')
    await page.getByLabel('Filtrar').fill('mato grosso')
    await expect(table.locator('tbody tr')).toHaveCount(2)
  })
  await test.step('the geographic map zooms, pans, filters, finds states and links capitals', async () => {
    const frame = page.getByRole('group', { name: /^Mapa do Brasil/ })
    const view = frame.locator('svg > g').first()
    const state = (name: string | RegExp) => frame.getByRole('button', { name })
    await state('Bahia, 14.141.626 habitantes').hover()
    await expect(frame.getByText('14.141.626 habitantes')).toBeVisible()

    await frame.focus()
    await page.keyboard.press('+')
    await expect(view).toHaveAttribute('transform', /scale\(1\.5\)/)
    const zoomed = (await view.getAttribute('transform')) ?? ''
    await page.keyboard.press('ArrowRight')
    await expect(view).not.toHaveAttribute('transform', zoomed)
    await page.keyboard.press('0')
    await expect(view).toHaveAttribute('transform', 'translate(0 0) scale(1)')
    await page.getByRole('button', { name: 'Aproximar', exact: true }).click()
    await frame.hover({ position: { x: 200, y: 200 } })
    await page.mouse.down()
    await page.mouse.move(600, 500, { steps: 4 })
    await page.mouse.up()
    await expect(view).not.toHaveAttribute('transform', zoomed)
    await page.getByRole('button', { name: 'Mostrar o país inteiro' }).click()
    await page
      .getByRole('button', { name: /^Aproximar 2 capitais/ })
      .first()
      .click()
    await expect(view).not.toHaveAttribute('transform', 'translate(0 0) scale(1)')

    await page.getByLabel('Região').selectOption('Sul')
    await expect(frame.getByRole('group', { name: /^Estados por/ }).getByRole('button')).toHaveCount(3)
    await page.getByLabel('Medida').selectOption('area')
    await state(/^Paraná/).focus()
    await page.keyboard.press('ArrowDown')
    await expect(state('Santa Catarina, 95.731 km²')).toBeFocused()
    await page.getByRole('searchbox', { name: 'Buscar estado' }).fill('pará')
    const specimen = page.getByRole('region', { name: 'Mapa geográfico' })
    await expect(specimen.getByRole('status')).toContainText('Pará')
    await page.getByRole('checkbox', { name: 'Ligações' }).check()
    await expect(specimen.getByText('Macapá')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('two fingers zoom the geographic map around them, and the page stays', async ({
    loggedInPage: page,
  }) => {
    await page.goto('/map')
    const drawing = page.getByRole('group', { name: /^Estados por/ })
    const view = drawing.locator('> g').first()
    await drawing.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = { x: x + width / 2, y: y + height / 2 }
    const session = await page.context().newCDPSession(page)
    const pinch = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [-1, 1].map((side, id) => ({ x: middle.x, y: middle.y + (side * apart) / 2, id })),
        })
      await touch('touchStart', from)
      for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * share)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const scrollTop = await page.evaluate(() => window.scrollY)
    await pinch(60, 120)
    await expect(view).toHaveAttribute('transform', /scale\((1\.9|2)\d*/)
    await pinch(120, 40)
    await expect(view).toHaveAttribute('transform', 'translate(0 0) scale(1)')
    expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([scrollTop, 1])
  })
})
