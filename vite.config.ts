/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconModules } from './codegen/vite/icon-modules-plugin.ts'
import { averigua } from './codegen/vite/plugin.ts'
import { closureOf } from './codegen/vite/static-imports-plugin.ts'
import { servePreview } from './deploy/serve-preview.ts'

const packages = (names: string) => new RegExp(`/node_modules/(?:${names})/`)

/** What the login and the layout build on. */
const first = closureOf(
  /\/src\/(?:main|pages\/auth\/login)\.tsx$/,
  packages(
    '@chakra-ui/react/dist/esm/(?:styled-system|components/(?:box|button(?=/(?:icon-)?button\\.js)|flex|heading|link|text))|@emotion/[a-z-]+|@pandacss/[a-z-]+|proxy-compare|stylis|valtio',
  ),
)

/** What surrounds every page of somebody who is logged in. */
const layout = closureOf(/\/src\/app\/app-pages\.tsx$/)

/** What the product's own pages import, however late. */
const product = closureOf(/\/src\/(?:consultas|pages)\//)

/** Single files; what has a folder of its own is larger, and comes with who needs it. */
const isCommon = (id: string) =>
  /\/src\/(?:ui\/(?:forms|feedback|dialog|navigation|media|page)|lib(?:\/format)?|routes)\/[^/]+$/.test(id)

const isIcon = (id: string) => id.includes('react-icon:')

/** The other public pages are small and share most of what they are: together they are one chunk. */
const publicPages =
  /\/src\/pages\/(?:auth\/(?!credentials|dotted|brazil|search-map|map-backdrop)|not-found|coming-soon|under-)/

export default defineConfig({
  plugins: [
    first.plugin,
    layout.plugin,
    product.plugin,
    iconModules(),
    react(),
    averigua({ appLayout: 'app/app-pages', loadsAhead: (page) => !page.startsWith('demos/') }),
    servePreview('src/generated'),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    // The boot script and the links load ahead what a page needs; the helper with its map of all chunks would cost 2 kB.
    modulePreload: false,
    rolldownOptions: {
      // Chakra's definitions are plain data made by functions that are not marked as pure: without this its
      // whole default theme, 10 kB gz, stays in the first load.
      treeshake: {
        // Only emotion's withTheme, which nothing here uses, needs them; as CommonJS they would stay otherwise.
        moduleSideEffects: [{ test: packages('hoist-non-react-statics|react-is'), sideEffects: false }],
        manualPureFunctions: [
          'createSystem',
          'defineConfig',
          'defineRecipe',
          'defineSlotRecipe',
          'mergeConfigs',
        ],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: packages('react|react-dom|react-router|react-router-dom|scheduler'),
              priority: 2,
            },
            { name: 'first', test: first.includes, priority: 1 },
            { name: 'layout', test: layout.includes },
            // One by one these would be fifty chunks of a quarter of a kB, all of them named in the boot script.
            { name: 'icons', test: (id) => isIcon(id) && product.includes(id), minShareCount: 2 },
            {
              name: 'common',
              test: (id) => isCommon(id) && product.includes(id),
              minShareCount: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'public', test: publicPages, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4173 },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/full/**'],
    testTimeout: 30_000,
    // By default one core is left idle, which of two is half.
    maxWorkers: '100%',
  },
})
