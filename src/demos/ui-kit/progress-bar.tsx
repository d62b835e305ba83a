import { AbsoluteCenter, Button, Flex, Grid, Progress, ProgressCircle, Spinner, Text } from '@chakra-ui/react'
import { progressCircleSlotRecipe, progressSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect, useState } from 'react'
import { Buffer } from './progress-bar/buffer.tsx'
import { Gauge } from './progress-bar/gauge.tsx'
import { Labels } from './progress-bar/labels.tsx'
import { Stacked } from './progress-bar/stacked.tsx'
import { StepProgress } from './progress-bar/step-progress.tsx'
import { Upload } from './progress-bar/upload.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Labelled() {
  return (
    <Flex direction="column" gap="5">
      {[20, 55, 100].map((value) => (
        <Progress.Root key={value} recipe={progressSlotRecipe} value={value}>
          <Flex justify="space-between" mb="1.5">
            <Progress.Label>{value === 100 ? 'Importação concluída' : 'Importando registros'}</Progress.Label>
            <Progress.ValueText />
          </Flex>
          <Progress.Track aria-label={value === 100 ? 'Importação concluída' : 'Importando registros'}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ))}
    </Flex>
  )
}

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

function Palettes() {
  return (
    <Flex direction="column" gap="4">
      {palettes.map((palette, index) => (
        <Progress.Root
          key={palette}
          recipe={progressSlotRecipe}
          colorPalette={palette}
          value={30 + index * 12}
        >
          <Progress.Track aria-label={`Exemplo na cor ${palette}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ))}
    </Flex>
  )
}

function Sizes() {
  return (
    <Flex direction="column" gap="4">
      {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Progress.Root key={size} recipe={progressSlotRecipe} size={size} shape="full" value={60} striped>
          <Progress.Track aria-label={`Exemplo no tamanho ${size}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ))}
    </Flex>
  )
}

function Unknown() {
  return (
    <Flex direction="column" gap="5">
      <Progress.Root recipe={progressSlotRecipe} value={null}>
        <Progress.Label mb="1.5">Consultando a fonte…</Progress.Label>
        <Progress.Track aria-label="Consultando a fonte">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Row>
        <Spinner size="sm" color="primary.fg" aria-hidden="true" />
        <Text role="status">Carregando…</Text>
      </Row>
    </Flex>
  )
}

const circles = [
  ['Créditos usados', 25, 'success'],
  ['Espaço ocupado', 60, 'warning'],
  ['Metas do mês', 90, 'primary'],
] as const

function Circles() {
  return (
    <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="4">
      {circles.map(([name, value, palette]) => (
        <Flex key={name} direction="column" align="center" gap="3">
          <ProgressCircle.Root
            recipe={progressCircleSlotRecipe}
            size="xl"
            value={value}
            colorPalette={palette}
          >
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
          <Text textStyle="small" color="fg.muted" textAlign="center">
            {name}
          </Text>
        </Flex>
      ))}
    </Grid>
  )
}

/** A task of five seconds that can be cancelled. */
function Running() {
  const [value, setValue] = useState(0)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setValue((before) => Math.min(100, before + 2)), 100)
    return () => clearInterval(timer)
  }, [isRunning])
  const isDone = value === 100
  return (
    <Flex direction="column" gap="4">
      <Progress.Root recipe={progressSlotRecipe} value={value} colorPalette={isDone ? 'success' : 'primary'}>
        <Flex justify="space-between" mb="1.5">
          <Progress.Label>{isDone ? 'Concluído' : 'Processando o lote'}</Progress.Label>
          <Progress.ValueText />
        </Flex>
        <Progress.Track aria-label="Processando o lote">
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Row>
        <Button disabled={isDone} onClick={() => setRunning(!isRunning)}>
          {isRunning && !isDone ? 'Pausar' : 'Iniciar'}
        </Button>
        <Button
          variant="outline"
          colorPalette="primary"
          onClick={() => {
            setRunning(false)
            setValue(0)
          }}
        >
          Recomeçar
        </Button>
      </Row>
    </Flex>
  )
}

export default function ProgressBarPage() {
  return (
    <SpecimenPage source={() => import('./progress-bar.tsx?raw')}>
      <Specimen title="Com rótulo e valor" code="Labelled">
        <Labelled />
      </Specimen>
      <Specimen title="Em andamento" code="Running">
        <Running />
      </Specimen>
      <Specimen title="Cores" code="Palettes">
        <Palettes />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen
        title="Valor dentro da barra"
        description="Com a meta marcada."
        code="Labels"
        source={() => import('./progress-bar/labels.tsx?raw')}
      >
        <Labels />
      </Specimen>
      <Specimen title="Sem fim conhecido" code="Unknown">
        <Unknown />
      </Specimen>
      <Specimen title="Em círculo" code="Circles">
        <Circles />
      </Specimen>
      <Specimen
        title="Medidor"
        description="A cor e a palavra mudam juntas."
        code="Gauge"
        source={() => import('./progress-bar/gauge.tsx?raw')}
      >
        <Gauge />
      </Specimen>
      <Specimen
        title="Partes de um todo"
        description="A legenda escolhe o que conta."
        code="Stacked"
        source={() => import('./progress-bar/stacked.tsx?raw')}
      >
        <Stacked />
      </Specimen>
      <Specimen
        title="Etapas"
        code="StepProgress"
        source={() => import('./progress-bar/step-progress.tsx?raw')}
      >
        <StepProgress />
      </Specimen>
      <Specimen
        title="Leitura de arquivos"
        description="Lidos aos pedaços, como num envio; nada sai deste navegador."
        code="Upload"
        source={() => import('./progress-bar/upload.tsx?raw')}
      >
        <Upload />
      </Specimen>
      <Specimen
        title="Carregado e ouvido"
        code="Buffer"
        source={() => import('./progress-bar/buffer.tsx?raw')}
      >
        <Buffer />
      </Specimen>
    </SpecimenPage>
  )
}
