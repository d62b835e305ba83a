import type { SystemStyleObject } from '@chakra-ui/react'

/** A panel of full height at the screen's end, over a translucent backdrop. */
export const panel: SystemStyleObject = {
  position: 'fixed',
  insetBlock: '0',
  insetInlineStart: 'auto',
  insetInlineEnd: '0',
  width: { base: '300px', md: '400px' },
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  m: '0',
  p: '0',
  overflow: 'hidden',
  bg: 'bg.panel',
  color: 'fg',
  borderStartWidth: '1px',
  boxShadow: 'xl',
  animation: 'slide-from-right-full 200ms ease-out',
  _rtl: { animationName: 'slide-from-left-full' },
  _backdrop: { bg: 'black/30', animation: 'fade-in 200ms ease-out' },
  _motionReduce: { animation: 'none' },
}
