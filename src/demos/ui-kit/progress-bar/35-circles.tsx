import { AbsoluteCenter, Flex, Grid, ProgressCircle } from '@chakra-ui/react'
import { progressCircleSlotRecipe } from '@chakra-ui/react/theme'
import { Small } from '../basics.tsx'

export const meta = { title: 'Em círculo' }

const circles = [
  ['Créditos usados', 25, 'success'],
  ['Espaço ocupado', 60, 'warning'],
  ['Metas do mês', 90, 'primary'],
] as const

export default () => (
  <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="4">
    {circles.map(([name, value, palette]) => (
      <Flex key={name} direction="column" align="center" gap="3">
        <ProgressCircle.Root recipe={progressCircleSlotRecipe} size="xl" value={value} colorPalette={palette}>
          <ProgressCircle.Circle
            aria-label={name}
            css={{ '--size': { base: '76px', sm: '96px' }, '--thickness': '9px' }}
          >
            <ProgressCircle.Track />
            <ProgressCircle.Range stroke="colorPalette.solid" strokeLinecap="round" />
          </ProgressCircle.Circle>
          <AbsoluteCenter>
            <ProgressCircle.ValueText fontWeight="600" />
          </AbsoluteCenter>
        </ProgressCircle.Root>
        <Small textAlign="center">{name}</Small>
      </Flex>
    ))}
  </Grid>
)
