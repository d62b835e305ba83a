import { Box, Flex, Text } from '@chakra-ui/react'
import { useEffect, useMemo, useState } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { FilterBar } from '@/ui/data-table/filter-bar.tsx'
import { TableNotes } from '@/ui/data-table/table-notes.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { AfterPaint } from '@/ui/page/after-paint.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { FileKind } from '../../document/document.ts'
import { useSaving } from '../../document/saving.tsx'
import { DemoBadge } from '../../results/demo-badge.tsx'
import { findPrecedingRun, type LiveRun, useProgress } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import { findNameProblem } from '../views/saved-views.ts'
import { useView, ViewsMenu } from '../views/views-menu.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBars } from './filter-bar.tsx'
import { PrintedBatch } from './printed-batch.tsx'
import { ResultsTable } from './results-table.tsx'
import { RowDialog } from './row-dialog.tsx'
import { RunActions } from './run-actions.tsx'
import { RunProgress } from './run-progress.tsx'
import { ArrangeSelects, TableTools } from './table-tools.tsx'
import { TickedBar } from './ticked-bar.tsx'
import { createTotalsReader, TotalsBar } from './totals.tsx'
import { useArrangement, useTicks } from './use-arrangement.ts'
import { useColumns } from './use-columns.ts'
import { useLineSubject } from './use-line-subject.ts'

/** On phones, buttons are large enough for touch. */
const touchCss = { '& button': { minH: { base: '11', md: '0' } } } as const

/** Most of the screen belongs to the rows. */
const panelProps = { css: touchCss, px: { base: '4', md: '6' }, py: '4' } as const

type RunStepProps = { live: LiveRun; onNew: () => void }

/** Says where the lines are that were not queried. */
const InvalidNote = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <Text color="fg.muted" textStyle="small" mt="2">
      {formatCounted(count, 'linha inválida não foi consultada', 'linhas inválidas não foram consultadas')}.
      Na exportação de todas as linhas, {count === 1 ? 'ela vai' : 'elas vão'} com o motivo.
    </Text>
  )

