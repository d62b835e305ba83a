import type { CSSProperties } from 'react'
import type { OneLine } from './one-line.ts'

/** Styles of a list in one line. The padding keeps the focus ring of a child from being cut. */
export const oneLineCss = {
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  listStyleType: 'none',
  minWidth: '0',
  md: {
    padding: '3px',
    margin: '-3px',
    maxWidth: 'calc(var(--line) + 6px)',
    // Also clips the hidden texts of its children, which are positioned.
    position: 'relative',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& > *': { flexShrink: '0' },
  },
} as const

/** Ends the line after its last whole element. */
export const oneLineStyle = (line: OneLine | undefined) =>
  line && ({ '--line': `${line.width}px` } as CSSProperties)
