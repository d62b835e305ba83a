import type { MouseEvent } from 'react'

type RowCheckProps = {
  label: string
  isChecked: boolean
  isPartly?: boolean
  /** `isRange` if Shift is held. */
  onToggle: (isRange: boolean) => void
}

/** Selects a row, or all. A plain element, styled by the table, since a table may have thousands. */
export const RowCheck = ({ label, isChecked, isPartly = false, onToggle }: RowCheckProps) => (
  <input
    ref={(box) => {
      if (box) box.indeterminate = isPartly
    }}
    type="checkbox"
    data-row-check
    aria-label={label}
    checked={isChecked}
    onChange={({ nativeEvent }) => onToggle((nativeEvent as unknown as MouseEvent).shiftKey === true)}
  />
)
