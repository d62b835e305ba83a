import type { SystemStyleObject } from '@chakra-ui/react'
import type { Preferences } from '@manifest/contract/resolved.ts'

const bar: SystemStyleObject = { bg: 'bg.panel', borderBottomWidth: '1px' }

const sticky: SystemStyleObject = { ...bar, position: 'sticky', top: '0', zIndex: 'dropdown' }

/** Styles of each header type. A floating header is sticky, with a gap above it and rounded corners. */
export const navbarStyles: Record<Exclude<Preferences['navBarType'], 'hidden'>, SystemStyleObject> = {
  sticky,
  static: bar,
  floating: {
    ...sticky,
    top: '3',
    mx: { base: '4', md: '6' },
    mt: '3',
    borderWidth: '1px',
    borderRadius: 'panel',
    boxShadow: 'md',
  },
}
