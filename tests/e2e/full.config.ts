import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** The exhaustive browser tests, in the set-up of the others: `npm run test:full` has them, `npm test` has not. */
export default defineConfig(tests, { testIgnore: [], testMatch: 'full/*.spec.ts', maxFailures: 0 })
