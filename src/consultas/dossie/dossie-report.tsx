import { Box } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { type Ref, useSyncExternalStore } from 'react'
import type { Path } from '@/generated/paths.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { useRevealState } from '../results/answer-context.ts'
import { usePrintTitle } from '../results/print/use-print-title.ts'
import { DossieHead } from './dossie-head.tsx'
import type { OpenDossie } from './open-dossies.ts'
import { PartIndex } from './part-index.tsx'
import { PartSection } from './part-section.tsx'
import { Cover } from './report/cover.tsx'
import './report/report.css'

type DossieReportProps = {
  ref: Ref<HTMLElement>
  dossie: DossieDefinition<Path>
  open: OpenDossie
}

/** Shows a dossiê's progress and its parts as they arrive. In print it is a report with a cover. */
export function DossieReport({ ref, dossie, open }: DossieReportProps) {
  const { run } = open
  const progress = useSyncExternalStore(run.subscribe, run.getSnapshot)
  const reveal = useRevealState()
  const isPrinting = usePrinting()
  usePrintTitle(isPrinting, `${dossie.title} ${open.number}`)
  return (
    <Box ref={ref} as="section" aria-label="Dossiê" tabIndex={-1} outline="none" data-printed data-report>
      <PrintStyles />
      {isPrinting && <Cover dossie={dossie} open={open} progress={progress} isRevealed={reveal.isRevealed} />}
      <DossieHead dossie={dossie} open={open} progress={progress} reveal={reveal} />
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '260px minmax(0, 1fr)' }}
        _print={{ display: 'block' }}
      >
        <PartIndex parts={progress.parts} />
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" _print={{ display: 'block' }}>
          {progress.parts.map((part, index) => (
            <PartSection key={part.part.name} number={index + 1} progress={part} reveal={reveal} run={run} />
          ))}
        </Box>
      </Box>
    </Box>
  )
}
