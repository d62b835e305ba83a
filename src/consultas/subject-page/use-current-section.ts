import { useEffect, useState } from 'react'
import type { Section } from './section.ts'
import { sectionId } from './section-ids.ts'

/** In px below the head: a section that begins there counts as the one at the top. */
const tolerance = 24

/** Returns the key of the section at the top of the screen; `undefined` above the first one. */
export function findTopSection(sections: readonly Pick<Section, 'key'>[]): string | undefined {
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
