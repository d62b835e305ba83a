import type { SystemStyleObject } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'

const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'neutral']

const badgeTones: SystemStyleObject = Object.fromEntries(
  tones.map((tone) => [`& .menu-badge[data-color=${tone}]`, { bg: `${tone}.subtle`, color: `${tone}.fg` }]),
)

export const badgeStyles: SystemStyleObject = {
  '& .menu-badge': {
    flexShrink: '0',
    borderRadius: 'l1',
    px: '1.5',
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  ...badgeTones,
}

/** Truncates a long title with an ellipsis. The entry has the full text as `title`. */
export const ellipsis = {
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

/** Hides a text visually, not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * One style sheet for the whole menu. Entries are plain elements, because style props on each would cost 5
 * times as much.
 */
export const menuStyles: SystemStyleObject = {
  listStyleType: 'none',
  px: '3',
  '& ul': { listStyleType: 'none' },
  '& .menu-header': {
    textStyle: 'overline',
    color: 'fg.subtle',
    px: '3',
    pt: '5',
    pb: '2',
    ...ellipsis,
  },
  '& .menu-item': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '40px',
    px: '3.5',
    my: '0.5',
    borderRadius: 'control',
    color: 'fg.muted',
    fontWeight: '500',
    textAlign: 'inherit',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms ease-out, color 150ms ease-out',
  },
  '& .menu-item:hover': { bg: 'bg.hover', color: 'fg' },
  '& .menu-item[data-active]': { color: 'fg', fontWeight: '600' },
  '& .menu-item[data-active] > svg:first-of-type': { color: 'primary.fg' },
  '& .menu-item[aria-current]': { bg: 'primary.subtle', color: 'primary.fg', fontWeight: '600' },
  '& .menu-item > svg': { flexShrink: '0', boxSize: '18px' },
  '& .menu-label': { flex: '1', ...ellipsis },
  '& .menu-bullet': { flexShrink: '0', boxSize: '18px', position: 'relative' },
  '& .menu-bullet::after': {
    content: '""',
    position: 'absolute',
    inset: '6.5px',
    borderRadius: 'full',
    bg: 'border.emphasized',
  },
  '& [aria-current] .menu-bullet::after': { bg: 'primary.solid', inset: '6px' },
  ...badgeStyles,
  '& .menu-item > .menu-chevron': { boxSize: '14px', transition: 'transform 150ms ease-out' },
  '& .menu-chevron': { _rtl: { transform: 'scaleX(-1)' } },
  '& [aria-expanded=true] > .menu-chevron': {
    transform: 'rotate(90deg)',
    _rtl: { transform: 'rotate(90deg)' },
  },
  // A dot stands under the icon of its parent; an icon there would look like another parent.
  '& ul .menu-item:has(> svg:first-child)': { ps: '6' },
  '& ul ul .menu-item, & ul ul .menu-item:has(> svg:first-child)': { ps: '9' },
  '&[data-narrow] .menu-label, &[data-narrow] .menu-badge': visuallyHidden,
  '&[data-narrow] .menu-chevron': { display: 'none' },
  // A line instead of the section's name.
  '&[data-narrow] .menu-header': {
    height: '1px',
    p: '0',
    mx: '3',
    my: '3',
    bg: 'border',
    '& > span': visuallyHidden,
    '&:first-of-type': { bg: 'transparent' },
  },
}

/** Sets the properties that depend on the theme's class again. Otherwise the page's values are inherited. */
const dark = { className: 'dark', colorPalette: 'primary', color: 'fg', colorScheme: 'dark' } as const

/**
 * Returns the props of the menu's theme: dark on a light page with the semi-dark preference, otherwise the
 * page's own.
 */
export function useMenuTheme() {
  const { darkMode, semiDarkMode } = useSnapshot(preferences)
  return semiDarkMode && !darkMode ? dark : {}
}
