import type { Lead } from '@manifest/contract/resolved.ts'
import { AddToCaseButton } from '@/cases/add-to-case.tsx'
import type { Path } from '@/generated/paths.ts'
import { useDossieCosts } from '@/session/dossie-costs.ts'
import { useFollowLead } from '@/session/use-follow-lead.ts'
import type { Subject } from '@/state/subjects.ts'
import type { MenuAction } from '@/ui/navigation/action-menu.tsx'
import { SubjectActions } from './subject-actions.tsx'
import { useCompared } from './use-compared.ts'

type PageActionsProps = {
  subject: Subject
  /** The dossiês that take the subject's value. */
  dossies: readonly Lead<Path>[]
  exports: readonly MenuAction[]
}

/** The actions of a subject's page. */
export function PageActions({ subject, dossies, exports }: PageActionsProps) {
  const follow = useFollowLead()
  const compared = useCompared(subject.id)
  const describeCost = useDossieCosts()
  const isDossie = true
  return (
    <SubjectActions
      dossies={dossies.map((dossie) => ({
        id: dossie.id,
        label: dossie.title,
        note: describeCost(dossie, subject.value),
        onSelect: () => follow(dossie, subject.value, undefined, isDossie),
      }))}
      compared={compared}
      caseButton={<AddToCaseButton subjectId={subject.id} size="xs" />}
      exports={exports}
    />
  )
}
