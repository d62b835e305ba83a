import type { MouseEvent } from 'react'
import { PlainCheckbox } from '../forms/plain-checkbox.tsx'

type RowCheckProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  /** `isRange` if Shift is held. */
  onToggle: (isRange: boolean) => void
}

/** Selects a row, or all. */
export const RowCheck = ({ label, isChecked, isPartly = false, onToggle }: RowCheckProps) => (
  <span data-row-check>
    <PlainCheckbox
      aria-label={label}
      checked={isChecked}
      isIndeterminate={isPartly}
      onChange={({ nativeEvent }) => onToggle((nativeEvent as unknown as MouseEvent).shiftKey === true)}
    />
  </span>
)
