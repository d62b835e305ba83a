import { IconButton } from '@chakra-ui/react'
import { LuStar } from 'react-icons/lu'

type StarButtonProps = { name: string; isOn: boolean; onToggle: () => void }

/** Marks something as a favourite, or no longer. */
export function StarButton({ name, isOn, onToggle }: StarButtonProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      colorPalette={isOn ? 'warning' : 'neutral'}
      color={isOn ? 'warning.fg' : 'fg.muted'}
      aria-label={`Favorito: ${name}`}
      aria-pressed={isOn}
      onClick={onToggle}
      css={isOn ? { '& svg': { fill: 'currentColor' } } : {}}
    >
      <LuStar />
    </IconButton>
  )
}
