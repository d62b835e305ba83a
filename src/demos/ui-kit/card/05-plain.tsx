import { Box, Card, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { cardSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useId } from 'react'
import { LuSearch, LuTrendingDown, LuTrendingUp, LuUsers, LuWallet } from 'react-icons/lu'
import { CardTitle, Muted } from '../basics.tsx'

export const meta = {
  Variants: { title: 'Variantes', isWide: true },
  Statistics: { title: 'Números', isWide: true },
}

export const Variants = () => (
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

type Statistic = {
  name: string
  value: string
  change: number
  points: readonly number[]
  icon: ReactNode
  palette: string
}

const statistics: readonly Statistic[] = [
  {
    name: 'Consultas',
    value: '1.284',
    change: 12,
    points: [8, 9, 7, 11, 10, 13, 15],
    icon: <LuSearch />,
    palette: 'primary',
  },
  {
    name: 'Usuários ativos',
    value: '86',
    change: 4,
    points: [60, 64, 63, 70, 74, 80, 86],
    icon: <LuUsers />,
    palette: 'secondary',
  },
  {
    name: 'Custo por consulta',
    value: 'R$ 0,42',
    change: -7,
    points: [55, 54, 50, 52, 47, 45, 42],
    icon: <LuWallet />,
    palette: 'warning',
  },
]

/** The size of the small curve's viewBox. */
const [width, height] = [100, 32]

function drawCurve(points: readonly number[]): string {
  const [lowest, highest] = [Math.min(...points), Math.max(...points)]
  return points
    .map((point, index) => {
      const x = (index / (points.length - 1)) * width
      const y = height - 2 - ((point - lowest) / (highest - lowest)) * (height - 4)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

export function Statistics() {
  const id = useId()
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 200px), 1fr))" gap="4">
      {statistics.map(({ name, value, change, points, icon, palette }, index) => (
        <Card.Root
          key={name}
          recipe={cardSlotRecipe}
          size="sm"
          aria-labelledby={`${id}${index}`}
          role="group"
        >
          <Card.Body gap="2">
            <Flex justify="space-between" align="center">
              <Muted id={`${id}${index}`}>{name}</Muted>
              <Box
                aria-hidden="true"
                p="2"
                borderRadius="control"
                bg={`${palette}.subtle`}
                color={`${palette}.fg`}
              >
                {icon}
              </Box>
            </Flex>
            <Text textStyle="figure">{value}</Text>
            <Flex align="center" gap="1" textStyle="small" color="fg.success">
              {change > 0 ? <LuTrendingUp aria-hidden="true" /> : <LuTrendingDown aria-hidden="true" />}
              {Math.abs(change)}% {change > 0 ? 'a mais' : 'a menos'} que na semana anterior
            </Flex>
            <chakra.svg
              viewBox={`0 0 ${width} ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              width="full"
              height="8"
              fill="none"
            >
              <chakra.path
                d={drawCurve(points)}
                vectorEffect="non-scaling-stroke"
                stroke={`${palette}.solid`}
                strokeWidth="2px"
                strokeLinejoin="round"
              />
            </chakra.svg>
          </Card.Body>
        </Card.Root>
      ))}
    </Grid>
  )
}
