import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/**
 * Calls back with the path of every change below the folders, until the returned function is called. Each
 * folder has its own watcher, which also notices renamed temporary files and folders that are created again.
 */
export function watchFolders(roots: string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  const open = (folder: string, filter: (name: string) => boolean) => {
    if (watchers.has(folder)) return
    try {
      const watcher = watch(folder, (event, name) => {
        if (name === null || !filter(name)) return
        if (event === 'rename') closeBelow(join(folder, name))
        onChange(join(folder, name))
        refresh()
      })
      watcher.on('error', () => closeBelow(folder))
      watchers.set(folder, watcher)
    } catch {
      // The folder was removed after `listFolders` read it.
    }
  }

  // The name may now be a new folder, which the existing watchers do not watch.
  const closeBelow = (path: string) => {
    for (const [folder, watcher] of watchers)
      if (folder === path || folder.startsWith(path + sep)) {
        watcher.close()
        watchers.delete(folder)
      }
  }

  const refresh = () => {
    for (const folder of roots.flatMap(listFolders)) open(folder, () => true)
  }

  for (const root of roots) open(dirname(root), (name) => name === basename(root))
  refresh()
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** Returns a folder and all folders below it; an empty list if it does not exist. */
function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...entries.flatMap(({ name }) => listFolders(join(folder, name)))]
  } catch {
    return []
  }
}
