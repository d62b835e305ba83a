import { defineConfig } from 'vitest/config'
import { fixtureTables } from '../product-fixture/fixture-tables.ts'

const full = (folder: string) => [`${folder}/full/*.test.ts`, `${folder}/**/*.full.test.ts`]

/** Long tests, such as builds of whole copies. `npm run test:full` runs them; `npm test` does not. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    globalSetup: 'tests/product-fixture/fixture-tables.ts',
    testTimeout: 60_000,
    // Hooks copy and remove whole projects.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [fixtureTables()],
        test: { name: 'engine', include: full('tests'), exclude: ['tests/product/**'] },
      },
      { extends: true, test: { name: 'product', include: full('tests/product') } },
    ],
  },
})
