import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import type { ResultRowProps } from './row-props.ts'

type TickAllProps = { label: string; state: 'all' | 'some' | 'none'; onToggle: () => void }

/** A checkbox for all rows that the table shows. */
export const TickAll = ({ label, state, onToggle }: TickAllProps) => (
  <Checkbox
    aria-label={label}
    checked={state === 'all'}
    isIndeterminate={state === 'some'}
    onChange={onToggle}
  />
)

/** Ticks a row. With Shift, all rows since the last ticked one. */
export const TickBox = ({ row, index, isTicked, isTabStop, onTick }: ResultRowProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: PlainCheckbox has the input
  <label>
    <PlainCheckbox
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`Escolher linha ${row.line.numbers[0]}`}
      checked={isTicked}
      // Before the change: React has no key state in a change event.
      onClick={({ shiftKey }) => onTick(index, shiftKey)}
      onChange={() => undefined}
    />
  </label>
)
