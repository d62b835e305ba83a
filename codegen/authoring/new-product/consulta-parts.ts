/** The files and settings of the shipped product: its consultas and all that knows them. */
export const consultaParts = {
  /** Files and folders, from the project's folder. The files of `starter/` replace some. */
  paths: [
    'manifest/consultas',
    'manifest/dossies',
    'manifest/demo',
    'manifest/content',
    'manifest/brand',
    'public',
    'tests/product',
    // Measures the shipped consultas.
    'tests/bench',
  ],
  /** Browser tests of any product. All other browser tests use the shipped consultas. */
  browserTests: 'tests/e2e/any-product',
  /** Scripts of package.json that run removed tests. */
  scripts: ['bench', 'bench:scale', 'reliability', 'screenshots', 'test:full', 'test:stress', 'test:copies'],
  testScript: 'test:e2e',
} as const
