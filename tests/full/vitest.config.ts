import { defineConfig } from 'vitest/config'

/** The tests that build whole copies of the project: `npm run test:full` has them, `npm test` has not. */
export default defineConfig({ test: { include: ['tests/full/*.test.ts'] } })
