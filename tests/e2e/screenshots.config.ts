import { defineConfig } from '@playwright/test'
import tests from './playwright.config.ts'

/** The set-up of the browser tests, for scripts that take pictures. */
export default defineConfig(tests, { testMatch: '*.shot.ts', grep: /./, workers: 1 })
