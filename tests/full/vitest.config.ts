import { defineConfig } from 'vitest/config'

/** The tests that take long, as those that build whole copies of the project: `npm run test:full` has them, `npm test` has not. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['tests/full/*.test.ts', 'tests/**/*.full.test.ts'], testTimeout: 60_000 },
})
