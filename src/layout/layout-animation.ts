import type { SystemStyleObject } from '@chakra-ui/react'

/** How a part of the layout changes its measures, such as the sidebar's width: in 0.45 s, and at once with reduced motion. */
export const layoutAnimation = (property: string): SystemStyleObject => ({
  transition: `${property} 450ms cubic-bezier(0.4, 0, 0.1, 1)`,
  _motionReduce: { transition: 'none' },
})
