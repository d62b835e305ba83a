import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Returns the transition of a layout property, such as the sidebar's width: 0.45 s, none with reduced motion.
 */
export const layoutAnimation = (property: string): SystemStyleObject => ({
  transition: `${property} 450ms cubic-bezier(0.4, 0, 0.1, 1)`,
  _motionReduce: { transition: 'none' },
})
