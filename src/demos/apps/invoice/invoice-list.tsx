import { Badge, chakra, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { LinkTarget } from '@/routes/link-target.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { AppLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { Chip, Chips } from '../../parts/chips.tsx'
import { CountedOrder } from '../../parts/counted-order.tsx'
import { dayFromToday, daysBetween, formatNumericDay } from '../../parts/days.ts'
import { parseItemAmounts } from './draft.ts'
import { DueBadge } from './due-list.tsx'
import { computeDueState } from './due-state.ts'
import { findInvoices, type InvoiceFilter, type Sorting, sortings } from './find-invoices.ts'
import { formatInvoiceNumber, type InvoiceSnapshot } from './invoice.ts'
import { useInvoicePaths } from './invoice-paths.ts'
import { formatCents } from './money.ts'
import { computeBalance, computeInvoiceTotals } from './payments.ts'
import { invoices } from './store.ts'

const filters: readonly [InvoiceFilter, string][] = [
  ['all', 'Todas'],
  ['open', 'Em aberto'],
  ['overdue', 'Vencidas'],
  ['paid', 'Pagas'],
  ['drafts', 'Rascunhos'],
]

/** The invoices and drafts with search, filter and order; the current one is marked. */
export function InvoiceList({ shown }: { shown?: string }) {
  const filterName = useId()
  const [query, setQuery] = useState('')
  const [filter, setFilter] = useState<InvoiceFilter>('all')
  const [sorting, setSorting] = useState<Sorting>('newest')
  const { preview } = useInvoicePaths()
  const all = useSnapshot(invoices).invoices
  const areDrafts = filter === 'drafts'
  const found = areDrafts ? [] : findInvoices(all, query, filter, sorting)
  return (
    <Panel title="Faturas">
      <Flex direction="column" gap="3" mb="3">
        <SearchField label="Buscar faturas" value={query} onChange={setQuery} width="full" />
        <Chips legend="Situação da fatura" isLegendHidden minW="0">
          {filters.map(([value, label]) => (
            <Chip key={value} name={filterName} checked={value === filter} onChange={() => setFilter(value)}>
              {label}
            </Chip>
          ))}
        </Chips>
        {!areDrafts && (
          <Flex align="center" justify="space-between" gap="3" wrap="wrap">
            <CountedOrder
              count={formatCounted(found.length, 'fatura', 'faturas')}
              label="Ordenar faturas"
              orders={sortings}
              value={sorting}
              width="150px"
              onChange={setSorting}
            />
          </Flex>
        )}
      </Flex>
      {areDrafts ? (
        <DraftRows />
      ) : found.length === 0 ? (
        <Text color="fg.muted">Nenhuma fatura com esses filtros.</Text>
      ) : (
        <chakra.ul listStyleType="none" mx="-3">
          {found.map((invoice) => (
            <InvoiceRow
              key={invoice.id}
              to={preview(invoice.id)}
              isCurrent={invoice.id === shown}
              title={formatInvoiceNumber(invoice.number)}
              badge={<DueBadge invoice={invoice} />}
              client={invoice.client.name}
              detail={describeDue(invoice) + describeBalance(invoice)}
              amount={formatCents(computeInvoiceTotals(invoice.items).total)}
            />
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

function describeDue(invoice: InvoiceSnapshot): string {
  const days = daysBetween(invoice.dueDate, dayFromToday(0))
  if (computeDueState(invoice) === 'overdue') return `Venceu há ${formatCounted(days, 'dia', 'dias')}`
  const due = `Vence em ${formatNumericDay(invoice.dueDate)}`
  if (!invoice.isPaid) return invoice.instalments > 1 ? `${due}, em ${invoice.instalments} parcelas` : due
  return invoice.paidAt ? `Paga em ${formatNumericDay(invoice.paidAt)}` : 'Paga'
}

const describeBalance = (invoice: InvoiceSnapshot) =>
  !invoice.isPaid && invoice.payments?.length ? `; saldo de ${formatCents(computeBalance(invoice))}` : ''

/** The unfinished new invoice first, and then those put aside. */
function DraftRows() {
  const { add, draft: draftPath } = useInvoicePaths()
  const { draft, drafts } = useSnapshot(invoices)
  if (!draft && drafts.length === 0) return <Text color="fg.muted">Nenhum rascunho.</Text>
  const rows = [
    ...(draft ? [{ id: '', savedAt: '', draft, to: add }] : []),
    ...drafts.map((kept) => ({ ...kept, to: draftPath(kept.id) })),
  ]
  return (
    <chakra.ul listStyleType="none" mx="-3" aria-label="Rascunhos">
      {rows.map(({ id, savedAt, draft: { name, items }, to }) => (
        <InvoiceRow
          key={id}
          to={to}
          title={savedAt ? `Guardado em ${formatNumericDay(savedAt)}` : 'Em andamento'}
          badge={<DraftBadge />}
          client={name || 'Cliente a definir'}
          detail={formatCounted(items.length, 'item', 'itens')}
          amount={formatCents(
            computeInvoiceTotals(items.flatMap((item) => parseItemAmounts(item) ?? [])).total,
          )}
        />
      ))}
    </chakra.ul>
  )
}

type InvoiceRowProps = {
  to: LinkTarget
  isCurrent?: boolean
  title: string
  badge: ReactNode
  client: string
  detail: string
  amount: string
}

/** An invoice or a draft in the list; all of it is the link. */
function InvoiceRow({ to, isCurrent = false, title, badge, client, detail, amount }: InvoiceRowProps) {
  return (
    <chakra.li borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <AppLink to={to} aria-current={isCurrent ? 'true' : undefined} css={linkCss}>
        <Flex justify="space-between" gap="3" align="center">
          <Text as="span" fontWeight="600" fontVariantNumeric="tabular-nums">
            {title}
          </Text>
          {badge}
        </Flex>
        <Flex justify="space-between" gap="3">
          <Text as="span" truncate title={client}>
            {client}
          </Text>
          <Text as="span" whiteSpace="nowrap" fontWeight="500" fontVariantNumeric="tabular-nums">
            {amount}
          </Text>
        </Flex>
        <Text as="span" color="fg.muted" textStyle="small">
          {detail}
        </Text>
      </AppLink>
    </chakra.li>
  )
}

const DraftBadge = () => (
  <Badge colorPalette="neutral" variant="subtle" size="sm">
    Rascunho
  </Badge>
)

const linkCss = {
  display: 'grid',
  gap: '1',
  px: '3',
  py: '2.5',
  color: 'fg',
  borderRadius: 'control',
  textDecoration: 'none',
  _hover: { bg: 'bg.hover', textDecoration: 'none' },
  _focusVisible: { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '-2px' },
  '&[aria-current]': { bg: 'primary.subtle' },
} as const
