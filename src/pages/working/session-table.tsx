import { Box, chakra, IconButton, type LinkProps } from '@chakra-ui/react'
import { LuRotateCw } from 'react-icons/lu'
import { exactClockFormat } from '@/lib/format/dates.ts'
import { formatDuration } from '@/lib/format/quantity.ts'
import { fullTime } from '@/lib/format/relative-time.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import { useOpenEntry } from '@/session/use-open-entry.ts'
import type { SessionEntry } from '@/state/session.ts'
import { OutcomeBadge } from '@/ui/feedback/outcome-badge.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'

/** The session's queries, newest first. On narrow screens the outcome is below the subject. */
export function SessionTable({ items }: { items: readonly SessionEntry[] }) {
  return (
    <chakra.table css={table}>
      <thead>
        <tr>
          <th scope="col">Consulta</th>
          <th scope="col">Resultado</th>
          <th scope="col">Horário e duração</th>
          <th scope="col">
            <Box as="span" srOnly>
              Ações
            </Box>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((recent) => (
          <Row key={recent.id} recent={recent} />
        ))}
      </tbody>
    </chakra.table>
  )
}

function Row({ recent }: { recent: SessionEntry }) {
  const { subject, otherValues, at, outcome, ms } = recent
  return (
    <tr>
      <td>
        <SessionEntryLink entry={recent} fontWeight="500" />
        <Box color="fg.muted" textStyle="small">
          <chakra.span whiteSpace="nowrap">{subject}</chakra.span>
          {otherValues && ` · ${otherValues}`}
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
          {exactClockFormat.format(at)}
        </time>
        <Box color="fg.muted" textStyle="small">
          {formatDuration(ms)}
        </Box>
      </td>
      <td>
        <RepeatButton entry={recent} />
      </td>
    </tr>
  )
}

// Texts set their own direction (unicode-bidi), so `end` is wrong in right-to-left layouts.
const atEnd = { textAlign: 'end', _rtl: { textAlign: 'left' } } as const

const table = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th': {
    textAlign: 'inherit',
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: '500',
    pb: '2',
    pe: '4',
  },
  '& td': { verticalAlign: 'top', borderTopWidth: '1px', py: '3', pe: '4' },
  '& th:nth-of-type(2), & td:nth-of-type(2)': { display: { base: 'none', sm: 'table-cell' } },
  '& th:nth-of-type(3), & td:nth-of-type(3)': { ...atEnd, width: '1%', whiteSpace: 'nowrap' },
  '& th:last-child, & td:last-child': { ...atEnd, pe: '0', width: '1%' },
  '& tbody tr': { position: 'relative' },
  '& tbody tr:last-child td': { pb: '0' },
} as const

/** Opens the page of a query of this session and runs it again. */
function RepeatButton({ entry }: { entry: SessionEntry }) {
  const open = useOpenEntry()
  return (
    <IconButton
      size="xs"
      variant="ghost"
      title={formatRepeat(entry.outcome)}
      // Above the link that fills the row.
      position="relative"
      aria-label={`${formatRepeat(entry.outcome)}: ${[entry.title, entry.subject, entry.otherValues].filter(Boolean).join(', ')}`}
      onClick={() => open(entry, { isFresh: true })}
    >
      <LuRotateCw aria-hidden="true" />
    </IconButton>
  )
}

type SessionEntryLinkProps = Omit<LinkProps, 'href' | 'onClick'> & { entry: SessionEntry }

/**
 * A link to the cached answer of a query of this session. The link covers its nearest positioned ancestor. In
 * another tab, without this session, it opens the consulta.
 */
function SessionEntryLink({ entry, ...props }: SessionEntryLinkProps) {
  const open = useOpenEntry()
  return (
    <AppLink
      to={entry.path}
      _after={{ content: '""', position: 'absolute', inset: '0' }}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open(entry)
      }}
      {...props}
    >
      {entry.title}
    </AppLink>
  )
}
