import { names, partSize, parts } from 'virtual:icon-parts/lu'
import { useEffect, useReducer, useState } from 'react'
import type { IconType } from 'react-icons'
import { createOnDemand } from '@/lib/on-demand.ts'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'

const drawingParts = parts.map(createOnDemand)

const partByName = new Map(names.map((name, index) => [name, Math.floor(index / partSize)]))

const findPart = (name: string) => partByName.get(name) ?? 0

/** Returns the drawing of an icon, or `undefined` until it is loaded. */
const readDrawing = (name: string): IconType | undefined => drawingParts[findPart(name)]?.get()?.[name]

type Drawings = { readDrawing: typeof readDrawing; failure: PartRetry | undefined }

/** Loads the parts that have the icons on screen. */
export function useDrawings(shown: readonly string[]): Drawings {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [hasFailed, setHasFailed] = useState(false)
  const needed = [...new Set(shown.map(findPart))]
  const loadAll = () => needed.map((index) => drawingParts[index]?.load())
  useEffect(() => {
    let isCurrent = true
    for (const loading of loadAll())
      loading?.then(
        () => isCurrent && rerender(),
        () => isCurrent && setHasFailed(true),
      )
    return () => {
      isCurrent = false
    }
  }, [needed.join()])
  if (!hasFailed) return { readDrawing, failure: undefined }
  return {
    readDrawing,
    failure: { load: () => Promise.all(loadAll()), onLoaded: () => setHasFailed(false) },
  }
}
