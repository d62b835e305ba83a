import type { ManifestPage } from '@manifest/contract/manifest-page.ts'
import { useEffect, useState } from 'react'

/** Sent by `codegen/vite/manifest-page-plugin.ts`. */
const changedEvent = 'averigua:manifest-page'

type Manifest = { page?: ManifestPage; hasFailed: boolean }

/** Returns the manifest on disk and keeps it up to date. A failed request keeps the previous one. */
export function useManifest(): Manifest {
  const [manifest, setManifest] = useState<Manifest>({ hasFailed: false })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      try {
        const response = await fetch('/__manifesto/data.json', { signal })
        const page: ManifestPage = await response.json()
        setManifest({ page, hasFailed: false })
      } catch {
        if (!signal.aborted) setManifest((before) => ({ ...before, hasFailed: true }))
      }
    }
    void load()
    import.meta.hot?.on(changedEvent, load)
    // The server restarted, possibly with another manifest.
    import.meta.hot?.on('vite:ws:connect', load)
    return () => {
      controller.abort()
      import.meta.hot?.off(changedEvent, load)
      import.meta.hot?.off('vite:ws:connect', load)
    }
  }, [])
  return manifest
}
