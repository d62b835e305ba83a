import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/**
 * Calls back with the path of every change below the folders, until the returned function is called. Each
 * folder has its own watcher, which also notices renamed temporary files and folders that are created again.
 */
export function watchFolders(roots: string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()

  const openFolder = (folder: string, filter: (name: string) => boolean) => {
    if (watchers.has(folder)) return
    try {
      const watcher = watch(folder, (event, name) => {
        if (name === null || !filter(name)) return
        const path = join(folder, name)
        // The name may now be another folder, which the existing watchers do not watch.
        if (event === 'rename') {
          closeBelow(path)
          if (isFolder(path)) openBelow(path)
        }
        onChange(path)
      })
      watcher.on('error', () => closeBelow(folder))
      watchers.set(folder, watcher)
    } catch {
      // The folder was removed since its name was read.
    }
  }

  const closeBelow = (path: string) => {
    for (const [folder, watcher] of watchers)
      if (folder === path || folder.startsWith(path + sep)) {
        watcher.close()
        watchers.delete(folder)
      }
  }

  // A folder is watched before it is read, so that no new folder in it is missed.
  const openBelow = (folder: string) => {
    openFolder(folder, () => true)
    for (const name of listFolders(folder)) openBelow(join(folder, name))
  }

  for (const root of roots) {
    openFolder(dirname(root), (name) => name === basename(root))
    if (isFolder(root)) openBelow(root)
  }
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

/** Returns the names of the folders in a folder; an empty list if it cannot be read. */
function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}
