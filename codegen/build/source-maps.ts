import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Moves the source maps of a build (`npm run build -- --sourcemap hidden`) into a folder of their own beside it, so that nobody publishes
 * them: `dist-maps` for `dist`.
 */
export const sourceMapsApart = (): Plugin => ({
  name: 'averigua:source-maps',
  apply: 'build',
  writeBundle({ dir = '', sourcemap }) {
    if (!sourcemap) return
    for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.map')) continue
      const target = join(`${dir}-maps`, name)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(dir, name), target)
    }
  },
})
