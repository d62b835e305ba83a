/** The files, packages and settings that the template has for its demonstrations only. */
export const demoParts = {
  folder: 'src/demos',
  /** Files and folders, from the project's folder. */
  paths: [
    'src/demos',
    'tests/product/demos',
    'tests/e2e/demos',
    // Compares a package that only demonstrations use.
    'tests/bench/tables',
    // The tests of the removal itself.
    'tests/product/codegen/authoring/new-product',
    'tests/product/full/without-demos.test.ts',
    'tests/runs/new-product.ts',
    'docs/demos',
    'docs/demos.md',
    'manifest/routes/demos.yaml',
    'manifest/routes/ui-kit.yaml',
  ],
  /** The line of menu.yaml from which on all lines lead to demonstrations. */
  menuLine: '  # Demonstrações do modelo',
  /** The script of package.json that tests the removal. Its test script runs it. */
  script: 'test:new-product',
  packages: [
    '@fullcalendar/react',
    '@tanstack/react-table',
    '@tiptap/core',
    '@tiptap/extension-mention',
    '@tiptap/extensions',
    '@tiptap/pm',
    '@tiptap/react',
    '@tiptap/starter-kit',
    '@tiptap/suggestion',
    '@types/d3-geo',
    'chart.js',
    'd3-geo',
    'echarts',
    'embla-carousel-autoplay',
    'embla-carousel-fade',
    'embla-carousel-react',
    'jspdf',
    'jspdf-autotable',
    'react-chartjs-2',
    'recharts',
    'temporal-polyfill',
    'yet-another-react-lightbox',
  ],
  /** Packages of these packages that vite.config.ts names. */
  innerPackages: ['canvg', 'dompurify', 'fast-png', 'html2canvas'],
  /** Names that only demonstrations import, by module. Their modules use them, too. */
  imported: {
    'src/ui/charts/brazil-tiles.tsx': ['BrazilGrid', 'placeTile'],
    'src/ui/forms/check.ts': ['readFormValues'],
    'src/ui/motion/motion-rows.tsx': ['useRowMotion'],
  },
} as const
