import { defineConfig } from '@playwright/test'
import tests from './full.config.ts'
import { lossTag } from './support/loss.ts'
import { truthTag } from './support/truth.ts'

/**
 * All browser tests that try to lose work, or in which sources answer wrongly. `npm run reliability` writes their tables in
 * docs/confiabilidade.md.
 */
export default defineConfig(tests, {
  grep: new RegExp(`${lossTag}|${truthTag}`),
  reporter: [['list'], ['../runs/tried-reporter.ts']],
})
