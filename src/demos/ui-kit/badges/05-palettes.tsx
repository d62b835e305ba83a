import { Badge } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Cores' }

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger', 'neutral'] as const

const names = {
  primary: 'Novo',
  secondary: 'Beta',
  success: 'Ativo',
  info: 'Em análise',
  warning: 'Pendente',
  danger: 'Bloqueado',
  neutral: 'Arquivado',
}

export default () => (
  <Row>
    {palettes.map((palette) => (
      <Badge key={palette} colorPalette={palette}>
        {names[palette]}
      </Badge>
    ))}
  </Row>
)
