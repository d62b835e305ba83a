import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** All browser tests, in the set-up of the core ones: every promise to a user, every screen in every look. */
export default defineConfig(tests, { grep: /./, testIgnore: [], maxFailures: 0 })
