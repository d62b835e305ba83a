import { Box, Flex, Spacer, Text } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useId, useMemo } from 'react'
import type { Values } from '@/state/session.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import type { Answered } from '../outcome.ts'
import { AnswerProvider } from './answer-provider.tsx'
import { DemoBadge } from './demo-badge.tsx'
import { Findings } from './findings/findings.tsx'
import { partId } from './findings/part-id.ts'
import { SectionIndex } from './findings/section-index.tsx'
import { IncompleteNotice } from './incomplete/notice.tsx'
import { originOf, originText } from './origin.ts'
import { PrintHead } from './print/print-head.tsx'
import { facetsOf, summaryFacets } from './registry.ts'
import { ResultActions } from './result-actions.tsx'
import { RevealAll } from './reveal-all.tsx'
import { hasSensitiveValues } from './sensitive-paths.ts'

type AnswerProps = {
  definition: ConsultaDefinition
  found: Answered
  /** What was asked, where the session does not know it, as in a batch. */
  asked?: Values | undefined
}

/** An answer in the manifest's layout: its summary and actions, then block by block, and its source. */
export function Answer({ definition, found, asked }: AnswerProps) {
  const { title, summary, result } = definition
  const { answer, isDemo } = found
  const id = useId()
  const hasSensitive = useMemo(() => hasSensitiveValues(definition, answer), [definition, answer])
  return (
    <AnswerProvider definition={definition} found={found} asked={asked}>
      <Box data-printed>
        <PrintStyles />
        <PrintHead title={title} found={found} />
        <Box id={partId(id, 'head')} pb="5" mb="5" borderBottomWidth="1px">
          {summary && <summaryFacets.Block block={summary} answer={answer} />}
          {found.status === 'incomplete' && <IncompleteNotice definition={definition} incomplete={found} />}
          <Findings definition={definition} answered={found} resultId={id} />
          <Flex align="center" gap="2" wrap="wrap" mt={summary && '4'} _print={{ display: 'none' }}>
            {isDemo && <DemoBadge />}
            <Spacer display={{ base: 'none', md: 'block' }} />
            {hasSensitive && <RevealAll />}
            <ResultActions definition={definition} found={found} />
          </Flex>
        </Box>
        <SectionIndex result={result} answer={answer} resultId={id} />
        <Flex direction="column" gap="7">
          {result.map((block, index) => {
            const { Block } = facetsOf(block)
            return (
              <Box key={index} id={partId(id, index)} display="contents">
                <Block block={block} answer={answer} summary={summary} />
              </Box>
            )
          })}
        </Flex>
        <Text
          color="fg.subtle"
          textStyle="small"
          mt="7"
          pt="3"
          borderTopWidth="1px"
          fontVariantNumeric="tabular-nums"
          _print={{ display: 'none' }}
        >
          {/* The badge above has said that it is demonstration data. */}
          {isDemo ? `Consultado em ${originOf(found).time}` : originText(found)}
        </Text>
      </Box>
    </AnswerProvider>
  )
}
