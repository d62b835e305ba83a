import type { Page } from '@playwright/test'

/** Tasks over 50 ms, which browsers report; `longest` is in ms. */
export type LongTasks = { longest: number; count: number }

/** Records tasks over 50 ms in this page and in all pages it opens. Call it before the first `goto`. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Reflect.set(window, 'longTasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })

/** Returns the long tasks since the last call. */
export const takeLongTasks = (page: Page): Promise<LongTasks> =>
  page.evaluate(async () => {
    // The observer reports a task after its end.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const tasks = Reflect.get(window, 'longTasks') as number[]
    const taken = tasks.splice(0, tasks.length)
    return { longest: Math.max(0, ...taken), count: taken.length }
  })
