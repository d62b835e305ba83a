import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { AnimatePresence } from 'framer-motion'
import { type ReactNode, type RefObject, useRef } from 'react'
import { fold, unfold } from './fold.ts'
import { useMotion } from './use-motion.ts'

/**
 * Animates rows that are added or removed, but not the initial ones. Do not use it for virtualized lists, whose
 * rows mount and unmount on scroll.
 */
export const MotionRows = ({ children }: { children: ReactNode }) => (
  <AnimatePresence initial={false} presenceAffectsLayout={false}>
    {children}
  </AnimatePresence>
)

export function MotionRow(props: HTMLChakraProps<'li'>) {
  const row = useRef<HTMLLIElement>(null)
  useRowMotion(row)
  return <chakra.li ref={row} {...props} />
}

export function useRowMotion(row: RefObject<HTMLElement | null>) {
  useMotion(row, { enter: unfold, leave: fold })
}
