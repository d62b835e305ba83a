import { chakra } from '@chakra-ui/react'
import { formatNumericDay } from '../../parts/days.ts'
import { splitIntoInstalments } from './due-dates.ts'
import { formatCents } from './money.ts'

type DueListProps = { total: number; dueDate: string; instalments: number; label?: string }

export function DueList({ total, dueDate, instalments, label = 'Vencimentos' }: DueListProps) {
  if (dueDate === '') return null
  return (
    <chakra.ol aria-label={label} css={listCss}>
      {splitIntoInstalments(total, dueDate, instalments).map(({ date, amount }, index) => (
        <li key={date}>
          <span>
            {index + 1}/{instalments}
          </span>
          <time dateTime={date}>{formatNumericDay(date)}</time>
          <b>{formatCents(amount)}</b>
        </li>
      ))}
    </chakra.ol>
  )
}

const listCss = {
  mt: '4',
  listStyleType: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', gap: '3', py: '1.5', borderTopWidth: '1px' },
  '& span': { color: 'fg.muted', minW: '5ch' },
  '& b': { ms: 'auto', fontWeight: '500' },
} as const
