import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { goToHeading } from '@/lib/go-to-heading.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import { type Section, sectionId } from './section.ts'

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
export function useSectionFolding(firstKey?: string): SectionFolding {
  const [openKey] = useState(firstKey)
  const isNarrow = useMediaQuery('(max-width: 767px)')
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const shown = useRef<string>(undefined)
  const setOpen = useCallback((key: string, isOpen: boolean) => {
    // A section that the user opens by its heading stays open.
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
