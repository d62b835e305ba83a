import { defineConfig } from '@playwright/test'
import { findBrowser } from './support/find-browser.mjs'
import { liveApp, liveEnvironment, oidcApp, oidcEnvironment, firstPort as port } from './support/live-app.ts'

const executablePath = findBrowser()

const environment = Object.fromEntries(
  Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
)

/** Builds the app into a folder and serves it. */
const served = (at: number, outDir: string) => ({
  command: `npx vite build --logLevel warn --outDir ${outDir} --emptyOutDir && npx vite preview --outDir ${outDir} --host 127.0.0.1 --port ${at} --strictPort`,
  cwd: '../..',
  url: `http://127.0.0.1:${at}`,
  timeout: 240_000,
  // A running server may serve an older build.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
})

/**
 * Core browser tests in one Chromium, against three builds: demonstration, sources on loopback, login
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
  // A busy machine gets one retry, with a trace; a broken app is reported early.
  retries: 1,
  maxFailures: 12,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
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
  webServer: [
    served(port, 'dist'),
    { ...served(liveApp.port, liveApp.outDir), env: { ...environment, ...liveEnvironment } },
    { ...served(oidcApp.port, oidcApp.outDir), env: { ...environment, ...oidcEnvironment } },
  ],
})