/** Shows a run's progress and its results so far. */
export function RunStep({ live, onNew }: RunStepProps) {
  const { target, run, watch } = live
  const progress = useProgress(run)
  const { rows } = progress
  const reviewedCount = rows.filter(({ isReviewed }) => isReviewed).length
  const { columns, sheet, kept, menu, ...columnChanges } = useColumns(live, rows)
  const readGravest = sheet?.readGravest
  const arrangement = useArrangement(live, rows, columns, readGravest)
  const { query, setQuery, isFiltered } = arrangement
  const { order } = arrangement.arranged
  const ticks = useTicks(live, order)
  const [openedIndex, setOpenedIndex] = useState<number>()
  const [withSensitive, setWithSensitive] = useState(false)
  const { save, saveAs, progress: savingProgress } = useSaving('linhas')
  const lineSubject = useLineSubject(live)
  const view = useView(live, kept, arrangement)
  const readTotals = useMemo(() => createTotalsReader(sheet?.columns ?? []), [sheet])
  const listRows = (indexes: Iterable<number>) => [...indexes].flatMap((index) => rows[index] ?? [])
  const shown = listRows(order)
  const totals = readTotals(shown)
  const isPhone = useMediaQuery('(max-width: 767px)')
  const totalsBar = <TotalsBar totals={totals} isFiltered={isFiltered} />
  const ticked = listRows([...ticks.selected].sort((one, other) => one - other))
  useEffect(watch, [watch])

  const exportAs = async (kind: FileKind, exported: readonly BatchRow[]) => {
    const isSaved = await saveAs(kind, async () => {
      const [{ buildBatchDocument }, answerSheet] = await Promise.all([
        import('./batch-document.ts'),
        target.loadSheet(),
      ])
      const isListOrder = arrangement.sorting.length === 0
      // The invalid lines belong to the whole list only.
      const invalid = exported === shown && !isFiltered ? live.given.invalid : []
      const list = { rows: exported, invalid, isListOrder }
      return buildBatchDocument(live, answerSheet, list, withSensitive)
    })
    if (isSaved) run.markExported(exported)
  }

  const saveForLater = async () => {
    const isSaved = await save(async (options) => {
      const { saveForLater: write } = await import('../saved/save-for-later.ts')
      await write(live, rows, options)
    })
    if (isSaved) run.markExported(rows)
  }

  return (
    <Flex direction="column" gap="4">
      <Panel aria-label="Andamento" as="section" {...panelProps}>
        <Flex columnGap="6" rowGap="3" align="center" wrap="wrap">
          <Box flex="1 1 20rem">
            <RunProgress progress={progress} precedingTitle={findPrecedingRun(live)?.target.title} />
          </Box>
          {target.speed.isDemo && <DemoBadge />}
          <RunActions
            live={live}
            progress={progress}
            onSaveForLater={() => void saveForLater()}
            onNew={onNew}
          />
        </Flex>
        {savingProgress}
      </Panel>
      <Panel aria-label="Resultados" as="section" {...panelProps}>
        <Flex columnGap="6" rowGap="2" wrap="wrap" align="center">
          <FilterBars
            progress={progress}
            reviewedCount={reviewedCount}
            readGravest={readGravest}
            filters={arrangement.filters}
            onChange={arrangement.filterBy}
          />
          {!isPhone && totalsBar}
        </Flex>
        <Flex align="center" gap="2" wrap={{ base: 'nowrap', md: 'wrap' }} my="3">
          <FilterBar
            label="Filtrar"
            query={query}
            onChange={setQuery}
            found={order.length}
            total={rows.length}
            width="200px"
          />
          <TableTools isPhone={isPhone}>
            {isPhone && totalsBar}
            {isPhone && <ArrangeSelects columns={columns} rows={rows} arrangement={arrangement} />}
            <ViewsMenu
              targetId={target.id}
              current={view.current}
              onApply={view.apply}
              findProblem={(name) => findNameProblem(name, target, rows)}
            />
            <ColumnsPanel {...menu} />
            <Box ms={{ xl: 'auto' }}>
              <ExportButtons
                hasSensitive={target.hasSensitive}
                withSensitive={withSensitive}
                onSensitiveChange={setWithSensitive}
                onSave={(kind) => void exportAs(kind, shown)}
              />
            </Box>
          </TableTools>
        </Flex>
        <TableNotes
          columns={columns}
          setup={{ hidden: [], ...arrangement.setup }}
          onChange={arrangement.change}
        />
        <AfterPaint>
          <ResultsTable
            target={target}
            columns={columns}
            arrangement={arrangement}
            selection={ticks}
            columnChanges={columnChanges}
            onOpen={setOpenedIndex}
            onOpenSubject={lineSubject.openPage}
          />
        </AfterPaint>
        <InvalidNote count={live.given.invalid.length} />
        {ticked.length > 0 && (
          <TickedBar
            target={target}
            rows={ticked}
            columns={columns}
            hiddenCount={ticked.length - order.filter((index) => ticks.selected.has(index)).length}
            onCompare={lineSubject.compareAll}
            onExport={(kind) => void exportAs(kind, ticked)}
            onReview={(isReviewed) => run.mark([...ticks.selected], { isReviewed })}
            onClear={ticks.clear}
          />
        )}
      </Panel>
      <PrintedBatch live={live} progress={progress} rows={shown} columns={columns} totals={totals} />
      <Presence>
        {openedIndex !== undefined && (
          <RowDialog
            live={live}
            rows={rows}
            order={order}
            index={openedIndex}
            onMove={setOpenedIndex}
            subjectActions={lineSubject}
            onClose={() => setOpenedIndex(undefined)}
          />
        )}
      </Presence>
    </Flex>
  )
}
