import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type KeyboardEventHandler, type ReactNode, useRef } from 'react'
import {
  LuArrowDown,
  LuArrowUp,
  LuClock,
  LuScale,
  LuSearchX,
  LuSquareArrowOutUpRight,
  LuX,
} from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { subjectNouns } from '@/session/session-texts.ts'
import { singleKeys } from '@/state/use-key.ts'
import { ModalDialog } from '@/ui/dialog/titled-dialog.tsx'
import { EmptyState, ErrorState } from '@/ui/feedback/notice.tsx'
import { QuietButton } from '@/ui/quiet-button.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { isAnswered } from '../../outcome.ts'
import { RequestCode } from '../../results/request-code.tsx'
import type { BatchTarget } from '../batch-target.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow, RowMarks } from '../run/progress.ts'
import { CachedNote } from './cell.tsx'
import { OwnCells } from './own-columns.tsx'
import { listNumberText } from './row-columns.ts'
import { NoteField, ReviewButton } from './row-marks.tsx'
import type { LineSubjectActions } from './use-line-subject.ts'

type RowDialogProps = {
  live: LiveRun
  rows: readonly BatchRow[]
  /** The indexes of the rows in the order of the table. */
  order: readonly number[]
  /** The index of the open row. */
  index: number
  onMove: (index: number) => void
  subjectActions: LineSubjectActions
  onClose: () => void
}

/** Shows the outcome of a row, with buttons for the previous and the next row. */
export function RowDialog({ live, rows, order, index, onMove, subjectActions, onClose }: RowDialogProps) {
  const { target, given, run } = live
  const { openPage, compare } = subjectActions
  const orderIndex = useOrderIndex(order, index)
  const move = (step: number) => {
    const next = order[orderIndex + step]
    if (next !== undefined) onMove(next)
  }
  const row = rows[index]
  if (!row) return null
  const subject = target.findSubject(row.line.values)
  const marks = { row, onMark: (changed: RowMarks) => run.mark([index], changed) }
  return (
    <SideDialog
      title={row.line.typed}
      onClose={onClose}
      onKeyDown={createRowKeyHandler(move)}
      navigation={
        <Flex align="center" gap="2" wrap="wrap">
          <MoveButton label="Linha anterior" isDone={orderIndex <= 0} onClick={() => move(-1)} />
          <MoveButton label="Próxima linha" isDone={orderIndex >= order.length - 1} onClick={() => move(1)} />
          {subject && row.outcome && (
            <>
              {openPage && (
                <Button size="sm" minH={touchHeight} onClick={() => openPage(row)}>
                  <LuSquareArrowOutUpRight aria-hidden="true" /> Abrir {subjectNouns[subject.kind]}
                </Button>
              )}
              {compare && (
                <QuietButton size="sm" minH={touchHeight} onClick={() => compare(row)}>
                  <LuScale aria-hidden="true" /> Comparar
                </QuietButton>
              )}
            </>
          )}
          {row.outcome && <ReviewButton {...marks} />}
          <Text as="span" color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
            <span role="status">
              Linha {formatCount(orderIndex + 1)} de {formatCount(order.length)}
            </span>
            {listNumberText(row, orderIndex + 1)}
          </Text>
        </Flex>
      }
    >
      <OwnCells labels={given.ownColumns} row={row} />
      <NoteField key={`note ${index}`} {...marks} />
      <Text color="fg.muted" textStyle="small" mb={row.isCached ? '3' : undefined}>
        <CachedNote row={row} />
      </Text>
      {/* Each answer has its own reveal state. */}
      <RowOutcome key={index} target={target} row={row} />
    </SideDialog>
  )
}

/**
 * Returns the position of the open row in the table. If the filter drops the row, its last position stays.
 */
function useOrderIndex(order: readonly number[], index: number): number {
  const last = useRef(0)
  const found = order.indexOf(index)
  if (found !== -1) last.current = found
  return Math.min(last.current, order.length - 1)
}

type MoveButtonProps = { label: 'Linha anterior' | 'Próxima linha'; isDone: boolean; onClick: () => void }

/** The button stays enabled at the end of the list, so that it keeps the focus. */
const MoveButton = ({ label, isDone, onClick }: MoveButtonProps) => (
  <QuietButton
    size="sm"
    minH={touchHeight}
    aria-disabled={isDone || undefined}
    aria-keyshortcuts={label === 'Linha anterior' ? 'k ArrowUp' : 'j ArrowDown'}
    _disabled={{ opacity: 0.5 }}
    onClick={onClick}
  >
    {label === 'Linha anterior' ? <LuArrowUp aria-hidden="true" /> : <LuArrowDown aria-hidden="true" />}
    {label}
  </QuietButton>
)

function RowOutcome({ target: { Detail }, row: { outcome, line } }: { target: BatchTarget; row: BatchRow }) {
  if (!outcome)
    return (
      <EmptyState
        icon={<LuClock />}
        title="Ainda não consultada"
        detail="O resultado aparece aqui quando chegar."
      />
    )
  if (isAnswered(outcome)) return <Detail found={outcome} values={line.values} />
  if (outcome.status === 'not-found')
    return <EmptyState icon={<LuSearchX />} title="Nenhum registro encontrado" />
  return (
    <ErrorState
      title="Não foi possível consultar"
      detail={outcome.message}
      action={<RequestCode outcome={outcome} justify="center" />}
    />
  )
}

const stepByKey: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

const typingTargets = 'input, select, textarea, [contenteditable], [role^="menu"]'

/**
 * Moves between rows by keyboard: `j` and `k` anywhere, arrows only in the dialog's head, because elsewhere
 * they scroll.
 */
const createRowKeyHandler = (move: (step: number) => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  const step = stepByKey[key]
  if (step === undefined || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
  const isArrow = key.startsWith('Arrow')
  if (isArrow ? !target.closest('[data-row-keys]') : !singleKeys.isOn || target.closest(typingTargets)) return
  event.preventDefault()
  move(step)
}

type SideDialogProps = {
  title: string
  /** Buttons that change the content of the panel. */
  navigation: ReactNode
  onKeyDown: KeyboardEventHandler<HTMLElement>
  onClose: () => void
  children: ReactNode
}

/** A dialog at the right edge of the screen, or at the left edge in right-to-left layouts. */
const SideDialog = ({ title, navigation, onKeyDown, onClose, children }: SideDialogProps) => (
  <ModalDialog
    aria-label={title}
    edge="end"
    onDismiss={onClose}
    width={{ base: '100vw', md: '680px' }}
    maxWidth="100vw"
  >
    <Flex direction="column" minH="full" p={{ base: '5', md: '6' }} onKeyDown={onKeyDown}>
      <Box data-row-keys mb="5">
        <Flex justify="space-between" align="flex-start" gap="3" mb="3">
          <Heading as="h2" textStyle="h3" overflowWrap="anywhere" pt="1">
            {title}
          </Heading>
          <IconButton aria-label="Fechar" variant="ghost" size="sm" onClick={onClose}>
            <LuX />
          </IconButton>
        </Flex>
        {navigation}
      </Box>
      {children}
    </Flex>
  </ModalDialog>
)
