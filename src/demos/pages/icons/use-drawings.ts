import { names, partSize, parts } from 'virtual:icon-parts/lu'
import { useEffect, useReducer, useState } from 'react'
import type { IconType } from 'react-icons'

/** Those of all parts that have been loaded. */
const drawings = new Map<string, IconType>()

const loading = new Map<number, Promise<void>>()

const partOf = new Map(names.map((name, index) => [name, Math.floor(index / partSize)]))

type Drawings = { drawings: ReadonlyMap<string, IconType>; hasFailed: boolean }

/** Loads the parts of the set that draw the icons shown, each once. */
export function useDrawings(shown: readonly string[]): Drawings {
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const [hasFailed, setHasFailed] = useState(false)
  const needed = [...new Set(shown.map((name) => partOf.get(name)))].join()
  useEffect(() => {
    let isCurrent = true
    for (const part of needed === '' ? [] : needed.split(','))
      loadPart(Number(part)).then(
        () => isCurrent && rerender(),
        () => isCurrent && setHasFailed(true),
      )
    return () => {
      isCurrent = false
    }
  }, [needed])
  return { drawings, hasFailed }
}

function loadPart(index: number): Promise<void> {
  const known = loading.get(index)
  if (known) return known
  const promise = importPart(index)
  loading.set(index, promise)
  promise.catch(() => loading.delete(index))
  return promise
}

async function importPart(index: number) {
  const part = await parts[index]?.()
  for (const [name, Icon] of Object.entries(part ?? {})) drawings.set(name, Icon)
}
