/// <reference types="vitest/config" />
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './codegen/build/chunk-groups.ts'
import { folderPages } from './codegen/build/folder-pages.ts'
import { iconModules, iconParts } from './codegen/build/icons.ts'
import { sourceMapsApart } from './codegen/build/source-maps.ts'
import { yamlModules } from './codegen/build/yaml-modules.ts'
import { averigua } from './codegen/vite-plugin.ts'
import { servePreview } from './deploy/serve-preview.ts'
import { testProjects } from './tests/projects.ts'

const appLayout = 'app/app-pages'

const isProductPage = (page: string) => !page.startsWith('demos/')

// The page of a consulta is in `consultas` itself. The pages in its folders share a form and results, which the
// layout does not need. An own page loads what it needs.
const isLayoutGroupPage = (page: string) =>
  isProductPage(page) && !/^(?:pages\/(?:auth|cases|lotes)|consultas\/[^/]+|product)\//.test(page)

// Users reach these pages from other pages, so that the boot script does not list their chunks.
const isPreloadedPage = (page: string) =>
  isProductPage(page) && !/^(?:pages\/(?:cases|lotes)|consultas\/[^/]+)\//.test(page)

/**
 * From Node 25 on, `localStorage` is a global of Node, without a value unless a file is given. It would hide the DOM's.
 * Node 20 does not know the option.
 */
const hideStorageOfNode = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/**
 * The packages that the app imports. The development server prepares them at once: when it finds a package only after a page
 * has opened, it reloads the page.
 */
export const appPackages = [
  '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge',
  '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge',
  '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item',
  '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter',
  '@atlaskit/pragmatic-drag-and-drop/utils/combine',
  '@brazilian-utils/brazilian-utils',
  '@chakra-ui/react',
  '@chakra-ui/react/theme',
  '@emotion/react',
  '@fullcalendar/react',
  '@fullcalendar/react/daygrid',
  '@fullcalendar/react/interaction',
  '@fullcalendar/react/list',
  '@fullcalendar/react/locales/pt-br',
  '@fullcalendar/react/themes/classic',
  '@fullcalendar/react/timegrid',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@tiptap/extension-mention',
  '@tiptap/extensions',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'chart.js',
  'd3-geo',
  'echarts/charts',
  'echarts/components',
  'echarts/core',
  'echarts/renderers',
  'embla-carousel-autoplay',
  'embla-carousel-fade',
  'embla-carousel-react',
  'fflate/browser',
  'framer-motion',
  'framer-motion/dom/mini',
  'hucre',
  'jose',
  'jspdf',
  'jspdf-autotable',
  'maska',
  'oidc-client-ts',
  'papaparse',
  'react',
  'react-chartjs-2',
  'react-dom',
  'react-dom/client',
  'react-icons/lu',
  'react-router-dom',
  'recharts',
  'valtio',
  'valtio/vanilla',
  'valtio/vanilla/utils',
  'write-excel-file/universal',
  'yet-another-react-lightbox',
  'yet-another-react-lightbox/plugins/captions',
  'yet-another-react-lightbox/plugins/counter',
  'yet-another-react-lightbox/plugins/thumbnails',
  'yet-another-react-lightbox/plugins/zoom',
  'zod',
  'zod/mini',
]

// docs/decisions/0006-how-the-build-is-cut.md lists what each setting saves.
export default defineConfig({
  plugins: [
    iconModules(),
    iconParts(),
    yamlModules(),
    folderPages(),
    react(),
    averigua({
      appLayout,
      environment: 'lib/environment.ts',
      prerender: 'app/prerender.tsx',
      reporter: 'reporting/main.ts',
      shouldPreload: isPreloadedPage,
    }),
    chunkGroups([
      {
        name: 'first',
        modules: [
          'main',
          'ui/forms/password-field',
          'ui/forms/field',
          'ui/forms/use-validated-form',
          'ui/media/logo',
        ],
      },
      { name: 'login', modules: ['app/take-over-login', 'pages/auth/login'] },
      {
        name: 'layout',
        modules: [
          appLayout,
          'pages/dashboard/skeletons',
          'state/session-reports',
          'state/usage',
          'ui/media/demo-icon',
          'ui/media/notification-photo',
          'ui/page/relative-time',
          'ui/touch-height',
        ],
        sharedBy: { atLeast: 3, table: 'generated/pages', pages: isLayoutGroupPage },
      },
      { name: 'home', modules: ['pages/dashboard/page'] },
      { name: 'icons', modules: ['ui/media/catalogue-icon', 'ui/media/icon-tile', 'generated/kind-icons'] },
      // Apart from `shared`, which pages without a form load.
      { name: 'kinds', modules: ['session/session-texts'] },
      // Before the consulta's group: otherwise these pages load its form and results for an icon or a small module.
      {
        name: 'shared',
        modules: [],
        sharedBy: { atLeast: 2, table: 'generated/pages', pages: isLayoutGroupPage },
      },
      { name: 'settings', modules: ['pages/settings/page'] },
      // The page animation loads when idle. Without a chunk of its own it would load `parts`.
      { name: 'play', modules: ['ui/motion/play'] },
      // Apart from `parts`, which the search loads when the browser is idle.
      { name: 'zod', package: 'zod' },
      { name: 'parts', packagesSharedBy: 29 },
      { name: 'consulta', modules: ['consultas/page'] },
      // Every app page loads it when the browser is idle.
      { name: 'idle', modules: ['app/connect-session'] },
    ]),
    sourceMapsApart(),
    servePreview('src/generated'),
  ],
  resolve: {
    tsconfigPaths: true,
    // The workbook writer must not start workers from `blob:` URLs: the security policy forbids them.
    alias: [
      {
        find: /^fflate$/,
        replacement: fileURLToPath(new URL('src/lib/format/zip-in-place.ts', import.meta.url)),
      },
    ],
  },
  // The boot script and the links preload what a page needs.
  build: {
    modulePreload: false,
    rolldownOptions: {
      // jsPDF imports these only in methods that the app does not use. Its readme says to leave them out this way.
      external: ['canvg', 'dompurify', 'html2canvas'],
      treeshake: {
        // CommonJS packages that only emotion's `withTheme` uses. The app does not use it.
        moduleSideEffects: [
          { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
          // A module of the manifest only exports. The app has the paths of blocks, without their grammar and zod.
          { test: /\/manifest\/(?:blocks|contract|kinds|product|schema)\//, sideEffects: false },
        ],
      },
    },
  },
  // Vitest prepares no packages for browsers.
  optimizeDeps: process.env.VITEST ? {} : { entries: [], include: appPackages, holdUntilCrawlEnd: false },
  server: {
    host: '127.0.0.1',
    // These folders hold most files, and no page depends on them.
    watch: { ignored: ['docs', 'tests'].map((name) => join(import.meta.dirname, name)) },
  },
  preview: { host: '127.0.0.1', port: 4173 },
  test: {
    // Limits only end what hangs: a busy machine may take ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default Vitest leaves one core idle, half of a machine with two.
    maxWorkers: '100%',
    execArgv: hideStorageOfNode,
    globalSetup: 'tests/product-fixture/fixture-tables.ts',
    projects: testProjects,
  },
})
