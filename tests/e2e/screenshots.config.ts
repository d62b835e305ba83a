import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** The set-up of the browser tests, for the screenshots of docs/. */
export default defineConfig(tests, { testMatch: '*.shot.ts', grep: /./, workers: 1 })
