import { Box, Flex, Text } from '@chakra-ui/react'
import { chartColors } from '@/ui/theme/chart-colors.ts'
import { PaletteCard } from './palette-card.tsx'

export const meta = {
  Primary: {
    title: 'Primária: botões, links e o que está ativo',
    description: 'Uma por tela: o passo que se espera.',
  },
  Secondary: { title: 'Secundária', description: 'O que acompanha sem pedir ação.' },
  Success: { title: 'Sucesso', description: 'Concluído, pago, regular.' },
  Info: { title: 'Informação', description: 'Bom saber; nada a fazer.' },
  Warning: { title: 'Atenção', description: 'Pede um olhar antes de seguir.' },
  Danger: { title: 'Perigo', description: 'Erro, ou uma ação sem volta.' },
  Neutral: { title: 'Neutra', description: 'Estrutura: o que não tem estado.' },
  ChartHues: { title: 'Gráficos', description: 'Cinco tons que pessoas daltônicas distinguem.' },
}

export const Primary = () => <PaletteCard name="primary" />

export const Secondary = () => <PaletteCard name="secondary" />

export const Success = () => <PaletteCard name="success" />

export const Info = () => <PaletteCard name="info" />

export const Warning = () => <PaletteCard name="warning" />

export const Danger = () => <PaletteCard name="danger" />

export const Neutral = () => <PaletteCard name="neutral" />

const shares: Record<keyof typeof chartColors, number> = {
  first: 88,
  second: 62,
  third: 74,
  fourth: 48,
  fifth: 30,
}

const hues = Object.keys(chartColors) as (keyof typeof chartColors)[]

export const ChartHues = () => (
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
