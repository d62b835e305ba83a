import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { LuFileText, LuRows3 } from 'react-icons/lu'
import type { SessionReport } from '@/state/session-reports.ts'
import { OutcomeCount } from '@/ui/feedback/outcome-count.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { entryButtonCss } from '../entry-row.tsx'
import { useOpenReport } from '../use-open-report.ts'

const states = ['found', 'incomplete', 'not-found', 'failed'] as const

type ReportRowProps = { report: SessionReport; onOpen: (() => void) | undefined }

/** A dossiê or a batch of the session, with the number of answers in each state. It opens as it was, also from another tab. */
export function ReportRow({ report, onOpen }: ReportRowProps) {
  const open = useOpenReport()
  return (
    <chakra.button
      type="button"
      data-entry=""
      css={entryButtonCss}
      width="full"
      onClick={() => {
        onOpen?.()
        open(report)
      }}
    >
      <ReportText report={report} />
    </chakra.button>
  )
}

function ReportText({
  report: { kind, id, title, at, counts, status, isElsewhere },
}: {
  report: SessionReport
}) {
  const Icon = kind === 'dossie' ? LuFileText : LuRows3
  const done = states.reduce((sum, state) => sum + counts[state], 0)
  return (
    <>
      <Flex as="span" align="center" justify="space-between" columnGap="3" rowGap="1" wrap="wrap">
        <Flex as="span" align="center" gap="2" minW="0" fontWeight="500">
          <Box as="span" aria-hidden="true" color="fg.muted" flexShrink="0">
            <Icon />
          </Box>
          <Text as="span" minW="0" overflowWrap="anywhere">
            {title}
          </Text>
        </Flex>
        <Flex as="span" gap="1" wrap="wrap">
          {states.map((state) => (
            <OutcomeCount key={state} outcome={state} count={counts[state]} />
          ))}
        </Flex>
      </Flex>
      <Flex as="span" color="fg.muted" textStyle="small" columnGap="2" wrap="wrap" mt="0.5">
        <Text as="span" fontVariantNumeric="tabular-nums">
          {status ?? describeSize(kind, done, counts.total)}
        </Text>
        {kind === 'dossie' && <Text as="span">nº {id}</Text>}
        <RelativeTime at={at} />
        {isElsewhere && <Text as="span">{status === undefined ? 'feito em outra aba' : 'em outra aba'}</Text>}
      </Flex>
    </>
  )
}

function describeSize(kind: SessionReport['kind'], done: number, total: number): string {
  const noun = kind === 'dossie' ? 'partes' : 'linhas'
  return done === total ? `${total} ${noun}` : `${done} de ${total} ${noun}`
}
