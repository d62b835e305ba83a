import { Card, Grid } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'

export const meta = { title: 'Variantes', isWide: true }

export default function Variants() {
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 180px), 1fr))" gap="4">
      {(['outline', 'subtle', 'elevated'] as const).map((variant) => (
        <Card.Root key={variant} recipe={cardSlotRecipe} variant={variant} size="sm">
          <Card.Body gap="1">
            <Card.Title as="h3" textStyle="h3">
              {variant}
            </Card.Title>
            <Card.Description>Um assunto por cartão.</Card.Description>
          </Card.Body>
        </Card.Root>
      ))}
    </Grid>
  )
}
