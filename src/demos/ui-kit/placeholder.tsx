import { Box, Button, Flex, Skeleton, SkeletonCircle, SkeletonText, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { cast } from '../parts/cast.ts'
import { Portrait } from '../parts/portrait.tsx'
import { CardSkeleton } from './placeholder/card-skeleton.tsx'
import { ChartSkeleton } from './placeholder/chart-skeleton.tsx'
import { FormSkeleton } from './placeholder/form-skeleton.tsx'
import { TableSkeleton } from './placeholder/table-skeleton.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

function Shapes() {
  return (
    <Flex gap="5" align="center" wrap="wrap">
      <Skeleton height="8" width="32" />
      <SkeletonCircle size="12" />
      <Skeleton height="24" width="40" borderRadius="panel" />
    </Flex>
  )
}

function Lines() {
  return <SkeletonText noOfLines={4} gap="3" />
}

function Variants() {
  return (
    <Flex direction="column" gap="3">
      <Skeleton variant="pulse" height="5" />
      <Skeleton variant="shine" height="5" />
      <Skeleton variant="none" height="5" />
    </Flex>
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
      <Button variant="outline" onClick={() => setLoading(!isLoading)}>
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
      <Specimen title="No lugar do conteúdo" code="InPlace">
        <InPlace />
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
    </SpecimenPage>
  )
}
