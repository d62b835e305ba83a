import { names, partSize, parts } from 'virtual:icon-parts/lu'
import { useEffect, useReducer, useState } from 'react'
import type { IconType } from 'react-icons'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'

/** Loaded drawings of all chunks. */
const drawings = new Map<string, IconType>()

const loadingChunks = new Map<number, Promise<void>>()

const chunkByName = new Map(names.map((name, index) => [name, Math.floor(index / partSize)]))

type Drawings = { drawings: ReadonlyMap<string, IconType>; failure: PartRetry | undefined }

/** Loads the chunks of the icons on screen, each once. */
export function useDrawings(shown: readonly string[]): Drawings {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [hasFailed, setHasFailed] = useState(false)
  const needed = [...new Set(shown.map((name) => chunkByName.get(name)))].join()
  const chunks = needed === '' ? [] : needed.split(',').map(Number)
  useEffect(() => {
    let isCurrent = true
    for (const chunk of chunks)
      loadChunk(chunk).then(
        () => isCurrent && rerender(),
        () => isCurrent && setHasFailed(true),
      )
    return () => {
      isCurrent = false
    }
  }, [needed])
  if (!hasFailed) return { drawings, failure: undefined }
  const load = () => Promise.all(chunks.map(loadChunk))
  return { drawings, failure: { load, onLoaded: () => setHasFailed(false) } }
}

function loadChunk(index: number): Promise<void> {
  const pending = loadingChunks.get(index)
  if (pending) return pending
  const promise = importChunk(index)
  loadingChunks.set(index, promise)
  promise.catch(() => loadingChunks.delete(index))
  return promise
}

async function importChunk(index: number) {
  const chunk = await parts[index]?.()
  for (const [name, Icon] of Object.entries(chunk ?? {})) drawings.set(name, Icon)
}
