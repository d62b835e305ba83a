import type { Browser } from '@playwright/test'
import type { Figure } from '../measure/figure.ts'
import { interleave } from '../measure/interleave.ts'
import type { RunPart } from '../part.ts'
import type { BuiltApp } from './built-app.ts'
import { type Line, type Load, loadPage } from './load-page.ts'
import { withApps } from './with-apps.ts'

const titles = { login: 'Login', dashboard: 'Dashboard' }

/** The first loads of login and dashboard, each in a fresh context; the dashboard's on a slow line too. */
export const firstLoad: RunPart = ({ rounds, log }) =>
  withApps(log, (browser, apps) =>
    interleave(
      [
        ...apps.map((app) => () => load(browser, app, 'login', 'plain')),
        ...apps.map((app) => () => load(browser, app, 'dashboard', 'plain')),
        ...apps.map((app) => () => load(browser, app, 'dashboard', 'slow')),
      ],
      rounds,
      { warmUp: true },
    ),
  )

async function load(
  browser: Browser,
  app: BuiltApp,
  name: 'login' | 'dashboard',
  line: Line,
): Promise<Figure[]> {
  const measured = await loadPage(browser, app, name, line)
  const measures = line === 'slow' ? onSlowLine(measured) : onPlainLine(measured)
  const title = line === 'slow' ? `${titles[name]}, linha lenta` : titles[name]
  return Object.entries(measures).map(([measure, value]) => ({
    measure: `${title}: ${measure}`,
    subject: app.subject,
    value,
  }))
}

const onPlainLine = (load: Load) => ({
  'JS, gz, ao aparecer (kB)': load.code / 1000,
  'JS, gz, em repouso (kB)': load.allCode / 1000,
  'pedidos ao aparecer': load.requests,
  'pedidos em repouso': load.allRequests,
  'pronto (ms)': load.ready,
  'LCP (ms)': load.largestPaint,
  'bloqueio (ms)': load.blocking,
  'script até pronto (ms)': load.script,
})

const onSlowLine = (load: Load) => ({
  'pronto (ms)': load.ready,
  'LCP (ms)': load.largestPaint,
  'bloqueio (ms)': load.blocking,
})
