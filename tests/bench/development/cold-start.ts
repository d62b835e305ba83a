import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { app } from '../../../src/generated/app.ts'
import { signIn } from '../../e2e/support/test.ts'
import { heading } from '../browser/built-app.ts'
import { watchRequests } from '../browser/watch-requests.ts'
import type { Figure } from '../measure/figure.ts'

/** Measures from the start of a dev server without caches to the dashboard's heading. */
export async function measureColdStart(browser: Browser, folder: string): Promise<Figure[]> {
  rmSync(join(folder, '.vite'), { recursive: true, force: true })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const requests = watchRequests(page)
  await signIn(page)
  const start = performance.now()
  const server = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.mjs'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (text) => resolve(String(text).trim()))
      server.once('exit', (code) => reject(new Error(`The development server ended with ${code}`)))
    })
    await page.goto(new URL(app.auth.home, url).href, { waitUntil: 'commit', timeout: 120_000 })
    await page.locator(heading).waitFor({ timeout: 120_000 })
    return [
      figure('até o título do dashboard (s)', (performance.now() - start) / 1000),
      figure('pedidos até o título', requests.count()),
    ]
  } finally {
    await context.close()
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill()
    await ended
  }
}

const figure = (name: string, value: number): Figure => ({
  measure: `npm run dev, a frio, ${name}`,
  target: 'averigua',
  value,
})
