import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { AnimatePresence } from 'framer-motion'
import { type ReactNode, type RefObject, useRef } from 'react'
import { fold, unfold } from './fold.ts'
import { useMotion } from './use-motion.ts'

/**
 * Lets rows that are added make room for themselves, and rows that are removed give it back. The rows that are there at
 * first are not animated. Not for windowed lists, whose rows come and go while the user scrolls.
 */
export const MotionRows = ({ children }: { children: ReactNode }) => (
  <AnimatePresence initial={false} presenceAffectsLayout={false}>
    {children}
  </AnimatePresence>
)

/** A list item of `Rows`. */
export function MotionRow(props: HTMLChakraProps<'li'>) {
  const row = useRef<HTMLLIElement>(null)
  useRowMotion(row)
  return <chakra.li ref={row} {...props} />
}

/** Animates a row of `Rows`. */
export function useRowMotion(row: RefObject<HTMLElement | null>) {
  useMotion(row, { enter: unfold, leave: fold })
}
