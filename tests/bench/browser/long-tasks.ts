import type { Page } from '@playwright/test'

/** How long the tasks were that kept the page from answering, in ms: browsers tell of those over 50. */
export type LongTasks = { longest: number; count: number }

/** Begins to note tasks of over 50 ms in all pages that this one opens. Before the first `goto`. */
export const watchLongTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = []
    Reflect.set(window, 'longTasks', tasks)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })

/** The long tasks since the last call. */
export const takeLongTasks = (page: Page): Promise<LongTasks> =>
  page.evaluate(async () => {
    // The observer is told of a task after it has ended.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const tasks = Reflect.get(window, 'longTasks') as number[]
    const taken = tasks.splice(0, tasks.length)
    return { longest: Math.max(0, ...taken), count: taken.length }
  })
