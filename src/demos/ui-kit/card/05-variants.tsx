import { Card, Grid } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { CardTitle } from '../basics.tsx'

export const meta = { title: 'Variantes', isWide: true }

export default () => (
  <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap="4">
    {(['outline', 'subtle', 'elevated'] as const).map((variant) => (
      <Card.Root key={variant} recipe={cardSlotRecipe} variant={variant} size="sm">
        <Card.Body gap="1">
          <CardTitle>{variant}</CardTitle>
          <Card.Description>Um assunto por cartão.</Card.Description>
        </Card.Body>
      </Card.Root>
    ))}
  </Grid>
)
