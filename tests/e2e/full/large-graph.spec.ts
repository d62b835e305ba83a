import { expect, test } from '../support/edited-project.ts'
import { seedSession } from '../support/seed-session.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

test('200 subjects pan, zoom and move without a change of the DOM', async ({ page, open }) => {
  await open('/sessao')
  await page.evaluate(seedSession, 200)
  await page.getByRole('radio', { name: 'Grafo' }).check()
  const node = page.locator('[data-node]').first()
  // The development server compiles the graph first.
  await expect(node).toBeVisible({ timeout: 45_000 })
  // A press selects a node, which renders once. Here it is selected already.
  await node.getByRole('button').first().focus()
  const stage = await page.locator('[data-level]').boundingBox()
  if (!stage) throw new Error('The graph has no box')
  const [x, y] = [stage.x + 70, stage.y + 20]
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { domChanges: changes })
    const layer = document.querySelector('[data-layer]')
    if (!layer) return
    new MutationObserver((records) => {
      for (const record of records) changes.push(record.type)
    }).observe(layer, { childList: true, subtree: true })
  })
  const drag = async (fromX: number, fromY: number) => {
    await page.mouse.move(fromX, fromY)
    await page.mouse.down()
    for (let step = 1; step <= 60; step += 1) await page.mouse.move(fromX + step * 4, fromY + step * 2)
    await page.mouse.up()
  }
  await drag(x, y)
  for (let step = 0; step < 40; step += 1) await page.mouse.wheel(0, step < 20 ? -60 : 60)
  const box = await node.boundingBox()
  if (!box) throw new Error('The node has no box')
  await drag(box.x + box.width / 2, box.y + box.height / 2)
  expect(await page.evaluate(() => Reflect.get(window, 'domChanges'))).toEqual([])
})
