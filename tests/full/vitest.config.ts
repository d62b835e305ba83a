import { defineConfig } from 'vitest/config'

/** Long tests, such as builds of whole copies. `npm run test:full` runs them; `npm test` does not. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/full/*.test.ts', 'tests/**/*.full.test.ts'],
    testTimeout: 60_000,
    // Hooks copy and remove whole projects.
    hookTimeout: 60_000,
  },
})
