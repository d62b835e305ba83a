import { LuEye, LuEyeOff } from 'react-icons/lu'
import { cut } from '@/ui/page/long-text.tsx'
import { emptyText } from '../../formats/registry.ts'
import { mask } from '../mask.ts'
import { useReveal } from '../reveal.ts'

const cellLimit = 300

type HiddenCellProps = { text: string; path: string; label: string }

/**
 * A sensitive value in a table. Plain elements, styled by the table, are fast where there are thousands to scroll
 * through.
 */
export function HiddenCell({ text, path, label }: HiddenCellProps) {
  const { isShown, toggle } = useReveal(path)
  if (text === emptyText) return <bdi>{emptyText}</bdi>
  return (
    <span data-hidden-cell>
      <bdi>{isShown ? cut(text, cellLimit) : mask}</bdi>
      <button
        type="button"
        data-reveal
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${label}`}
        onClick={toggle}
      >
        {isShown ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
      </button>
    </span>
  )
}
