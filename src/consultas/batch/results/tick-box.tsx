import { chakra } from '@chakra-ui/react'
import type { ResultRowProps } from './row-props.ts'

/**
 * The look of a checkbox, without a component per box: a table has hundreds. The mark is a shape, because images need
 * another origin or a data URL.
 */
export const tickCss = {
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  boxSize: '4',
  flexShrink: '0',
  margin: '0',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'xs',
  bg: 'bg.panel',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  '&:checked, &:indeterminate': { bg: 'primary.solid', borderColor: 'primary.solid' },
  '&:checked::before, &:indeterminate::before': {
    content: '""',
    width: '10px',
    height: '10px',
    bg: 'primary.contrast',
  },
  '&:checked::before': { clipPath: 'polygon(14% 47%, 3% 59%, 38% 92%, 98% 22%, 86% 11%, 37% 68%)' },
  '&:indeterminate::before': { clipPath: 'polygon(5% 40%, 95% 40%, 95% 60%, 5% 60%)' },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const

type TickAllProps = { label: string; state: 'all' | 'some' | 'none'; onToggle: () => void }

/** A checkbox for all rows that the table shows. */
export const TickAll = ({ label, state, onToggle }: TickAllProps) => (
  <chakra.input
    type="checkbox"
    css={tickCss}
    aria-label={label}
    ref={(input: HTMLInputElement | null) => {
      if (input) input.indeterminate = state === 'some'
    }}
    checked={state === 'all'}
    onChange={onToggle}
  />
)

/** Ticks a row. With Shift, all rows since the last ticked one. */
export const TickBox = ({ row, index, isTicked, isTabStop, onTick }: ResultRowProps) => (
  <label>
    <input
      type="checkbox"
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`Escolher linha ${row.line.numbers[0]}`}
      checked={isTicked}
      // Before the change: React has no key state in a change event.
      onClick={({ shiftKey }) => onTick(index, shiftKey)}
      onChange={() => undefined}
    />
  </label>
)
