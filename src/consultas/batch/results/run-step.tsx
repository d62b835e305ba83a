import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { FilterBar as TextFilter } from '@/ui/data-table/filter-bar.tsx'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { SavingProgress } from '../../exporting/saving-progress.tsx'
import { useSaving } from '../../exporting/use-saving.ts'
import { DemoBadge } from '../../results/index.ts'
import { findPrecedingRun, type LiveRun, useProgress } from '../live/live-runs.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ResultsTable } from './results-table.tsx'
import { RowDialog } from './row-dialog.tsx'
import { RunActions } from './run-actions.tsx'
import { RunProgress } from './run-progress.tsx'
import type { RunFileKind } from './save-run.ts'
import { useArrangement } from './use-arrangement.ts'
import { useColumns } from './use-columns.ts'
import { useLineSubject } from './use-line-subject.ts'

/** On phones, buttons are large enough for touch. */
const touchCss = { '& button': { minH: { base: '11', md: '0' } } } as const

type RunStepProps = { live: LiveRun; onNew: () => void }

/** Shows a run's progress and its results so far. */
export function RunStep({ live, onNew }: RunStepProps) {
  const { target, run, watch } = live
  const progress = useProgress(run)
  const { rows } = progress
  const { columns, menu } = useColumns(live)
  const arrangement = useArrangement(rows, columns)
  const { order, filter, setFilter, query, setQuery } = arrangement
  const [openedIndex, setOpenedIndex] = useState<number>()
  const { saving, save } = useSaving()
  const lineSubject = useLineSubject(live)
  useEffect(watch, [watch])

  const exportAs = async (kind: RunFileKind, withSensitive: boolean) => {
    const shown = order.flatMap((index) => rows[index] ?? [])
    const isSaved = await save(async (options) => {
      const { saveRun } = await import('./save-run.ts')
      await saveRun(kind, live, shown, { ...options, withSensitive })
    })
    if (isSaved) run.markExported(shown)
  }

  const saveForLater = async () => {
    const isSaved = await save(async (options) => {
      const { saveForLater: write } = await import('../saved/save-for-later.ts')
      await write(live, rows, options)
    })
    if (isSaved) run.markExported(rows)
  }

  return (
    <Flex direction="column" gap="5">
      <Panel title="Andamento" css={touchCss} actions={target.speed.isDemo && <DemoBadge />}>
        <RunProgress progress={progress} precedingTitle={findPrecedingRun(live)?.target.title} />
        <RunActions
          live={live}
          progress={progress}
          onSaveForLater={() => void saveForLater()}
          onNew={onNew}
        />
        {saving && <SavingProgress saving={saving} noun="linhas" />}
      </Panel>
      <Panel title="Resultados" css={touchCss}>
        <FilterBar counts={progress.counts} filter={filter} onChange={setFilter} />
        <Flex align="center" gap="3" wrap="wrap" mt="3" mb="4">
          <TextFilter
            label="Filtrar"
            query={query}
            onChange={setQuery}
            found={order.length}
            total={rows.length}
          />
          <ColumnMenu {...menu} />
          <Box ms={{ xl: 'auto' }}>
            <ExportButtons
              hasSensitive={target.hasSensitive}
              onSave={(kind, withSensitive) => void exportAs(kind, withSensitive)}
            />
          </Box>
        </Flex>
        <Box>
          <ResultsTable
            target={target}
            rows={rows}
            columns={columns}
            arrangement={arrangement}
            onOpen={setOpenedIndex}
            onOpenSubject={lineSubject.openPage}
          />
        </Box>
      </Panel>
      <Presence>
        {openedIndex !== undefined && (
          <RowDialog
            target={target}
            rows={rows}
            order={order}
            index={openedIndex}
            onMove={setOpenedIndex}
            onOpenSubject={lineSubject.openPage}
            onCompare={lineSubject.compare}
            onClose={() => setOpenedIndex(undefined)}
          />
        )}
      </Presence>
    </Flex>
  )
}
