import { join, posix } from 'node:path'
import { type HtmlTagDescriptor, normalizePath, type Plugin } from 'vite'
import type { Folders } from '../folders.mjs'
import { createLiveData } from './live/live-data-plugin.ts'
import { studioPlugin } from './studio/studio-plugin.ts'

/** Regenerates when the manifest changes, replaces the data in open tabs, and serves the studio. */
export function devPlugins(foldersAt: (root: string) => Folders): Plugin[] {
  const { plugin: liveDataPlugin, onWritten } = createLiveData((root) => foldersAt(root).outDir)
  return [regeneratePlugin(foldersAt, onWritten), liveDataPlugin, studioPlugin(foldersAt)]
}

function regeneratePlugin(
  foldersAt: (root: string) => Folders,
  onWritten: (paths: string[]) => void,
): Plugin {
  let stopWatching = () => {}
  return {
    name: 'averigua:regenerate',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return
      const { regenerateOnChange } = await import('./live/regenerate-on-change.ts')
      stopWatching = await regenerateOnChange(server, foldersAt(server.config.root), onWritten)
    },
    closeBundle() {
      stopWatching()
    },
    transformIndexHtml: { order: 'pre', handler: () => [problemBanner] },
  }
}

const problemBanner: HtmlTagDescriptor = {
  tag: 'script',
  attrs: {
    type: 'module',
    src: posix.join('/@fs', normalizePath(join(import.meta.dirname, 'live/error-banner.ts'))),
  },
}
