import { Badge } from '@chakra-ui/react'
import { LuCheck, LuFileWarning, LuSearchX, LuTriangleAlert } from 'react-icons/lu'

/** The look of each outcome. */
export const outcomes = {
  found: { text: 'Encontrado', palette: 'success', icon: LuCheck },
  incomplete: { text: 'Resposta incompleta', palette: 'warning', icon: LuFileWarning },
  'not-found': { text: 'Não encontrado', palette: 'warning', icon: LuSearchX },
  failed: { text: 'Falhou', palette: 'danger', icon: LuTriangleAlert },
} as const

export function OutcomeBadge({ outcome }: { outcome: keyof typeof outcomes }) {
  const { text, palette, icon: Icon } = outcomes[outcome]
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}
