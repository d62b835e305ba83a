import { useEffect } from 'react'
import { resizingAttribute } from '@/lib/resizing.ts'

/** The time in ms after the last resize event until the window counts as resized. */
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
