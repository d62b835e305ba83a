import { Badge, Box, Button, Flex, Heading } from '@chakra-ui/react'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { OutlineButton, Row } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = { title: 'No texto e em botões' }

const dots = [
  ['No ar', 'success'],
  ['Em manutenção', 'warning'],
  ['Fora do ar', 'danger'],
] as const

/** Round ones, with a dot, and beside headings and in buttons. */
export default () => (
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
