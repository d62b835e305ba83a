/** The files and settings of the shipped product: its consultas and all that knows them. */
export const consultaParts = {
  /** Files and folders, from the project's folder. The files of `starter/` replace some. */
  paths: [
    'manifest/consultas',
    'manifest/dossies',
    'manifest/content',
    'manifest/brand',
    'manifest/suppliers.yaml',
    'public',
    'tests/product',
    // Measures the shipped consultas.
    'tests/bench',
    'tests/full',
    // The test of the removal itself.
    'tests/runs/new-product.ts',
  ],
  /** The cast. Demonstrations show it too, so it is removed with the later of both. */
  cast: 'manifest/demo',
  /** The product has its consultas as long as this folder exists. */
  mark: 'tests/full',
  /** Browser tests of any product. All other browser tests use the shipped consultas. */
  browserTests: 'tests/e2e/any-product',
  /** Scripts of package.json that run removed tests. */
  scripts: [
    'bench',
    'bench:scale',
    'reliability',
    'screenshots',
    'test:copies',
    'test:full',
    'test:new-product',
    'test:nodes',
    'test:stress',
  ],
  /** Packages that only removed tests use. */
  packages: ['@seriousme/openapi-schema-validator', 'pdfjs-dist', 'read-excel-file', 'yaml-language-server'],
} as const
