import { Box, Flex } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { LuSearch, LuSearchX } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { Lookup } from '../outcome.ts'
import { Answer } from './answer.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { Failure } from './failure.tsx'
import { ResultSkeleton } from './result-skeleton.tsx'

type ResultPanelProps = { definition: ConsultaDefinition; lookup: Lookup; onRepeat: () => void }

/** The result of a consulta in each of its states: idle, pending, found, not found, failed. */
export function ResultPanel({ definition, lookup, onRepeat }: ResultPanelProps) {
  return (
    <Box
      as="section"
      aria-label="Resultado"
      aria-busy={lookup.status === 'pending' || undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.panel"
      borderRadius="panel"
      boxShadow="panel"
      p={{ base: '5', md: '6' }}
      minW="0"
      minH={{ xl: '360px' }}
    >
      {(lookup.status === 'not-found' || lookup.status === 'failed') && lookup.isDemo && (
        <Flex justify="flex-end">
          <DemoBadge />
        </Flex>
      )}
      <Content definition={definition} lookup={lookup} onRepeat={onRepeat} />
    </Box>
  )
}

function Content({ definition, lookup, onRepeat }: ResultPanelProps) {
  switch (lookup.status) {
    case 'idle':
      return (
        <EmptyState
          icon={<LuSearch />}
          title="O resultado aparece aqui"
          detail="Preencha o formulário e consulte."
        />
      )
    case 'pending':
      return <ResultSkeleton blocks={definition.result} />
    case 'not-found':
      return (
        <EmptyState
          icon={<LuSearchX />}
          title="Nenhum registro encontrado"
          detail="Confira o que foi digitado e consulte de novo."
        />
      )
    case 'failed':
      return <Failure failed={lookup} onRepeat={onRepeat} />
    case 'found':
      return <Answer key={lookup.at} definition={definition} found={lookup} />
  }
}
