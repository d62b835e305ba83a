import { Box, Flex, Text } from '@chakra-ui/react'
import { chartColors } from '@/ui/theme/chart-colors.ts'

export const meta = { title: 'Gráficos', description: 'Cinco tons que pessoas daltônicas distinguem.' }

const shares: Record<keyof typeof chartColors, number> = {
  first: 88,
  second: 62,
  third: 74,
  fourth: 48,
  fifth: 30,
}

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
