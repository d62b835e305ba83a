import { useEffect } from 'react'
import { resizingAttribute } from '@/lib/resizing.ts'

/** The debounce: how long after its last resize event the window counts as being resized, in ms. */
const debounceMs = 250

/** Marks the document while its window is being resized. */
export function useResizeMark() {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const unmark = () => root.removeAttribute(resizingAttribute)
    const mark = () => {
      root.setAttribute(resizingAttribute, '')
      clearTimeout(timer)
      timer = setTimeout(unmark, debounceMs)
    }
    window.addEventListener('resize', mark)
    return () => {
      window.removeEventListener('resize', mark)
      clearTimeout(timer)
      unmark()
    }
  }, [])
}
