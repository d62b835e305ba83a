import { useEffect } from 'react'
import { resizingAttribute } from '@/lib/resizing.ts'

/** The debounce: how long after its last resize event the window counts as being resized, in ms. */
const debounceMs = 250

/** Marks the document while its window is being resized. */
export function useResizeBlock() {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const unblock = () => root.removeAttribute(resizingAttribute)
    const block = () => {
      root.setAttribute(resizingAttribute, '')
      clearTimeout(timer)
      timer = setTimeout(unblock, debounceMs)
    }
    window.addEventListener('resize', block)
    return () => {
      window.removeEventListener('resize', block)
      clearTimeout(timer)
      unblock()
    }
  }, [])
}
