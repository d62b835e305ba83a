import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { LuFileText, LuRows3 } from 'react-icons/lu'
import type { SessionReport } from '@/state/session-reports.ts'
import { OutcomeCount } from '@/ui/feedback/outcome-count.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { EntryRow, entryButtonCss } from '../entry-row.tsx'
import { useOpenReport } from '../use-follow-lead.ts'
import type { SubjectGroup } from './build-groups.ts'
import { SessionGroupHead } from './group-head.tsx'

type GroupsProps = {
  groups: readonly SubjectGroup[]
  /** The subject of the entry that led here. Its head is not repeated. */
  parentId?: string
  onOpen: (() => void) | undefined
}

/**
 * The entries and reports of one level, with a head above the first of each subject. An item contains the
 * entries that it led to, so the head is in the first item.
 */
export const Groups = ({ groups, parentId, onOpen }: GroupsProps) => (
  <MotionRows>
    {groups.flatMap(({ id, subject, reports, branches }) => {
      const head = subject && id !== parentId && <SessionGroupHead subject={subject} onOpen={onOpen} />
      return [
        ...reports.map((report, index) => (
          <MotionRow key={report.id}>
            {index === 0 && head}
            <Indented isIndented={subject !== undefined && parentId === undefined}>
              <ReportRow report={report} onOpen={onOpen} />
            </Indented>
          </MotionRow>
        )),
        ...branches.map(({ entry, groups: children }, index) => (
          <MotionRow key={entry.id}>
            {index === 0 && reports.length === 0 && head}
            <Indented isIndented={id !== parentId}>
              <EntryRow entry={entry} onOpen={onOpen} isInGroup />
              {children.length > 0 && (
                <ul>
                  <Groups groups={children} parentId={id} onOpen={onOpen} />
                </ul>
              )}
            </Indented>
          </MotionRow>
        )),
      ]
    })}
  </MotionRows>
)

/** Rows below a head start where its text starts. On narrow screens they start where its icon starts. */
const Indented = ({ isIndented, children }: { isIndented: boolean; children: React.ReactNode }) => (
  <Box ps={isIndented ? { base: '0', sm: '10' } : undefined}>{children}</Box>
)

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
