import { Button, Flex, Text } from '@chakra-ui/react'
import { sumPartCosts } from '@manifest/contract/credits.ts'
import type { DossieDefinition } from '@manifest/contract/resolved.ts'
import type { ReactNode } from 'react'
import { LuRotateCw } from 'react-icons/lu'
import type { Path } from '@/generated/paths.ts'
import { formatPartsCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { CreditsLink } from '@/session/credits-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { SavingProgress } from '../../exporting/saving-progress.tsx'
import { useSaving } from '../../exporting/use-saving.ts'
import { isCreditFailure } from '../../outcome.ts'
import type { Section } from '../../subject-page/section.ts'
import type { SectionsReveal } from '../../subject-page/section-reveal.ts'
import { SubjectHead } from '../../subject-page/subject-head.tsx'
import type { SectionFolding } from '../../subject-page/use-section-folding.ts'
import type { DossieProgress } from '../engine/dossie-progress.ts'
import type { DossieFileKind } from '../export/save-dossie.ts'
import type { OpenDossie } from '../open/open-dossie.ts'
import { donePartsText } from '../state-text.ts'
import type { DossieSubject } from '../subject.ts'
import { AddDossieButton } from './add-dossie.tsx'
import { DossieActions } from './dossie-actions.tsx'
import { DossieProgressBar } from './progress-bar.tsx'

type DossieHeadProps = {
  dossie: DossieDefinition<Path>
  open: OpenDossie
  progress: DossieProgress
  sections: readonly Section[]
  subject: DossieSubject
  reveal: SectionsReveal
  onGo: SectionFolding['show']
  /** The button that opens the list of parts on narrow screens. */
  railButton: ReactNode
}

const clock = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Shows the subject and the progress of a dossiê, and the actions on the whole of it. */
export function DossieHead({ dossie, open, progress, sections, subject, ...props }: DossieHeadProps) {
  const { reveal, onGo, railButton } = props
  const { saving, save } = useSaving()
  const failed = progress.parts.filter(({ state }) => state === 'failed')
  const failedCost = sumPartCosts(failed.map(({ part }) => part))

  const saveAs = (kind: DossieFileKind) =>
    void save(async (options) => {
      const { saveDossie } = await import('../export/save-dossie.ts')
      // Also the answers that the page does not show yet.
      const saved = { dossie, open, progress: open.run.getSnapshot(), isRevealed: reveal.isRevealed }
      await saveDossie(kind, saved, options)
      open.conclusion.markKept()
    })

  return (
    <SubjectHead
      sections={sections}
      subject={subject.value}
      name={subject.name}
      heading="h2"
      reveal={reveal}
      hasFindings={false}
      onGo={onGo}
      progress={
        <>
          <Text fontVariantNumeric="tabular-nums" whiteSpace="nowrap" hideBelow="lg">
            <Text as="span" fontWeight="650">
              {donePartsText(progress)}
            </Text>{' '}
            <Text as="span" color="fg.muted">
              partes
            </Text>
          </Text>
          {railButton}
        </>
      }
      actions={<DossieActions onSave={saveAs} />}
    >
      <Flex align="center" columnGap="6" rowGap="3" wrap="wrap" mt="4">
        <DossieProgressBar progress={progress} />
        {failed.length > 0 && progress.status !== 'stopped' && (
          <Button
            size="sm"
            minH={touchHeight}
            variant="outline"
            colorPalette="danger"
            onClick={() => open.run.retryFailed()}
          >
            <LuRotateCw aria-hidden="true" /> Repetir {formatCounted(failed.length, 'falha', 'falhas')}
            {failedCost && ` · ${formatPartsCost(failedCost)}`}
          </Button>
        )}
        {progress.parts.some(({ answer }) => isCreditFailure(answer?.outcome)) && <CreditsLink size="sm" />}
        {progress.status === 'done' && <AddDossieButton number={open.number} />}
      </Flex>
      {saving && <SavingProgress saving={saving} />}
      <Text color="fg.subtle" textStyle="small" mt="3" fontVariantNumeric="tabular-nums">
        Relatório {open.number} · {clock.format(progress.startedAt)}
      </Text>
    </SubjectHead>
  )
}
