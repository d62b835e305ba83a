import { Box, Button, Flex, Grid, Skeleton, SkeletonCircle, SkeletonText, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast } from '../parts/cast.ts'
import { Portrait } from '../parts/portrait.tsx'
import { CardSkeleton } from './placeholder/card-skeleton.tsx'
import { ChartSkeleton } from './placeholder/chart-skeleton.tsx'
import { ChatSkeleton } from './placeholder/chat-skeleton.tsx'
import { FormSkeleton } from './placeholder/form-skeleton.tsx'
import { GallerySkeleton } from './placeholder/gallery-skeleton.tsx'
import { NumbersSkeleton } from './placeholder/numbers-skeleton.tsx'
import { TableSkeleton } from './placeholder/table-skeleton.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Shapes() {
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <Skeleton height="8" width="32" />
      <SkeletonCircle size="12" />
      <Skeleton height="24" width="40" borderRadius="panel" />
      <Flex direction="column" gap="2" flex="1" minW="32">
        <Skeleton height="3" width="full" />
        <Skeleton height="3" width="75%" />
        <Skeleton height="3" width="50%" />
        <Skeleton height="3" width="25%" />
      </Flex>
    </Flex>
  )
}

function Lines() {
  return (
    <>
      <Skeleton height="6" width="45%" mb="5" />
      <SkeletonText noOfLines={5} gap="3" />
    </>
  )
}

const variants = [
  ['pulse', 'Pulsa'],
  ['shine', 'Brilha'],
  ['none', 'Parado'],
] as const

/** The still variant has no background of its own. */
function Variants() {
  return (
    <Grid templateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="3" alignItems="center">
      {variants.map(([variant, name]) => (
        <Box key={variant} display="contents">
          <Text textStyle="small" color="fg.muted">
            {name}
          </Text>
          <Skeleton variant={variant} height="5" {...(variant === 'none' ? { bg: 'bg.emphasized' } : {})} />
        </Box>
      ))}
    </Grid>
  )
}

const palettes = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const

/** For what loads inside a colored alert or card. */
function Colors() {
  return (
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }} gap="3">
      {palettes.map((palette) => (
        <Flex key={palette} gap="3" align="center" p="3" borderRadius="control" bg={`${palette}.subtle`}>
          <SkeletonCircle size="7" bg={`${palette}.emphasized`} />
          <Box flex="1">
            <Skeleton height="2.5" bg={`${palette}.emphasized`} mb="2" />
            <Skeleton height="2.5" bg={`${palette}.emphasized`} width="60%" />
          </Box>
        </Flex>
      ))}
    </Grid>
  )
}

const people = cast.slice(0, 3)

function PersonSkeleton() {
  return (
    <Flex gap="3" align="center" height="10">
      <SkeletonCircle size="9" />
      <Box flex="1">
        <Skeleton height="3" width="40%" mb="2" />
        <Skeleton height="3" width="25%" />
      </Box>
    </Flex>
  )
}

/** Has the content's size, so that the layout does not shift. `aria-busy` marks it as loading. */
function InPlace() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <Flex direction="column" gap="3" aria-busy={isLoading} mb="4">
        {people.map(({ id, name, role }) =>
          isLoading ? (
            <PersonSkeleton key={id} />
          ) : (
            <Flex key={id} gap="3" align="center" height="10">
              <Portrait image={id} name={name} />
              <Box>
                <Text fontWeight="600">{name}</Text>
                <Text textStyle="small" color="fg.muted">
                  {role}
                </Text>
              </Box>
            </Flex>
          ),
        )}
      </Flex>
      <Button variant="outline" colorPalette="primary" onClick={() => setLoading(!isLoading)}>
        {isLoading ? 'Mostrar o conteúdo' : 'Mostrar o esqueleto'}
      </Button>
    </>
  )
}

export default function PlaceholderPage() {
  return (
    <SpecimenPage source={() => import('./placeholder.tsx?raw')}>
      <Specimen title="Formas" code="Shapes">
        <Shapes />
      </Specimen>
      <Specimen title="Linhas de texto" code="Lines">
        <Lines />
      </Specimen>
      <Specimen
        title="Variantes"
        description="Pulsar, brilhar ou ficar parado. Com movimento reduzido, todos param."
        code="Variants"
      >
        <Variants />
      </Specimen>
      <Specimen title="Em cores" description="Para o que carrega dentro de um aviso." code="Colors">
        <Colors />
      </Specimen>
      <Specimen
        title="Números"
        code="NumbersSkeleton"
        source={() => import('./placeholder/numbers-skeleton.tsx?raw')}
        isWide
      >
        <NumbersSkeleton />
      </Specimen>
      <Specimen
        title="Tabela"
        description="O cabeçalho fica; só as linhas carregam."
        code="TableSkeleton"
        source={() => import('./placeholder/table-skeleton.tsx?raw')}
      >
        <TableSkeleton />
      </Specimen>
      <Specimen
        title="Gráfico"
        code="ChartSkeleton"
        source={() => import('./placeholder/chart-skeleton.tsx?raw')}
      >
        <ChartSkeleton />
      </Specimen>
      <Specimen
        title="Publicação"
        code="CardSkeleton"
        source={() => import('./placeholder/card-skeleton.tsx?raw')}
      >
        <CardSkeleton />
      </Specimen>
      <Specimen
        title="Formulário"
        code="FormSkeleton"
        source={() => import('./placeholder/form-skeleton.tsx?raw')}
      >
        <FormSkeleton />
      </Specimen>
      <Specimen title="No lugar do conteúdo" description="Você decide quando." code="InPlace">
        <InPlace />
      </Specimen>
      <Specimen
        title="Conversa"
        code="ChatSkeleton"
        source={() => import('./placeholder/chat-skeleton.tsx?raw')}
      >
        <ChatSkeleton />
      </Specimen>
      <Specimen
        title="Galeria"
        code="GallerySkeleton"
        source={() => import('./placeholder/gallery-skeleton.tsx?raw')}
        isWide
      >
        <GallerySkeleton />
      </Specimen>
    </SpecimenPage>
  )
}
