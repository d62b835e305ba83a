import type { Page } from '@playwright/test'
import { choosePurpose } from '../../e2e/support/purpose.ts'

/** The dossiê of the shipped manifest with the most parts. */
export const dossiePath = '/dossie/pessoa'

/** A member of the cast: each part has an answer, most of them with tables. */
const cpf = '111.444.777-35'

type WatchedDossie = {
  answeredAt: number
  /** When each part was on screen, by the id of its section. */
  paintedAt: Record<string, number>
  /** Tasks over 50 ms. */
  tasks: { end: number; duration: number }[]
}

/** In ms: from the first answer to the first and the last part on screen, and the longest task over 50 ms meanwhile. */
export type DossieTimes = { first: number; last: number; longest: number }

/**
 * Records the first answer of the demonstration, which answers all parallel parts at once, and when each part is
 * painted. Call it before the first `goto`.
 */
export const watchDossie = (page: Page) =>
  page.addInitScript(() => {
    const watched: WatchedDossie = { answeredAt: 0, paintedAt: {}, tasks: [] }
    Reflect.set(window, 'watchedDossie', watched)
    // The demonstration builds its answers with this function. It has no network.
    const { json } = Response
    Response.json = (...args) => {
      watched.answeredAt ||= performance.now()
      return json.apply(Response, args)
    }
    const seen = new Set<string>()
    new MutationObserver(() => {
      for (const body of document.querySelectorAll('[data-part] [data-part-body]')) {
        const id = body.closest('[data-part]')?.id ?? ''
        if (seen.has(id)) continue
        seen.add(id)
        requestAnimationFrame(() =>
          setTimeout(() => {
            watched.paintedAt[id] = performance.now()
          }),
        )
      }
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        watched.tasks.push({ end: startTime + duration, duration })
    }).observe({ type: 'longtask', buffered: true })
  })

/** Starts the dossiê on screen and waits until all its parts are painted. */
export async function measureDossie(page: Page): Promise<DossieTimes> {
  await page.getByRole('main').getByLabel('CPF').fill(cpf)
  await choosePurpose(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Montar dossiê' }).click()
  await page.waitForFunction(
    () => {
      const { paintedAt } = Reflect.get(window, 'watchedDossie') as WatchedDossie
      const count = document.querySelector('main [role=progressbar]')?.getAttribute('aria-valuemax')
      return Object.keys(paintedAt).length === Number(count)
    },
    undefined,
    { polling: 200, timeout: 120_000 },
  )
  const { answeredAt, paintedAt, tasks } = await page.evaluate(async () => {
    // The observer reports a task after its end.
    await new Promise((resolve) => setTimeout(resolve, 100))
    return Reflect.get(window, 'watchedDossie') as WatchedDossie
  })
  const times = Object.values(paintedAt).map((at) => at - answeredAt)
  const during = tasks.filter(({ end }) => end > answeredAt).map(({ duration }) => duration)
  return { first: Math.min(...times), last: Math.max(...times), longest: Math.max(0, ...during) }
}
