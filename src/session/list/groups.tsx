import { Box } from '@chakra-ui/react'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { EntryRow } from '../entry-row.tsx'
import type { SubjectGroup } from './build-groups.ts'
import { ReportRow } from './report-row.tsx'
import { SubjectHead } from './subject-head.tsx'

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
      const head = subject && id !== parentId && <SubjectHead subject={subject} onOpen={onOpen} />
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
