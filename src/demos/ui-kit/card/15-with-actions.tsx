import { Card, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { findPageOrHome } from '../page-or-home.ts'

export const meta = { title: 'Com ações' }

export default function WithActions() {
  return (
    <Card.Root recipe={cardSlotRecipe}>
      <Card.Header>
        <Card.Title as="h3" textStyle="h3">
          Plano mensal
        </Card.Title>
        <Card.Description>Renova no primeiro dia do mês.</Card.Description>
      </Card.Header>
      <Card.Body>
        <Text textStyle="figure">500 consultas</Text>
        <Text color="fg.muted">Restam 128, ou oito dias no ritmo atual.</Text>
      </Card.Body>
      <Card.Footer>
        <ButtonLink to={findPageOrHome('pages/pricing/page')}>Mudar de plano</ButtonLink>
        <ButtonLink to={findPageOrHome('demos/apps/invoice/preview-page')} variant="ghost">
          Ver faturas
        </ButtonLink>
      </Card.Footer>
    </Card.Root>
  )
}
