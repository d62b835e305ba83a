import type { ComponentProps } from 'react'

type PlainCheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** It controls several boxes, and some of them are checked. */
  isIndeterminate?: boolean
}

/**
 * A checkbox that looks like Checkbox, of plain elements: a table may have thousands, and Chakra's mark takes several
 * components each. The table styles it with `plainCheckboxCss`.
 */
export const PlainCheckbox = ({ isIndeterminate = false, checked, ...props }: PlainCheckboxProps) => (
  <span data-checkbox>
    <input
      {...props}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate
      }}
      type="checkbox"
      checked={checked}
    />
    <svg viewBox="0 0 24 24" aria-hidden="true">
      {isIndeterminate ? <path d="M5 12h14" /> : checked && <polyline points="20 6 9 17 4 12" />}
    </svg>
  </span>
)

/** The frame of a checkbox: the mark, and the input above it. */
export const boxCss = {
  position: 'relative',
  display: 'inline-grid',
  flexShrink: '0',
  verticalAlign: 'middle',
  '& :focus-visible + svg': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
} as const

/** The input covers the mark and a little more, transparent, so that pointers hit it. */
export const inputCss = {
  position: 'absolute',
  inset: '-1',
  boxSize: 'calc(100% + 8px)',
  m: '0',
  opacity: '0',
  cursor: 'inherit',
  _disabled: { cursor: 'not-allowed' },
} as const

/** The look of Chakra's mark in Checkbox. */
export const plainCheckboxCss = {
  '& [data-checkbox]': boxCss,
  '& [data-checkbox] > input': inputCss,
  '& [data-checkbox] > svg': {
    boxSize: '4',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    color: 'primary.contrast',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '3px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& [data-checkbox] > input:is(:checked, :indeterminate) + svg': {
    bg: 'primary.solid',
    borderColor: 'primary.solid',
  },
} as const
