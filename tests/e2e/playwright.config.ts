import { defineConfig } from '@playwright/test'
import anyProduct from './any-product/playwright.config.ts'

/**
 * Core browser tests in one Chromium, against one build in three environments: demonstration, sources on loopback, login
 * provider. full.config.ts runs all others.
 */
export default defineConfig({
  ...anyProduct,
  testDir: '.',
  grep: /@core/,
  testIgnore: 'full/**',
  outputDir: '../../test-results',
  maxFailures: 12,
  globalSetup: ['./support/start-lookup-server.ts', './support/start-provider.ts'],
  webServer: {
    ...anyProduct.webServer,
    command: 'npx tsx tests/e2e/support/serve-apps.ts',
    cwd: '../..',
  },
})
