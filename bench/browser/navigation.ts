import type { Browser } from '@playwright/test'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import type { RunPart } from '../part.ts'
import type { BuiltApp } from './built-app.ts'
import { clickLinks } from './click-links.ts'
import { withLargeMenu } from './large-menu.ts'
import { withApps } from './with-apps.ts'

/** Entries of the menu that every app has. */
const links = ['/pricing', '/faq', '/settings', '/changelog', '/pacotes']

/** From a click in the menu to the page: not loaded yet, after hovering, and visited; and in a menu of 1,000 entries. */
export const navigation: RunPart = async ({ rounds, log }) => [
  ...(await withApps(log, (browser, apps) =>
    interleave(
      apps.flatMap((app) => [() => byClick(browser, app), () => afterHover(browser, app)]),
      rounds,
    ),
  )),
  ...(await withLargeMenu(rounds, log)),
]

async function byClick(browser: Browser, app: BuiltApp): Promise<Figure[]> {
  const [first = [], visited = []] = await clickLinks(browser, app, links, { passes: 2 })
  return [
    ...figures(app, 'Primeira visita, por clique (ms)', first),
    ...figures(app, 'Página já visitada (ms)', visited),
  ]
}

async function afterHover(browser: Browser, app: BuiltApp): Promise<Figure[]> {
  const [first = []] = await clickLinks(browser, app, links, { hovers: true })
  return figures(app, 'Primeira visita, depois de apontar (ms)', first)
}

const figures = ({ subject }: BuiltApp, measure: string, values: readonly number[]): Figure[] =>
  values.map((value) => ({ measure, subject, value }))
