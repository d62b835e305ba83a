import {
  Box,
  Button,
  Flex,
  Grid,
  Image,
  Skeleton,
  SkeletonCircle,
  SkeletonText,
  Text,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { findCastMember, organisations } from '../../parts/cast.ts'
import { Portrait } from '../../parts/portrait.tsx'
import { FreeField, Muted, Small } from '../basics.tsx'
import forest from '../pictures/forest.svg'
import { Loaded } from './loaded.tsx'

export const meta = {
  ChartSkeleton: { title: 'Gráfico' },
  CardSkeleton: { title: 'Publicação' },
  FormSkeleton: { title: 'Formulário' },
}

const months = [
  ['jun', 42],
  ['jul', 58],
  ['ago', 51],
  ['set', 74],
  ['out', 66],
  ['nov', 88],
] as const

const ticks = [100, 75, 50, 25, 0]

/** The axes stand from the start, so that only the bars load. */
const Plot = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="2">
    <Flex direction="column" justify="space-between" textAlign="end" aria-hidden="true" height="60" my="-2">
      {ticks.map((tick) => (
        <Small key={tick} fontVariantNumeric="tabular-nums">
          {tick}
        </Small>
      ))}
    </Flex>
    <Box position="relative" height="56">
      {ticks.map((tick) => (
        <Box
          key={tick}
          position="absolute"
          insetInline="0"
          borderBottomWidth="1px"
          style={{ bottom: `${tick}%` }}
        />
      ))}
      <Flex position="relative" height="full" align="flex-end" gap={{ base: '3', sm: '6' }} px="3">
        {children}
      </Flex>
    </Box>
    <Flex gridColumn="2" gap={{ base: '3', sm: '6' }} px="3" aria-hidden="true">
      {months.map(([month]) => (
        <Small key={month} flex="1" textAlign="center">
          {month}
        </Small>
      ))}
    </Flex>
  </Grid>
)

/** Bars of the same heights in both states, so that nothing jumps. */
export const ChartSkeleton = () => (
  <Loaded
    skeleton={
      <Plot>
        {months.map(([month, value]) => (
          <Skeleton key={month} flex="1" borderBottomRadius="0" style={{ height: `${value}%` }} />
        ))}
      </Plot>
    }
  >
    <Box
      role="img"
      aria-label={`Consultas por mês: ${months.map(([month, value]) => `${month} ${value}`).join(', ')}`}
    >
      <Plot>
        {months.map(([month, value]) => (
          <Flex
            key={month}
            flex="1"
            justify="center"
            pt="1"
            bg="primary.solid"
            color="primary.contrast"
            borderTopRadius="control"
            textStyle="small"
            fontWeight="600"
            style={{ height: `${value}%` }}
          >
            {value}
          </Flex>
        ))}
      </Plot>
    </Box>
  </Loaded>
)

export function CardSkeleton() {
  const { id, name } = findCastMember('noemia')
  return (
    <Loaded
      skeleton={
        <Box minH="64">
          <Flex gap="3" align="center" mb="3" height="10">
            <SkeletonCircle size="9" />
            <Skeleton height="3" width="36" />
          </Flex>
          <Skeleton height="40" mb="3" />
          <SkeletonText noOfLines={2} gap="2" />
        </Box>
      }
    >
      <Box minH="64">
        <Flex gap="3" align="center" mb="3" height="10">
          <Portrait image={id} name={name} />
          <Text fontWeight="600">{name}</Text>
        </Flex>
        <Image
          src={forest}
          alt="Mata depois da chuva"
          height="40"
          width="full"
          objectFit="cover"
          borderRadius="control"
          mb="3"
        />
        <Muted>Refiz a capa do relatório com um desenho da mata. Cabe melhor no celular.</Muted>
      </Box>
    </Loaded>
  )
}

const [, bakery] = organisations

const fields = [
  ['Empresa', bakery.name],
  ['E-mail', bakery.email],
  ['Telefone', '(11) 90000-0000'],
  ['Cidade', 'Recife'],
] as const

/** Label and field each have their place before the data comes. */
export function FormSkeleton() {
  const columns = { base: '1fr', sm: '1fr 1fr' }
  return (
    <Loaded
      skeleton={
        <Grid templateColumns={columns} gap="4">
          {fields.map(([label]) => (
            <Flex key={label} direction="column" gap="2" minH="66px">
              <Skeleton height="3" width="20" mt="1" />
              <Skeleton height="10" />
            </Flex>
          ))}
          <Skeleton height="9" width="24" />
        </Grid>
      }
    >
      <Grid templateColumns={columns} gap="4">
        {fields.map(([label, value]) => (
          <FreeField key={label} label={label} defaultValue={value} />
        ))}
        <Button justifySelf="start" onClick={() => notify.info('Neste exemplo nada é guardado')}>
          Salvar
        </Button>
      </Grid>
    </Loaded>
  )
}
