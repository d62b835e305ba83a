import {
  AbsoluteCenter,
  Box,
  Button,
  Flex,
  Grid,
  Progress,
  ProgressCircle,
  Spinner,
  Text,
} from '@chakra-ui/react'
import { progressCircleSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Column, OutlineButton, Row, Small, useRepeat } from '../basics.tsx'
import { Bar, BarHead } from './bar.tsx'

export const meta = {
  Labelled: { title: 'Com rótulo e valor' },
  Running: { title: 'Em andamento' },
  Palettes: { title: 'Cores' },
  Sizes: { title: 'Tamanhos' },
  Labels: { title: 'Valor dentro da barra', description: 'Com a meta marcada.' },
  Unknown: { title: 'Sem fim conhecido' },
  Circles: { title: 'Em círculo' },
}

const readName = (value: number) => (value === 100 ? 'Importação concluída' : 'Importando registros')

export const Labelled = () => (
  <Column gap="5">
    {[20, 55, 100].map((value) => (
      <Bar key={value} name={readName(value)} value={value}>
        <BarHead text={readName(value)} />
      </Bar>
    ))}
  </Column>
)

export function Running() {
  const [value, setValue] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useRepeat(isRunning, 100, () => setValue((before) => Math.min(100, before + 2)))
  const isDone = value === 100

  function restart() {
    setRunning(false)
    setValue(0)
  }

  return (
    <Column gap="4">
      <Bar name="Processando o lote" value={value} colorPalette={isDone ? 'success' : 'primary'}>
        <BarHead text={isDone ? 'Concluído' : 'Processando o lote'} />
      </Bar>
      <Row>
        <Button disabled={isDone} onClick={() => setRunning(!isRunning)}>
          {isRunning && !isDone ? 'Pausar' : 'Iniciar'}
        </Button>
        <OutlineButton onClick={restart}>Recomeçar</OutlineButton>
      </Row>
    </Column>
  )
}

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger']

export const Palettes = () => (
  <Column gap="4">
    {palettes.map((palette, index) => (
      <Bar key={palette} name={`Exemplo na cor ${palette}`} colorPalette={palette} value={30 + index * 12} />
    ))}
  </Column>
)

export const Sizes = () => (
  <Column gap="4">
    {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
      <Bar key={size} name={`Exemplo no tamanho ${size}`} size={size} shape="full" value={60} striped />
    ))}
  </Column>
)

const goals = [
  { name: 'Cadastro', value: 72, palette: 'primary' },
  { name: 'Jurídico', value: 34, palette: 'warning' },
  { name: 'Logística', value: 91, palette: 'success' },
] as const

/** The month's target in percent, marked by a line. */
const target = 80

export const Labels = () => (
  <Flex direction="column" gap="4">
    {goals.map(({ name, value, palette }) => (
      <Box key={name}>
        <Text mb="1">{name}</Text>
        <Box
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value}
          aria-valuetext={`${value}%, ${value >= target ? 'meta alcançada' : `meta de ${target}%`}`}
          position="relative"
          height="6"
          bg="bg.emphasized"
          borderRadius="control"
          overflow="hidden"
        >
          <Flex
            align="center"
            justify="flex-end"
            height="full"
            px="2"
            bg={`${palette}.solid`}
            color={`${palette}.contrast`}
            textStyle="small"
            fontWeight="600"
            style={{ width: `${value}%` }}
          >
            {value}%
          </Flex>
          <Box
            position="absolute"
            insetBlock="0"
            width="2px"
            bg="fg"
            style={{ insetInlineStart: `${target}%` }}
          />
        </Box>
      </Box>
    ))}
    <Small>A linha marca a meta de {target}%.</Small>
  </Flex>
)

export const Unknown = () => (
  <Column gap="5">
    <Bar name="Consultando a fonte" value={null}>
      <Progress.Label mb="1.5">Consultando a fonte…</Progress.Label>
    </Bar>
    <Row>
      <Spinner size="sm" color="primary.fg" aria-hidden="true" />
      <Text role="status">Carregando…</Text>
    </Row>
  </Column>
)

const circles = [
  ['Créditos usados', 25, 'success'],
  ['Espaço ocupado', 60, 'warning'],
  ['Metas do mês', 90, 'primary'],
] as const

export const Circles = () => (
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
