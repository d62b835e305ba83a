import { AnimatePresence } from 'framer-motion'
import { Fragment, isValidElement, type ReactNode, useState } from 'react'

/**
 * Lets its one child leave with an exit animation. Each opening is a new child: one that is opened while the last still
 * leaves has none of its state.
 */
export function Presence({ children }: { children: ReactNode }) {
  const isOpen = isValidElement(children)
  const [opening, setOpening] = useState({ isOpen, number: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 1 : 0) })
  return (
    <AnimatePresence presenceAffectsLayout={false}>
      {isOpen && <Fragment key={opening.number}>{children}</Fragment>}
    </AnimatePresence>
  )
}
