import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'

/**
 * Calls back with the path of whatever changes below some folders, until the returned function is called.
 * With one watcher per folder, saves that rename a temporary file are noticed too, and folders that are created,
 * removed and created again.
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
      // The folder was removed after it was listed.
    }
  }

  // The name may now belong to another folder, which the existing watchers do not watch.
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

/** A folder and all those in it; none when it does not exist. */
function listFolders(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return [folder, ...entries.flatMap(({ name }) => listFolders(join(folder, name)))]
  } catch {
    return []
  }
}
