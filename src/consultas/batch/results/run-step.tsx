import { Box, Flex } from '@chakra-ui/react'
import { useEffect, useMemo, useState } from 'react'
import { Panel } from '@/ui/page/panel.tsx'
import { DemoBadge } from '../../results/index.ts'
import type { LiveRun } from '../live/live-run.ts'
import { useProgress } from '../live/use-live-run.ts'
import type { Row } from '../run/progress.ts'
import { speedOf } from '../speed.ts'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ResultsTable } from './results-table.tsx'
import { RowDialog } from './row-dialog.tsx'
import { filtered, type RowFilter } from './row-filter.ts'
import { RunActions } from './run-actions.tsx'
import { RunProgress } from './run-progress.tsx'

/** On a phone buttons are as high as a finger is wide. */
const touchCss = { '& button': { minH: { base: '11', md: '0' } } } as const

type RunStepProps = { live: LiveRun; onNew: () => void }

/** A run's progress and its results so far. */
export function RunStep({ live, onNew }: RunStepProps) {
  const { definition, run, watch } = live
  const progress = useProgress(run)
  const [filter, setFilter] = useState<RowFilter>('all')
  const [opened, setOpened] = useState<Row>()
  const rows = useMemo(() => filtered(progress.rows, filter), [progress.rows, filter])
  useEffect(watch, [watch])

  return (
    <Flex direction="column" gap="5">
      <Panel title="Andamento" css={touchCss} actions={speedOf(definition).isDemo && <DemoBadge />}>
        <RunProgress progress={progress} />
        <RunActions live={live} progress={progress} onNew={onNew} />
      </Panel>
      <Panel title="Resultados" css={touchCss}>
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <FilterBar counts={progress.counts} filter={filter} onChange={setFilter} />
          <ExportButtons
            definition={definition}
            rows={rows}
            onSaved={(saved) => {
              // A filtered export is only a part of what would be lost.
              if (filter === 'all') run.markExported(saved)
            }}
          />
        </Flex>
        <Box mt="4">
          <ResultsTable definition={definition} rows={rows} onOpen={setOpened} />
        </Box>
      </Panel>
      {opened && <RowDialog definition={definition} row={opened} onClose={() => setOpened(undefined)} />}
    </Flex>
  )
}
