import { choosePurpose } from './support/purpose.ts'
import { expect, test } from './support/test.ts'

test('on a phone the main button has a text, chips have one line, and buttons stand beside their value', async ({
  loggedInPage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/consulta/cpf/5')
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click()
  await choosePurpose(page)
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  const reveal = result.getByRole('button', { name: 'Mostrar tudo' })
  await expect(reveal).toBeVisible()

  const open = page.getByRole('link', { name: 'Abrir assunto' })
  await expect(open.getByText('Abrir')).toBeInViewport({ ratio: 1 })
  expect((await open.boundingBox())?.width).toBeGreaterThan(44)

  const sizes = [reveal, result.getByRole('button', { name: 'Exportar' })].map((button) =>
    button.boundingBox(),
  )
  const [one, other] = await Promise.all(sizes)
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])

  const chips = result.getByRole('list', { name: 'Achados' }).getByRole('listitem')
  for (const chip of await chips.all()) expect((await chip.boundingBox())?.height).toBe(44)
  // The fade of a rail ends where its end is reached.
  const rail = page.getByRole('navigation', { name: 'Variantes' }).getByRole('list')
  const readMask = () =>
    rail.evaluate((list) => {
      const { maskPosition, maskSize } = getComputedStyle(list)
      return `${maskPosition} ${maskSize}`
    })
  const before = await readMask()
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth }))
  await expect.poll(readMask).not.toBe(before)

  const document = result.locator('dl > div').filter({ hasText: /^CPF/ }).first()
  const [text, button] = [document.locator('[data-hidden-value]'), document.getByRole('button').last()]
  const [textBox, buttonBox] = await Promise.all([text.boundingBox(), button.boundingBox()])
  if (!textBox || !buttonBox) throw new Error('The document has no box')
  expect(buttonBox.y).toBeLessThan(textBox.y + textBox.height)
  expect(buttonBox.y + buttonBox.height).toBeGreaterThan(textBox.y)
})

test('the list of the search does not end with a title', async ({ loggedInPage: page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const list = page.getByRole('listbox', { name: 'Resultados' })
  await expect(list.getByRole('option').first()).toBeVisible()
  for (const height of [800, 780, 760, 740, 720]) {
    await page.setViewportSize({ width: 375, height })
    const countLoneTitles = () =>
      list.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect()
        return [...element.querySelectorAll('[role=group]')].filter((group) => {
          const option = group.querySelector('[role=option]')?.getBoundingClientRect()
          return option && group.getBoundingClientRect().top < bottom - 1 && option.top > bottom
        }).length
      })
    await expect.poll(countLoneTitles).toBe(0)
  }
})
