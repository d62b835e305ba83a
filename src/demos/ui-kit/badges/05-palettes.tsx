import { Badge } from '@chakra-ui/react'
import { Row } from '../basics.tsx'

export const meta = { title: 'Cores' }

const palettes = {
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
    {Object.entries(palettes).map(([palette, name]) => (
      <Badge key={palette} colorPalette={palette}>
        {name}
      </Badge>
    ))}
  </Row>
)
