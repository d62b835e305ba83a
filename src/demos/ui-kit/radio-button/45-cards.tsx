import { Grid, RadioCard } from '@chakra-ui/react'
import { radioCardSlotRecipe } from '@chakra-ui/react/theme'
import { restBorder } from './group.tsx'

export const meta = { title: 'Cartões' }

const plans = [
  ['basico', 'Básico', '100 consultas por mês'],
  ['equipe', 'Equipe', '1.000 consultas por mês'],
  ['empresa', 'Empresa', 'Sem limite mensal'],
] as const

export default () => (
  <RadioCard.Root recipe={radioCardSlotRecipe} defaultValue="equipe">
    <RadioCard.Label fontWeight="600">Plano</RadioCard.Label>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      {plans.map(([value, name, detail]) => (
        <RadioCard.Item key={value} value={value}>
          <RadioCard.ItemHiddenInput />
          <RadioCard.ItemControl>
            <RadioCard.ItemContent>
              <RadioCard.ItemText>{name}</RadioCard.ItemText>
              <RadioCard.ItemDescription opacity="1" color="fg.muted">
                {detail}
              </RadioCard.ItemDescription>
            </RadioCard.ItemContent>
            <RadioCard.ItemIndicator css={restBorder} />
          </RadioCard.ItemControl>
        </RadioCard.Item>
      ))}
    </Grid>
  </RadioCard.Root>
)
