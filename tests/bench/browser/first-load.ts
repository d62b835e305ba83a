import type { Browser } from '@playwright/test'
import type { RunBenchmark } from '../benchmark.ts'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import type { BuiltApp } from './built-app.ts'
import { type ConnectionSpeed, type LoadFigures, loadPage } from './load-page.ts'
import { withApps } from './with-apps.ts'

const titles = { login: 'Login', dashboard: 'Dashboard' }

/** Measures first loads of login and dashboard in fresh contexts, each also on a slow connection. */
export const firstLoad: RunBenchmark = ({ rounds, log }) =>
  withApps(log, (browser, apps) =>
    interleave(
      [
        ...apps.map((app) => () => measureLoad(browser, app, 'login', 'plain')),
        ...apps.map((app) => () => measureLoad(browser, app, 'dashboard', 'plain')),
        ...apps.map((app) => () => measureLoad(browser, app, 'login', 'slow')),
        ...apps.map((app) => () => measureLoad(browser, app, 'dashboard', 'slow')),
      ],
      rounds,
      { warmUp: true },
    ),
  )

async function measureLoad(
  browser: Browser,
  app: BuiltApp,
  name: 'login' | 'dashboard',
  connection: ConnectionSpeed,
): Promise<Figure[]> {
  const measured = await loadPage(browser, app, name, connection)
  const measures = connection === 'slow' ? toSlowMeasures(measured) : toPlainMeasures(measured)
  const title = connection === 'slow' ? `${titles[name]}, linha lenta` : titles[name]
  return Object.entries(measures).map(([measure, value]) => ({
    measure: `${title}: ${measure}`,
    target: app.target,
    value,
  }))
}

const toPlainMeasures = (load: LoadFigures) => ({
  'elementos à vista': load.elements,
  'JS, gz, ao aparecer (kB)': load.code / 1000,
  'JS, gz, em repouso (kB)': load.allCode / 1000,
  'pedidos ao aparecer': load.requests,
  'pedidos em repouso': load.allRequests,
  'pronto (ms)': load.ready,
  'responde (ms)': load.responding,
  'LCP (ms)': load.largestPaint,
  'bloqueio (ms)': load.blocking,
  'aparece (ms)': load.appeared,
  'script até aparecer (ms)': load.script,
})

const toSlowMeasures = (load: LoadFigures) => ({
  'pronto (ms)': load.ready,
  'responde (ms)': load.responding,
  'LCP (ms)': load.largestPaint,
  'bloqueio (ms)': load.blocking,
})
