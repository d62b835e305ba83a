import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { useKey, useKeys } from '@/state/use-key.ts'
import { type Section, sectionId } from './section.ts'

/** In px below the head: a section that begins there counts as the one at the top. */
const tolerance = 24

/** Returns the key of the section at the top of the screen; `undefined` above the first one. */
function findTopSection(sections: readonly Pick<Section, 'key'>[]): string | undefined {
  let top: string | undefined
  const padding = readPixels(document.documentElement, 'scrollPaddingTop')
  for (const { key } of sections) {
    const element = document.getElementById(sectionId(key))
    if (!element) continue
    const edge = padding + readPixels(element, 'scrollMarginTop')
    if (element.getBoundingClientRect().top > edge + tolerance) break
    top = key
  }
  return top
}

const readPixels = (element: Element, property: 'scrollMarginTop' | 'scrollPaddingTop') =>
  Number.parseFloat(getComputedStyle(element)[property]) || 0

/** Returns the key of the section at the top of the screen, and renders again when another one gets there. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    let frame = 0
    const update = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        setCurrent(findTopSection(sections))
      })
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      window.removeEventListener('scroll', update)
      cancelAnimationFrame(frame)
    }
  }, [sections])
  return current
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Moves between sections: `[` and `]` to the previous and the next one, `1` to `9` to one of the first nine. */
export function useSectionKeys(sections: readonly Section[], onShow: (key: string) => void): void {
  const target = useScrollTarget()
  const showAt = (index: number) => {
    const section = sections[index]
    if (!section) return
    target.current = section.key
    onShow(section.key)
  }
  const findCurrent = () => {
    const current = target.current ?? findTopSection(sections)
    return sections.findIndex(({ key }) => key === current)
  }
  useKey('[', () => showAt(Math.max(0, findCurrent() - 1)))
  useKey(']', () => showAt(findCurrent() + 1))
  useKeys(digits, (digit) => showAt(Number(digit) - 1))
}

/** Events by which a user scrolls away. */
const scrollEvents = ['wheel', 'touchmove', 'pointerdown'] as const

/**
 * Holds the section that a key went to, until the user scrolls: while the page still scrolls there, and for a last
 * section that cannot reach the top of the screen, another section is at the top.
 */
function useScrollTarget(): RefObject<string | undefined> {
  const target = useRef<string>(undefined)
  useEffect(() => {
    const clear = () => {
      target.current = undefined
    }
    for (const type of scrollEvents) window.addEventListener(type, clear, { passive: true })
    return () => {
      for (const type of scrollEvents) window.removeEventListener(type, clear)
    }
  }, [])
  return target
}

/** Returns how far the app's header covers the top of the window, in px: 0 if it scrolls away or is hidden. */
export function useStickEdge(): number {
  const { navBarType, type, menuHidden } = useSnapshot(preferences)
  const [edge, setEdge] = useState(0)
  useLayoutEffect(() => {
    const header = document.querySelector<HTMLElement>('header')
    if (!header) return setEdge(0)
    const measure = () => {
      const { position, top } = getComputedStyle(header)
      setEdge(position === 'sticky' ? header.offsetHeight + (Number.parseFloat(top) || 0) : 0)
    }
    measure()
    const resizing = new ResizeObserver(measure)
    resizing.observe(header)
    return () => resizing.disconnect()
  }, [navBarType, type, menuHidden])
  return edge
}
