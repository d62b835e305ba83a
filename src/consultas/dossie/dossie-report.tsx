import { Box } from '@chakra-ui/react'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import { type Ref, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Path } from '@/generated/paths.ts'
import { usePrinting } from '@/lib/use-printing.ts'
import { PrintStyles } from '@/ui/page/print-styles.tsx'
import { useRevealState } from '../results/answer-context.ts'
import { usePrintTitle } from '../results/print/use-print-title.ts'
import { useRepeats } from '../subject-page/repeats/use-repeats.ts'
import { SectionView } from '../subject-page/section-view.tsx'
import { useSectionFolding } from '../subject-page/use-section-folding.ts'
import { findWeights } from '../subject-page/weights/weights.ts'
import { WeightsPanel } from '../subject-page/weights/weights-panel.tsx'
import { DossieHead } from './dossie-head.tsx'
import { toSection } from './engine/to-section.ts'
import type { OpenDossie } from './open-dossies.ts'
import { PartIndex } from './part-index.tsx'
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
  const folding = useSectionFolding()
  const sections = useMemo(() => progress.parts.map(toSection), [progress.parts])
  const repeats = useRepeats(sections)
  const weights = useMemo(() => findWeights(sections, reveal.isRevealed), [sections, reveal])
  const retry = useCallback((name: string) => run.retry(name), [run])
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
        <PartIndex parts={progress.parts} onShow={folding.show} />
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" _print={{ display: 'block' }}>
          <WeightsPanel weights={weights} emptyText="Nenhum achado até agora." onShow={folding.show} />
          {sections.map((section, index) => (
            <SectionView
              key={section.key}
              section={section}
              number={index + 1}
              reveal={reveal}
              repeats={repeats.get(section.key)}
              isOpen={folding.isOpen(section)}
              setOpen={folding.setOpen}
              onShow={folding.show}
              onAsk={retry}
            />
          ))}
        </Box>
      </Box>
    </Box>
  )
}
