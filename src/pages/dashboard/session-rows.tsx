import { chakra } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { EntryRow } from '@/session/entry-row.tsx'
import { ReportRow } from '@/session/list/groups.tsx'
import { findSubjectName } from '@/state/find-answers.ts'
import { type SessionEntry, session } from '@/state/session.ts'
import { type SessionReport, sessionReports } from '@/state/session-reports.ts'

/** The newest consultas, dossiês and batches of the session, newest first. */
export default function SessionRows({ limit }: { limit: number }) {
  const { items } = useSnapshot(session)
  const { items: reports } = useSnapshot(sessionReports)
  return (
    <chakra.ul listStyleType="none" aria-label="As mais novas desta sessão" css={rows}>
      {listNewest(items, reports, limit).map((item) => (
        <li key={item.id}>
          {'outcome' in item ? (
            <EntryRow entry={item} name={findSubjectName(item.subjectId, items)} />
          ) : (
            <ReportRow report={item} onOpen={undefined} />
          )}
        </li>
      ))}
    </chakra.ul>
  )
}

/** A dossiê stands above its parts, which are newer than its start. */
export function listNewest(
  items: readonly SessionEntry[],
  reports: readonly SessionReport[],
  limit: number,
): (SessionEntry | SessionReport)[] {
  const findTime = ({ at, subjectId }: SessionReport) =>
    Math.max(at, items.find((entry) => entry.subjectId === subjectId)?.at ?? 0)
  return [
    ...reports.map((report) => ({ item: report, at: findTime(report) })),
    ...items.slice(0, limit).map((entry) => ({ item: entry, at: entry.at })),
  ]
    .sort((one, other) => other.at - one.at)
    .slice(0, limit)
    .map(({ item }) => item)
}

const rows = { mx: '-3', '& > li + li': { borderTopWidth: '1px' } } as const
