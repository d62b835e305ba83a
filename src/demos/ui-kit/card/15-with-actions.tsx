import { Card, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { CardTitle, Muted } from '../basics.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = { title: 'Com ações' }

export default () => (
  <Card.Root recipe={cardSlotRecipe}>
    <Card.Header>
      <CardTitle>Plano mensal</CardTitle>
      <Card.Description>Renova no primeiro dia do mês.</Card.Description>
    </Card.Header>
    <Card.Body>
      <Text textStyle="figure">500 consultas</Text>
      <Muted>Restam 128, ou oito dias no ritmo atual.</Muted>
    </Card.Body>
    <Card.Footer>
      <ButtonLink to={findPageOrHome('pages/pricing/page')}>Mudar de plano</ButtonLink>
      <ButtonLink to={findPageOrHome('demos/apps/invoice/preview-page')} variant="ghost">
        Ver faturas
      </ButtonLink>
    </Card.Footer>
  </Card.Root>
)
