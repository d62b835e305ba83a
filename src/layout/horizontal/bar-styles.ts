import type { SystemStyleObject } from '@chakra-ui/react'
import { badgeStyles, ellipsis, visuallyHidden } from '../sidebar/menu-styles.ts'

/** Styles of the horizontal menu bar. As in the sidebar's list, the parent styles its entries. */
export const barStyles: SystemStyleObject = {
  px: '3.5',
  '& > ul': {
    display: 'flex',
    alignItems: 'center',
    columnGap: '1',
    height: '12',
    listStyleType: 'none',
    position: 'relative',
  },
  '& > ul > li': { position: 'relative', flexShrink: '0' },
  '& > ul > li[data-hidden]': { position: 'absolute', insetStart: '0', visibility: 'hidden' },
  '& .top-divider': { width: '1px', height: '5', mx: '1.5', bg: 'border', '& > span': visuallyHidden },
  '& .top-divider:first-of-type': { width: '0', mx: '0' },
  '& .top-item': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '9',
    px: '3',
    maxWidth: '64',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms ease-out, color 150ms ease-out',
  },
  '& .top-item:hover, & .top-item[aria-expanded=true]': { bg: 'bg.hover', color: 'fg' },
  '& .top-item[aria-current], & .top-item[data-active]': { bg: 'primary.subtle', color: 'primary.fg' },
  // If the catalogue's entry is current, the group of the same page is not highlighted too.
  '& > ul:has(> li > [aria-current]) > li > .top-item[data-active]': { bg: 'transparent', color: 'fg' },
  '& .top-item > svg': { flexShrink: '0', boxSize: '16px' },
  '& .top-item > .menu-bullet': { display: 'none' },
  '& .top-item > .menu-label': ellipsis,
  ...badgeStyles,
  '& .top-item > .menu-chevron': { boxSize: '14px', transform: 'rotate(90deg)' },
}
