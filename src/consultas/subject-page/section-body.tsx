import { Box, Button, chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { formatCost } from '@/lib/format/credits.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { isAnswered, isCreditFailure } from '../outcome.ts'
import type { FindingText } from '../results/findings/read-findings.ts'
import { RequestCode } from '../results/request-code.tsx'
import type { Repeat } from './repeats/find-repeats.ts'
import type { Section } from './section.ts'
import { SectionAnswer } from './section-answer.tsx'
import type { SectionFolding } from './use-section-folding.ts'

type SectionBodyProps = {
  section: Section
  findings: readonly FindingText[]
  repeats: readonly Repeat[]
  tableCount: number | undefined
  onQuery: () => void
  onShow: SectionFolding['show']
}

/** Shows the answer of a section, or the reason why there is none, with a remedy. */
export function SectionBody({ section, onQuery, ...answerProps }: SectionBodyProps) {
  const { state, answer, reason, needs = [], definition } = section
  const { cost } = definition
  const outcome = answer?.outcome
  if (isAnswered(outcome))
    return <SectionAnswer section={section} outcome={outcome} onQuery={onQuery} {...answerProps} />
  if (outcome?.status === 'failed')
    return (
      <Flex align="center" columnGap="4" rowGap="3" wrap="wrap" mt="3">
        <Box flex="1 1 16rem" minW="0">
          <chakra.p role="alert" overflowWrap="anywhere">
            {outcome.message}
          </chakra.p>
          <RequestCode outcome={outcome} />
        </Box>
        {isCreditFailure(outcome) && <CreditsLink size="sm" _print={{ display: 'none' }} />}
        <Button
          size="sm"
          minH={touchHeight}
          variant="outline"
          colorPalette="neutral"
          onClick={onQuery}
          _print={{ display: 'none' }}
        >
          <LuRotateCw aria-hidden="true" /> Tentar de novo
          {cost ? ` · ${formatCost(cost)}` : null}
        </Button>
      </Flex>
    )
  if (state === 'not-found') return <Note>Nenhum registro encontrado.</Note>
  if (state === 'pending') return <Skeleton height="72px" mt="4" />
  if (state === 'not-queried')
    return <Note>{needs.length > 0 ? `Pede ${needs.join(', ')}.` : notQueriedText}</Note>
  return <Note>{reason ?? 'Espera a vez.'}</Note>
}

const notQueriedText = 'Ainda não consultada.'

const Note = ({ children }: { children: string }) => (
  <Text color="fg.muted" mt="3" overflowWrap="anywhere">
    {children}
  </Text>
)
