import type { ManifestPage } from '@manifest/contract/manifest-page.ts'
import {
  type CheckAnswer,
  type OpenAnswer,
  studioApi,
  studioChangedEvent,
  studioTokenHeader,
  studioTokenMeta,
} from '@manifest/contract/studio.ts'
import { useEffect, useState } from 'react'

type Manifest = { page?: ManifestPage; hasFailed: boolean }

/** Returns the manifest on disk and keeps it up to date. A failed request keeps the previous one. */
export function useManifest(): Manifest {
  const [manifest, setManifest] = useState<Manifest>({ hasFailed: false })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const load = async () => {
      try {
        const [{ root, folder, product }, { diagnostics, content }] = await Promise.all([
          ask<OpenAnswer>('open', {}, signal),
          ask<CheckAnswer>('check', { drafts: {} }, signal),
        ])
        const shown = diagnostics.map(({ file, line, column, ...diagnostic }) => ({
          ...diagnostic,
          position: `${folder}/${file}:${line}:${column}`,
        }))
        setManifest(({ page }) => {
          const valid = content ?? page?.content
          return {
            page: { root, product, diagnostics: shown, ...(valid && { content: valid }) },
            hasFailed: false,
          }
        })
      } catch {
        if (!signal.aborted) setManifest((before) => ({ ...before, hasFailed: true }))
      }
    }
    void load()
    import.meta.hot?.on(studioChangedEvent, load)
    // The server restarted, possibly with another manifest.
    import.meta.hot?.on('vite:ws:connect', load)
    return () => {
      controller.abort()
      import.meta.hot?.off(studioChangedEvent, load)
      import.meta.hot?.off('vite:ws:connect', load)
    }
  }, [])
  return manifest
}

async function ask<Answer>(name: string, body: object, signal: AbortSignal): Promise<Answer> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${studioTokenMeta}"]`)
  const response = await fetch(studioApi + name, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [studioTokenHeader]: meta?.content ?? '' },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response.json()
}
