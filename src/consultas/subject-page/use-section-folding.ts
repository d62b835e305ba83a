import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { goToHeading } from '@/lib/go-to-heading.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ResultSectionKey, sectionElementId } from '../results/findings/sections.ts'
import type { Section } from './section.ts'
import { sectionId } from './section-ids.ts'

export type SectionFolding = {
  isOpen: (section: Pick<Section, 'key' | 'state'>) => boolean
  setOpen: (key: string, isOpen: boolean) => void
  /** Opens a section, and goes to its heading or to one of its blocks. */
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
  const setOpen = useCallback(
    (key: string, isOpen: boolean) => setChosen((before) => new Map(before).set(key, isOpen)),
    [],
  )
  const show = useCallback(
    (key: string, target?: ResultSectionKey) => {
      // The heading or the block must be in the document before the page scrolls to it.
      flushSync(() => setOpen(key, true))
      const id = sectionId(key)
      goToHeading(target === undefined ? id : sectionElementId(id, target))
    },
    [setOpen],
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
