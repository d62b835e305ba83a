import { useCallback, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { PlainCheckbox } from '@/ui/forms/plain-checkbox.tsx'
import type { BatchRow } from '../run/progress.ts'

/** The rows that the user ticked, by their indexes in the run. In memory only. */
type TickState = { indexes: readonly number[] }

export type Ticks = {
  ticked: ReadonlySet<number>
  /** Ticks a row or unticks it. With `isRange` all rows since the last one get the same state. */
  toggle: (index: number, isRange: boolean) => void
  /** Ticks all shown rows, or unticks them if all are ticked. */
  toggleShown: () => void
  /** Returns if all, some or none of the shown rows are ticked. */
  shownState: 'all' | 'some' | 'none'
  clear: () => void
}

/** Returns the rows between two rows in the table, with both ends. */
function listRange(order: readonly number[], from: number, to: number): readonly number[] {
  const [one, other] = [order.indexOf(from), order.indexOf(to)]
  if (one === -1 || other === -1) return [to]
  return order.slice(Math.min(one, other), Math.max(one, other) + 1)
}

/** Lets the user tick rows. `order` has the indexes of the shown rows. */
export function useTicks(state: TickState, order: readonly number[]): Ticks {
  const { indexes } = useSnapshot(state)
  const ticked = useMemo(() => new Set(indexes), [indexes])
  /** The row that the user ticked last: the start of a range. */
  const anchor = useRef<number>(undefined)
  const latest = useRef({ ticked, order })
  latest.current = { ticked, order }
  const set = useCallback(
    (changed: readonly number[], isTicked: boolean) => {
      const next = new Set(latest.current.ticked)
      for (const index of changed) isTicked ? next.add(index) : next.delete(index)
      state.indexes = [...next]
    },
    [state],
  )
  // It stays the same, because rows are memoized.
  const toggle = useCallback(
    (index: number, isRange: boolean) => {
      const { ticked, order } = latest.current
      const from = anchor.current
      const range = isRange && from !== undefined ? listRange(order, from, index) : [index]
      set(range, !ticked.has(index))
      anchor.current = index
    },
    [set],
  )
  const shownCount = order.reduce((count, index) => count + (ticked.has(index) ? 1 : 0), 0)
  const shownState = shownCount === 0 ? 'none' : shownCount === order.length ? 'all' : 'some'
  return {
    ticked,
    toggle,
    toggleShown: () => set(order, shownState !== 'all'),
    shownState,
    clear: () => {
      state.indexes = []
    },
  }
}

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

export type TickBoxProps = {
  row: BatchRow
  /** The row's index in the run. */
  index: number
  isTicked: boolean
  /** Tab goes to the controls of one row only; arrow keys go to the other rows. */
  isTabStop: boolean
  onTick: (index: number, isRange: boolean) => void
}

/** Ticks a row. With Shift, all rows since the last ticked one. */
export const TickBox = ({ row, index, isTicked, isTabStop, onTick }: TickBoxProps) => (
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
