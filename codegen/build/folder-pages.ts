import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Plugin } from 'vite'

const prefix = '\0folder:'

/**
 * Serves a folder of `src` as a page. `folder-page.tsx` beside the folder makes the page of its numbered files. Files that
 * end in `.later.tsx` come as functions that load them.
 */
export function folderPages(): Plugin {
  let root = process.cwd()
  return {
    name: 'averigua-folder-pages',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: /^@\/.+\/$/ },
      handler(id) {
        const folder = posix.join('/src', id.slice(2, -1))
        return existsSync(join(root, folder)) ? prefix + folder : undefined
      },
    },
    load: {
      filter: { id: /^\0folder:/ },
      handler(id) {
        const folder = id.slice(prefix.length)
        const code = `import folderPage from '${posix.dirname(folder)}/folder-page.tsx'
export default folderPage(
  import.meta.glob(['${folder}/[0-9]*.tsx', '!**/*.later.tsx'], { eager: true }),
  import.meta.glob('${folder}/[0-9]*.later.tsx'),
)`
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}
