import { Button, Flex } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { lineButtonProps } from '../subject/collapsed-form.tsx'
import { LookupStatus } from './collapsed-consulta.tsx'
import type { ConsultaVisit } from './use-consulta.ts'

/** The head of a page that opens with its answer: how old the answer is, and a button that asks again. */
export function LoadedHead({ visit }: { visit: ConsultaVisit }) {
  const { lookup, query } = visit.state
  return (
    <Flex
      role="group"
      aria-label="Situação da resposta"
      align="center"
      justify="space-between"
      gap="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border.panel"
      borderTopRadius="panel"
      px={{ base: '4', md: '6' }}
      py={{ base: '1', md: '1.5' }}
    >
      <Flex
        align="center"
        gap="2"
        minW="0"
        color="fg.muted"
        textStyle="small"
        fontVariantNumeric="tabular-nums"
      >
        <LookupStatus lookup={lookup} isCached={query?.cached !== undefined} hidesFound />
      </Flex>
      <Button
        {...lineButtonProps}
        aria-busy={lookup.status === 'pending' || undefined}
        onClick={() => void visit.repeat()}
      >
        <LuRotateCw aria-hidden="true" /> Atualizar
      </Button>
    </Flex>
  )
}
