import { Badge, Box, Button, Flex, Heading } from '@chakra-ui/react'
import { LuCircleCheck, LuCircleX, LuClock } from 'react-icons/lu'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { OutlineButton, Row } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = {
  Palettes: { title: 'Cores' },
  Variants: { title: 'Variantes' },
  Sizes: { title: 'Tamanhos' },
  Statuses: { title: 'Estado', description: 'A cor vem sempre com ícone e palavra.' },
  InText: { title: 'No texto e em botões' },
}

const palettes = {
  primary: 'Novo',
  secondary: 'Beta',
  success: 'Ativo',
  info: 'Em análise',
  warning: 'Pendente',
  danger: 'Bloqueado',
  neutral: 'Arquivado',
}

export const Palettes = () => (
  <Row>
    {Object.entries(palettes).map(([palette, name]) => (
      <Badge key={palette} colorPalette={palette}>
        {name}
      </Badge>
    ))}
  </Row>
)

const variants = [
  ['solid', 'Cheia'],
  ['subtle', 'Suave'],
  ['surface', 'Com fundo e borda'],
  ['outline', 'Contorno'],
] as const

export const Variants = () => (
  <Row>
    {variants.map(([variant, name]) => (
      <Badge key={variant} colorPalette="primary" variant={variant}>
        {name}
      </Badge>
    ))}
  </Row>
)

export const Sizes = () => (
  <Row>
    {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
      <Badge key={size} size={size} colorPalette="info">
        Tamanho {size}
      </Badge>
    ))}
  </Row>
)

const statuses = [
  ['success', LuCircleCheck, 'Regular'],
  ['warning', LuClock, 'Aguardando'],
  ['danger', LuCircleX, 'Irregular'],
] as const

export const Statuses = () => (
  <Row>
    {statuses.map(([palette, Icon, name]) => (
      <Badge key={palette} colorPalette={palette} size="md">
        <Icon aria-hidden="true" /> {name}
      </Badge>
    ))}
  </Row>
)

const dots = [
  ['No ar', 'success'],
  ['Em manutenção', 'warning'],
  ['Fora do ar', 'danger'],
] as const

export const InText = () => (
  <Flex direction="column" gap="4">
    <Row>
      {dots.map(([name, palette]) => (
        <Badge key={name} colorPalette={palette} borderRadius="full" size="md" px="3">
          <Box aria-hidden="true" boxSize="1.5" borderRadius="full" bg="colorPalette.solid" /> {name}
        </Badge>
      ))}
    </Row>
    <Heading as="h3" textStyle="h3" display="flex" alignItems="center" gap="2">
      Relatório mensal <Badge colorPalette="info">Beta</Badge>
    </Heading>
    <Row>
      <OutlineButton asChild>
        <RouteLink to={findPageOrHome('pages/notifications/page')}>
          Pendências{' '}
          <Badge variant="solid" colorPalette="warning" borderRadius="full">
            5
          </Badge>
        </RouteLink>
      </OutlineButton>
      <Button asChild variant="subtle">
        <RouteLink to={findPageOrHome('pages/changelog/page')}>
          Novidades <Badge colorPalette="primary">2.0.0</Badge>
        </RouteLink>
      </Button>
    </Row>
  </Flex>
)
