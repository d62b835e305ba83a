import { AnimatePresence } from 'framer-motion'
import { Fragment, isValidElement, type ReactNode, useState } from 'react'

type PresenceProps = {
  /** Reuses one element for all openings, for a child with a fixed id. */
  isReused?: boolean
  children: ReactNode
}

/**
 * Animates the exit of its one child. Each opening mounts a new child, because the previous one may still be
 * leaving.
 */
export function Presence({ isReused = false, children }: PresenceProps) {
  const isOpen = isValidElement(children)
  const [opening, setOpening] = useState({ isOpen, number: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 1 : 0) })
  return (
    <AnimatePresence presenceAffectsLayout={false}>
      {isOpen && <Fragment key={isReused ? 0 : opening.number}>{children}</Fragment>}
    </AnimatePresence>
  )
}
