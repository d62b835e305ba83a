// @ts-check
import { join } from 'node:path'
import { buildSync } from 'esbuild'

/**
 * Bundles a file with all that it imports, packages of the name excepted, as ASCII.
 * `import.meta` becomes what CommonJS knows about the place of a module: that of the entry.
 * @param {string} root Absolute; the source map is relative to it.
 * @param {string} entry
 * @param {string[]} external
 */
export function buildBundle(root, entry, external) {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile: join(root, 'bundle.cjs'),
    write: false,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    charset: 'ascii',
    external,
    define: {
      'import.meta.dirname': '__dirname',
      'import.meta.url': '__filename',
      'process.env.NODE_ENV': '"production"',
    },
    sourcemap: 'external',
    sourcesContent: false,
    tsconfigRaw: '{}',
    logLevel: 'error',
  })
  const [map = '', code = ''] = outputFiles.map(({ text }) => text)
  return { code, map }
}
