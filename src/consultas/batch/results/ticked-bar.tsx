import { type ButtonProps, Flex, IconButton, Text } from '@chakra-ui/react'
import type { Lead } from '@manifest/contract/resolved.ts'
import { type ReactNode, useState } from 'react'
import { LuCopy, LuFileStack, LuListChecks, LuListX, LuScale, LuSheet, LuX } from 'react-icons/lu'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { nextList } from '@/routes/next-page.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import { maxCompared } from '@/state/comparison.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { useCopyRows } from '@/ui/data-table/selection-bar.tsx'
import { QuietButton } from '@/ui/quiet-button.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import type { FileKind } from '../../document/document.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow } from '../run/progress.ts'
import type { RowColumn } from './row-columns.ts'

type TickedBarProps = {
  target: BatchTarget
  rows: readonly BatchRow[]
  /** The columns that are copied. */
  columns: readonly RowColumn[]
  /** The number of ticked rows that the filter hides. */
  hiddenCount: number
  /** Absent if there is no page of comparisons. */
  onCompare: ((rows: readonly BatchRow[]) => void) | undefined
  onExport: (kind: FileKind) => void
  onReview: (isReviewed: boolean) => void
  onClear: () => void
}

const fileKinds: readonly FileKind[] = ['csv', 'xlsx']

/**
 * Shows what the user can do with the ticked rows. It stays in view below the table. On phones it takes the place of the
 * bar at the bottom of the screen, so that it covers no row.
 */
export function TickedBar(props: TickedBarProps) {
  const { target, rows, columns, hiddenCount, onCompare, onExport, onReview, onClear } = props
  const openDossie = useOpenDossie()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const copied = rows.map((row, index) => ({ row, index }))
  // The bar and the table have the same parent.
  const copy = useCopyRows(bar?.parentElement ?? null, copied, columns)
  const answered = rows.filter(({ outcome, line }) => outcome && target.findSubject(line.values))
  const isComparable = answered.length >= 2 && answered.length <= maxCompared
  const areReviewed = rows.every(({ isReviewed }) => isReviewed)
  const dossies = listTickedDossies(target, rows)
  return (
    <Flex
      ref={setBar}
      role="group"
      aria-label="Linhas escolhidas"
      css={tickedBarCss}
      align="center"
      gap="2"
      // On phones the actions scroll in one line, and most of the screen stays the table's.
      wrap={{ base: 'nowrap', md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      px="3"
      bg="bg.panel"
      borderColor="primary.muted"
      boxShadow="lg"
    >
      <Text role="status" fontWeight="600" fontVariantNumeric="tabular-nums" me="1" whiteSpace="nowrap">
        {formatCounted(rows.length, 'linha escolhida', 'linhas escolhidas')}
        {hiddenCount > 0 && (
          <Text as="span" color="fg.muted" fontWeight="400">
            {' '}
            ({formatCount(hiddenCount)} fora do filtro)
          </Text>
        )}
      </Text>
      {dossies.map((dossie) => (
        <Action key={dossie.id} icon={<LuFileStack />} onClick={() => openDossie(dossie)}>
          {dossies.length === 1 ? 'Montar dossiê' : `${dossie.title} (${formatCount(dossie.values.length)})`}
        </Action>
      ))}
      {onCompare && (
        <Action
          icon={<LuScale />}
          aria-disabled={!isComparable || undefined}
          title={isComparable ? undefined : `Compara de 2 a ${maxCompared} linhas já consultadas`}
          onClick={() => isComparable && onCompare(answered)}
        >
          Comparar
        </Action>
      )}
      <Action icon={<LuCopy />} aria-label="Copiar linhas escolhidas" onClick={copy}>
        Copiar
      </Action>
      {fileKinds.map((kind) => (
        <Action
          key={kind}
          icon={<LuSheet />}
          aria-label={`Exportar escolhidas em ${kind.toUpperCase()}`}
          onClick={() => onExport(kind)}
        >
          {kind.toUpperCase()}
        </Action>
      ))}
      <Action icon={areReviewed ? <LuListX /> : <LuListChecks />} onClick={() => onReview(!areReviewed)}>
        {areReviewed ? 'Desmarcar revisão' : 'Marcar revisado'}
      </Action>
      <IconButton
        aria-label="Desfazer a escolha"
        title="Desfazer a escolha"
        size="xs"
        minH={touchHeight}
        minW={touchHeight}
        variant="ghost"
        ms="auto"
        onClick={onClear}
      >
        <LuX />
      </IconButton>
    </Flex>
  )
}

const tickedBarCss = {
  position: { base: 'fixed', md: 'sticky' },
  bottom: { base: '0', md: '3' },
  insetInline: { base: '0', md: 'auto' },
  height: { base: 'bottomBar', md: 'auto' },
  zIndex: { base: 'sticky', md: 'docked' },
  mt: { md: '3' },
  py: { md: '2' },
  borderWidth: { base: '1px 0 0', md: '1px' },
  borderRadius: { md: 'control' },
} as const

const Action = ({ icon, children, ...props }: ButtonProps & { icon: ReactNode }) => (
  <QuietButton
    minH={touchHeight}
    flexShrink="0"
    css={{ '&[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' } }}
    {...props}
  >
    {icon} {children}
  </QuietButton>
)

/** Opens the dossiê of one subject, or hands several subjects to the dossiê's batch, which shows them before it asks. */
function useOpenDossie(): (dossie: TickedDossie) => void {
  const follow = useFollowLead()
  const navigate = useNavigateTo()
  const isDossie = true
  return ({ lead, values, batchPath }) => {
    const [only = '', ...others] = values
    if (others.length === 0) return follow(lead, only, undefined, isDossie)
    if (!batchPath) return
    nextList.give(batchPath, values.join('\n'))
    navigate(batchPath)
  }
}

/** A dossiê that ticked rows can have: one subject, or several in the dossiê's batch. */
type TickedDossie = {
  id: string
  title: string
  values: string[]
  /** Opens the dossiê of the only value. */
  lead: Lead<Path>
  /** A page that queries several values. */
  batchPath: Path | undefined
}

/** Returns the dossiês that take the subjects of rows. Rows may have subjects of different kinds. */
export function listTickedDossies(
  { findSubject, path }: Pick<BatchTarget, 'findSubject' | 'path'>,
  rows: readonly BatchRow[],
): TickedDossie[] {
  const found = new Map<string, TickedDossie>()
  for (const { line } of rows) {
    const subject = findSubject(line.values)
    if (!subject) continue
    for (const lead of visibleLeads(subject.kind).dossies) {
      const dossie = found.get(lead.id)
      if (dossie?.values.includes(subject.value)) continue
      if (dossie) dossie.values.push(subject.value)
      else {
        const batchPath = dossieList.find(({ dossie: name }) => name === lead.id)?.batch
        found.set(lead.id, { id: lead.id, title: lead.title, values: [subject.value], lead, batchPath })
      }
    }
  }
  return [...found.values()].filter(
    ({ values, batchPath }) => values.length === 1 || (batchPath !== undefined && batchPath !== path),
  )
}
