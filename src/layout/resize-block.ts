import { useEffect } from 'react'

/** The debounce: how long after its last resize event the window counts as being resized, in ms. */
const debounceMs = 250

/** While the window is being resized nothing is animated: the theme switches motion off under this attribute. */
const attribute = 'data-resizing'

/** Whether the window is being resized. */
export const isResizing = () => document.documentElement.hasAttribute(attribute)

/** Marks the document while its window is being resized. */
export function useResizeBlock() {
  useEffect(() => {
    const root = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    const unblock = () => root.removeAttribute(attribute)
    const block = () => {
      root.setAttribute(attribute, '')
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
