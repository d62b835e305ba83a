import { Badge, Text } from '@chakra-ui/react'
import { LuCheck, LuFileWarning, LuSearchX, LuTriangleAlert } from 'react-icons/lu'

/** The look of each outcome. */
export const outcomes = {
  found: { text: 'Encontrado', palette: 'success', icon: LuCheck },
  incomplete: { text: 'Resposta incompleta', palette: 'warning', icon: LuFileWarning },
  'not-found': { text: 'Não encontrado', palette: 'warning', icon: LuSearchX },
  failed: { text: 'Falhou', palette: 'danger', icon: LuTriangleAlert },
} as const

/** The word of an outcome. Only exceptions have a color and an icon. */
export function OutcomeBadge({ outcome }: { outcome: keyof typeof outcomes }) {
  const { text, palette, icon: Icon } = outcomes[outcome]
  if (outcome === 'found')
    return (
      <Text as="span" color="fg.muted" textStyle="small" flexShrink="0">
        {text}
      </Text>
    )
  return (
    <Badge colorPalette={palette} variant="subtle" size="sm" flexShrink="0">
      <Icon aria-hidden="true" />
      {text}
    </Badge>
  )
}
