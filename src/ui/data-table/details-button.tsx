import { LuChevronDown, LuChevronUp } from 'react-icons/lu'

type DetailsButtonProps = { index: number; isOpen: boolean; controls: string; onToggle: () => void }

/** Shows and hides what a row has no room for. A plain element, styled by what it stands in: there may be thousands. */
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
