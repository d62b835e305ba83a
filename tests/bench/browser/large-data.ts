import type { Page } from '@playwright/test'
import { type LongTasks, takeLongTasks } from './long-tasks.ts'

const rowCount = 50_000

const similarities = ['Exata', 'Alta', 'Média', 'Baixa']

/** Returns an answer of the consulta by name with `count` people, just below the limit of 8 MB. */
export function buildLargeAnswer(count = rowCount): string {
  const pessoas = Array.from({ length: count }, (_, index) => ({
    nome: `Ana ${(index * 7919) % count} Exemplo`,
    cpf: String(52_998_224_725 + index),
    data_nascimento: `19${50 + (index % 50)}-0${1 + (index % 9)}-1${index % 10}`,
    nome_mae: `Bia ${index}`,
    municipio: 'Recife',
    uf: 'PE',
    semelhanca: similarities[index % 4],
  }))
  return JSON.stringify({ nome: 'Ana Exemplo', situacao: 'Há homônimos', total: count, pessoas })
}

/** Answers the consulta by name with this text, for every source. */
export const mockNameAnswer = (page: Page, text: string) =>
  page.route('**/pessoas/por-nome', (route) =>
    route.fulfill({
      body: text,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    }),
  )

/**
 * Submits the form by name and waits for rows. Returns the ms from the answer to the rows, and the long tasks
 * between.
 */
export async function measureFirstRows(page: Page): Promise<{ ms: number; tasks: LongTasks }> {
  await takeLongTasks(page)
  await page.getByRole('region', { name: 'Resultado' }).evaluate((result) => {
    performance.setResourceTimingBufferSize(1000)
    const seen = new MutationObserver(() => {
      if (!result.querySelector('[aria-rowcount] td, [aria-posinset]')) return
      seen.disconnect()
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'rowsShownAt', performance.now())))
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Consultar', exact: true }).click()
  await page.waitForFunction(() => 'rowsShownAt' in window, undefined, { timeout: 120_000 })
  const ms = await page.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/pessoas/por-nome'))
      .slice(-1) as PerformanceResourceTiming[]
    return Number(Reflect.get(window, 'rowsShownAt')) - (answer?.responseEnd ?? 0)
  })
  return { ms, tasks: await takeLongTasks(page) }
}

/** Returns frame times in ms: while the rows scroll by one page per frame, and while nothing moves. */
export async function measureScrolling(
  page: Page,
): Promise<{ worst: number; median: number; idle: number; tasks: LongTasks }> {
  await takeLongTasks(page)
  const frames = await page.getByRole('region', { name: 'Resultado' }).evaluate(async (result) => {
    const areas = [...result.querySelectorAll('[role=group]')]
    const area = areas.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight * 2)
    if (!area) throw new Error('Nothing scrolls')
    // The first half of the frames, without movement, is the baseline.
    const halves: [number[], number[]] = [[], []]
    let before = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < 180; frame += 1) {
      if (frame >= 90) area.scrollTop += area.clientHeight
      const now = await new Promise<number>(requestAnimationFrame)
      halves[frame < 90 ? 0 : 1].push(now - before)
      before = now
    }
    const [idle, moving] = halves
    for (const half of halves) half.sort((one, other) => one - other)
    return { worst: moving.at(-1) ?? 0, median: moving[45] ?? 0, idle: idle[45] ?? 0 }
  })
  return { ...frames, tasks: await takeLongTasks(page) }
}

/** Runs a user action. Returns its duration in ms and its long tasks. */
async function measureAction(
  page: Page,
  act: () => Promise<unknown>,
): Promise<{ ms: number; tasks: LongTasks }> {
  await takeLongTasks(page)
  const start = performance.now()
  await act()
  return { ms: performance.now() - start, tasks: await takeLongTasks(page) }
}

/** Exports the answer on screen with an entry of its menu. */
export const measureExport = (page: Page, entry: 'CSV' | 'JSON' | 'Planilha') =>
  measureAction(page, async () => {
    const downloading = page.waitForEvent('download', { timeout: 120_000 })
    await page.getByRole('button', { name: 'Exportar', exact: true }).click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
    const download = await downloading
    await download.path()
  })
