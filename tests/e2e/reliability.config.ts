import { defineConfig } from '@playwright/test'
import tests from './full.config.ts'
import { lossTag } from './support/loss.ts'

/** All browser tests that try to lose work, which docs/confiabilidade.md lists: `npm run reliability`. */
export default defineConfig(tests, {
  grep: new RegExp(lossTag),
  reporter: [['list'], ['../runs/loss-reporter.ts']],
})
