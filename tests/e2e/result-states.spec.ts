import { expectAccessible } from './support/axe.ts'
import { lookUpStub } from './support/stub-consulta.ts'
import { expect, type Page, test } from './support/test.ts'

const stub = {
  summary: { value: 'cidade', sensitive: false },
  result: [
    { block: 'fields', title: 'Lugar', items: [{ label: 'Cidade', value: 'cidade', sensitive: false }] },
  ],
  answer: { cidade: 'São Paulo' },
} satisfies Parameters<typeof lookUpStub>[1]

const findResult = (page: Page) => page.getByRole('region', { name: 'Resultado', exact: true })

test('a result that does not match the form names its subject, and can be updated or the form restored', async ({
  loggedInPage: page,
}) => {
  const region = await lookUpStub(page, stub)
  const cep = page.getByRole('textbox', { name: 'CEP' })
  await page.getByRole('button', { name: 'Alterar' }).click()
  await cep.fill('20040')
  await expect(region.getByRole('status')).toHaveText(/^Este resultado é de 01001-000/)
  await expectAccessible(page)
  await region.getByRole('button', { name: 'Desfazer' }).click()
  await expect(cep).toHaveValue('01001-000')
  await expect(region).toBeFocused()
  await expect(region.getByText('Este resultado é de')).toHaveCount(0)
  await cep.fill('20040-002')
  await region.getByRole('button', { name: 'Atualizar resultado' }).click()
  await expect(region.getByText('Este resultado é de')).toHaveCount(0)
  await expect(region).toContainText('São Paulo')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('the page scrolls to the result, whose actions are large enough for touch', async ({
    loggedInPage: page,
  }) => {
    // A short answer would fit above the fold.
    await page.setViewportSize({ width: 375, height: 480 })
    const region = await lookUpStub(page, stub)
    await expect(region.getByRole('heading', { level: 2 }).first()).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    for (const button of await page.getByRole('main').locator('[role=group] button').all())
      expect((await button.boundingBox())?.height, await button.innerText()).toBeGreaterThanOrEqual(44)
  })

  test('scrolling by the user stops the automatic scrolling', async ({ loggedInPage: page }) => {
    await lookUpStub(page, stub)
    await page.getByRole('button', { name: 'Alterar' }).click()
    await page.getByRole('textbox', { name: 'CEP' }).focus()
    await page.evaluate(async () => {
      window.scrollTo(0, 0)
      // A known answer can come within a frame, so the page is watched and not polled.
      const begins = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[aria-busy=true]')) return
          window.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))
          observer.disconnect()
          resolve()
        })
        observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
      })
      document.querySelector('form')?.requestSubmit()
      await begins
    })
    await expect(findResult(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(findResult(page)).not.toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})
