import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { goToHeading } from '@/lib/go-to-heading.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { preferences } from '@/state/preferences.ts'
import { useKey, useKeys } from '@/state/use-key.ts'
import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import { type Section, sectionId } from './section.ts'

/**
 * Holds the state of a page of sections: which are open, which one is at the top, and if narrow screens show the rail.
 *
 * @param firstKey The section that starts open on phones too.
 */
export function useSectionPage(sections: readonly Section[], firstKey?: string) {
  const { isOpen, setOpen, show } = useSectionFolding(firstKey)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const onShow = useCallback(
    (key: string, target?: ResultSectionKey) => {
      setSheetOpen(false)
      show(key, target)
    },
    [show],
  )
  const current = useCurrentSection(sections)
  const edge = useStickEdge()
  useSectionKeys(sections, onShow)
  const style = { '--stick': `${edge}px` } as CSSProperties
  return { isOpen, setOpen, isSheetOpen, setSheetOpen, onShow, current, style }
}

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
function useCurrentSection(sections: readonly Section[]): string | undefined {
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

/** Focuses an entry of the rail, whose query may cost: the one at an index or, without it, the first without an answer. */
function focusRailEntry(index?: number): void {
  const entries = [...document.querySelectorAll<HTMLElement>('nav[data-rail] li button:first-of-type')]
  const entry = index === undefined ? entries.find((one) => 'new' in one.dataset) : entries[index]
  entry?.focus()
}

/**
 * Moves between sections: `[` and `]` to the previous and the next one, `1` to `9` to one of the first nine. Where there is
 * no section, to an entry of the rail.
 */
function useSectionKeys(sections: readonly Section[], onShow: (key: string) => void): void {
  const target = useScrollTarget()
  const showAt = (index: number) => {
    const section = sections[index]
    if (!section) return false
    target.current = section.key
    onShow(section.key)
    return true
  }
  const findCurrent = () => {
    const current = target.current ?? findTopSection(sections)
    return sections.findIndex(({ key }) => key === current)
  }
  useKey('[', () => void showAt(Math.max(0, findCurrent() - 1)))
  useKey(']', () => void (showAt(findCurrent() + 1) || focusRailEntry()))
  useKeys(digits, (digit) => void (showAt(Number(digit) - 1) || focusRailEntry(Number(digit) - 1)))
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
function useStickEdge(): number {
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

export type SectionFolding = {
  isOpen: (section: Pick<Section, 'key' | 'state'>) => boolean
  setOpen: (key: string, isOpen: boolean) => void
  /** Opens a section, and goes to its heading or to one of its blocks. On phones the one shown before folds. */
  show: (key: string, target?: ResultSectionKey) => void
}

/**
 * Holds which sections of a page are open. On phones they start folded, because eleven open answers are very
 * long; a failed one stays open, because it is short and needs an action.
 *
 * @param firstKey The section that starts open on phones too.
 */
function useSectionFolding(firstKey?: string): SectionFolding {
  const [openKey] = useState(firstKey)
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const shown = useRef<string>(undefined)
  const setOpen = useCallback((key: string, isOpen: boolean) => {
    // `show` folds only sections that it opened itself, not those that the user opened.
    if (shown.current === key) shown.current = undefined
    setChosen((before) => new Map(before).set(key, isOpen))
  }, [])
  const show = useCallback(
    (key: string, target?: ResultSectionKey) => {
      const last = isNarrow && shown.current !== key ? shown.current : undefined
      // The heading or the block must be in the document before the page scrolls to it.
      flushSync(() =>
        setChosen((before) => {
          const next = new Map(before).set(key, true)
          if (last !== undefined) next.delete(last)
          return next
        }),
      )
      shown.current = key
      const id = sectionId(key)
      const block = target === undefined ? undefined : sectionElementId(id, target)
      // The head of a section is empty if the page has its values above.
      const hasBlock = block !== undefined && document.getElementById(block)?.hasChildNodes()
      goToHeading(hasBlock ? block : id)
    },
    [isNarrow],
  )
  return useMemo(
    () => ({
      isOpen: ({ key, state }) => chosen.get(key) ?? (!isNarrow || state === 'failed' || key === openKey),
      setOpen,
      show,
    }),
    [chosen, isNarrow, openKey, setOpen, show],
  )
}
