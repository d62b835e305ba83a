import { Box, Flex, Text } from '@chakra-ui/react'
import { chartColors } from '@/ui/theme/chart-colors.ts'

export const meta = { title: 'Gráficos', description: 'Cinco tons que pessoas daltônicas distinguem.' }

const shares: Record<keyof typeof chartColors, number> = { teal: 88, amber: 62, violet: 74, sky: 48, red: 30 }

const hues = Object.keys(chartColors) as (keyof typeof chartColors)[]

export default () => (
  <Flex align="flex-end" gap="3" height="44">
    {hues.map((hue) => (
      <Flex key={hue} direction="column" flex="1" height="full" justify="flex-end" minW="0">
        <Box bg={`chart.${hue}`} borderTopRadius="control" style={{ height: `${shares[hue]}%` }} />
        <Text textStyle="small" mt="1.5" overflowWrap="anywhere">
          chart.{hue}
        </Text>
      </Flex>
    ))}
  </Flex>
)
