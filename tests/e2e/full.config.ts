import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** All browser tests, with the set-up of the core tests. */
export default defineConfig(tests, { grep: /./, testIgnore: [], maxFailures: 0 })
