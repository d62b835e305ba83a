import { expectAccessible } from './support/axe.ts'
import { choosePurpose } from './support/purpose.ts'
import { expect, test } from './support/test.ts'

test('a score is a gauge that names its risk once and fits a phone', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/score')
  await page.getByRole('textbox', { name: 'CPF' }).fill('111.444.777-35')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const region = page.getByRole('region', { name: 'Resultado', exact: true })
  const meter = region.getByRole('meter', { name: 'Pontuação' })
  await expect(meter).toHaveAttribute(
    'aria-valuetext',
    '412 em uma escala de 0 a 1.000: Risco alto, +4 desde outubro de 2026',
  )
  await expect(region.getByText('De cada 100 pessoas com este perfil, 58 pagam em dia')).toBeVisible()
  await expect(region.getByRole('img', { name: /junho de 2026.*412 em novembro de 2026/ })).toBeVisible()
  const factors = region.getByRole('list', { name: 'O que pesa na pontuação' }).getByRole('listitem')
  await expect(factors).toHaveCount(5)
  await expect(factors.first()).toContainText('Dívidas vencidasDesfavorável, peso alto.')
  // Each weight stands on the side of its bar.
  const left = async (text: string) =>
    (await region.getByText(text, { exact: true }).first().boundingBox())?.x ?? 0
  const favorable = await left('Favorável')
  expect(await left('peso alto')).toBeLessThan(favorable)
  expect(await left('peso médio')).toBeGreaterThan(favorable)
  // Once in the head, about the person, and once on the scale.
  await expect(region.getByText('Risco alto', { exact: true })).toHaveCount(2)
  await expect(region).not.toContainText('R$ 12.300,00')

  for (const width of [1440, 375, 320])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const names = ['Risco muito alto', 'Risco alto', 'Risco médio', 'Risco baixo']
      const boxes = await Promise.all(
        names.map((name) =>
          meter.getByText(name, { exact: true }).evaluate((element) => {
            const range = document.createRange()
            range.selectNodeContents(element)
            const { left, right, top, bottom } = range.getBoundingClientRect()
            return { left, right, top, bottom }
          }),
        ),
      )
      const collide = boxes.some((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right &&
              other.left < one.right &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      )
      expect(collide).toBe(false)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expectAccessible(page)
    })
})

test('a deceased person has no score, and the page says so', async ({ loggedInPage: page }) => {
  await page.goto('/consulta/score')
  await page.getByRole('textbox', { name: 'CPF' }).fill('987.654.321-00')
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const region = page.getByRole('region', { name: 'Resultado', exact: true })
  await expect(region.getByRole('note')).toContainText('Consta óbito em')
  await expect(region.getByText('Não há pontuação para esta pessoa.')).toBeVisible()
  await expect(region.getByRole('meter')).toHaveCount(0)
})
