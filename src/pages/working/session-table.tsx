import { Box, chakra } from '@chakra-ui/react'
import { formatDuration } from '@/lib/format-quantity.ts'
import { fullTime } from '@/lib/relative-time.ts'
import type { Recent } from '@/state/recents.ts'
import { AppLink } from '@/ui/app-link.tsx'
import { OutcomeBadge } from '@/ui/outcome-badge.tsx'

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

/** The session's consultas, newest first. On a narrow screen the result stands below the subject. */
export function SessionTable({ items }: { items: readonly Recent[] }) {
  return (
    <chakra.table css={table}>
      <thead>
        <tr>
          <th scope="col">Consulta</th>
          <th scope="col">Resultado</th>
          <th scope="col">Horário e duração</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, path, title, subject, at, outcome, ms }) => (
          <tr key={id}>
            <td>
              <AppLink to={path} fontWeight="500">
                {title}
              </AppLink>
              <Box color="fg.muted" textStyle="small" whiteSpace="nowrap">
                {subject}
              </Box>
              <Box mt="2" hideFrom="sm">
                <OutcomeBadge outcome={outcome} />
              </Box>
            </td>
            <td>
              <OutcomeBadge outcome={outcome} />
            </td>
            <td>
              <time dateTime={new Date(at).toISOString()} title={fullTime(at)}>
                {clock.format(at)}
              </time>
              <Box color="fg.muted" textStyle="small">
                {formatDuration(ms)}
              </Box>
            </td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

const table = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', color: 'fg.muted', textStyle: 'small', fontWeight: '500', pb: '2', pe: '4' },
  '& td': { verticalAlign: 'top', borderTopWidth: '1px', py: '3', pe: '4' },
  '& th:nth-of-type(2), & td:nth-of-type(2)': { display: { base: 'none', sm: 'table-cell' } },
  '& th:last-child, & td:last-child': { pe: '0', textAlign: 'end', width: '1%', whiteSpace: 'nowrap' },
  '& tbody tr:last-child td': { pb: '0' },
} as const
