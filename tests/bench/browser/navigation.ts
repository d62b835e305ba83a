import type { Browser } from '@playwright/test'
import type { RunBenchmark } from '../benchmark.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import type { BuiltApp } from './built-app.ts'
import { clickLinks } from './click-links.ts'
import { measureLargeMenu } from './large-menu.ts'
import { withApps } from './with-apps.ts'

/** Menu entries that every app has. */
const links = ['/pricing', '/faq', '/settings', '/changelog', '/pacotes']

/**
 * Measures clicks in the menu: to new pages, after hovering, to visited pages, and in a menu of 1,000
 * entries.
 */
export const navigation: RunBenchmark = async ({ rounds, log }) => [
  ...(await withApps(log, (browser, apps) =>
    interleave(
      apps.flatMap((app) => [() => measureClicks(browser, app), () => measureHoveredClicks(browser, app)]),
      rounds,
    ),
  )),
  ...(await measureLargeMenu(rounds, log)),
]

async function measureClicks(browser: Browser, app: BuiltApp): Promise<Figure[]> {
  const [first = [], visited = []] = await clickLinks(browser, app, links, { passes: 2 })
  return [
    ...toFigures(app, 'Primeira visita, por clique (ms)', first),
    ...toFigures(app, 'Página já visitada (ms)', visited),
  ]
}

async function measureHoveredClicks(browser: Browser, app: BuiltApp): Promise<Figure[]> {
  const [first = []] = await clickLinks(browser, app, links, { hovers: true })
  return toFigures(app, 'Primeira visita, depois de apontar (ms)', first)
}

const toFigures = ({ target }: BuiltApp, measure: string, values: readonly number[]): Figure[] =>
  values.map((value) => ({ measure, target, value }))
