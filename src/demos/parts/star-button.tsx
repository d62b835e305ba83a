import { LuStar } from 'react-icons/lu'
import { IconAction } from './icon-action.tsx'

type StarButtonProps = { name: string; isOn: boolean; onToggle: () => void }

export function StarButton({ name, isOn, onToggle }: StarButtonProps) {
  return (
    <IconAction
      label={`Favorito: ${name}`}
      icon={<LuStar />}
      aria-pressed={isOn}
      onClick={onToggle}
      {...(isOn ? marked : {})}
    />
  )
}

const marked = {
  colorPalette: 'warning',
  color: 'warning.fg',
  css: { '& svg': { fill: 'currentColor' } },
} as const
