import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/find-browser.mjs'
import { firstPort as port } from './support/live-app.ts'

const executablePath = findBrowser()

/**
 * Core browser tests in one Chromium, against one build in three environments: demonstration, sources on loopback, login
 * provider. full.config.ts runs all others.
 */
export default defineConfig({
  testDir: '.',
  grep: /@core/,
  testIgnore: 'full/**',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // No test passes by a second try.
  retries: 0,
  maxFailures: 12,
  // Limits end a test that hangs. They are far above what a busy machine needs.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
  globalSetup: ['./support/start-lookup-server.ts', './support/start-provider.ts'],
  webServer: {
    command: 'npx tsx tests/e2e/support/serve-apps.ts',
    cwd: '../..',
    url: `http://127.0.0.1:${port}`,
    timeout: 600_000,
    // A running server may serve an older build.
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
