import { defineConfig } from '@playwright/test'
import { findBrowser } from '../support/find-browser.mjs'
import { firstPort } from '../support/first-port.ts'

const executablePath = findBrowser()

/** Browser tests of any product, in one Chromium against the demonstration. The tests of the shipped product build on it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // No test passes by a second try.
  retries: 0,
  // Limits end a test that hangs. They are far above what a busy machine needs.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${firstPort}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // Tests of motion use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npx tsx tests/e2e/any-product/serve.ts',
    cwd: '../../..',
    url: `http://127.0.0.1:${firstPort}`,
    timeout: 600_000,
    // A running server may serve an older build.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
