import { LuChevronDown, LuChevronUp } from 'react-icons/lu'

type DetailsButtonProps = { index: number; isOpen: boolean; controls: string; onToggle: () => void }

/**
 * Shows and hides the row's hidden columns. A plain element without a style of its own, since a table may
 * have thousands.
 */
export function DetailsButton({ index, isOpen, controls, onToggle }: DetailsButtonProps) {
  const Icon = isOpen ? LuChevronUp : LuChevronDown
  return (
    <button
      type="button"
      data-details-button
      aria-label={`Detalhes da linha ${index + 1}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      Detalhes <Icon aria-hidden="true" />
    </button>
  )
}
