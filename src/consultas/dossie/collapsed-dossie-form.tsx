import { Spinner, Text } from '@chakra-ui/react'
import { type Ref, useSyncExternalStore } from 'react'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { CollapsedForm } from '../subject/collapsed-form.tsx'
import { addPurposeField, listLabeledValues } from '../subject/labeled-values.ts'
import type { DossieProgress } from './engine/dossie-progress.ts'
import type { OpenDossie } from './open/open-dossie.ts'

type CollapsedDossieFormProps = {
  loaded: LoadedDossie
  open: OpenDossie
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
  /** Queries all sources again. */
  onRepeat: () => void
}

/** Shows a dossiê's values in place of its form. */
export function CollapsedDossieForm({
  loaded: { dossie },
  open: { values, purpose, run },
  ...actions
}: CollapsedDossieFormProps) {
  const progress = useSyncExternalStore(run.subscribe, run.getSnapshot)
  const shownForm = addPurposeField({ fields: dossie.fields, values }, purpose)
  return (
    <CollapsedForm
      subject={listLabeledValues(shownForm.fields, shownForm.values)}
      status={<DossieRunStatus progress={progress} />}
      repeatLabel="Montar de novo"
      isPending={progress.status === 'running'}
      {...actions}
    />
  )
}

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

/** Shows if a dossiê is running, or when it ran. */
function DossieRunStatus({ progress: { status, startedAt } }: { progress: DossieProgress }) {
  if (status === 'running')
    return (
      <>
        <Spinner size="xs" aria-hidden="true" /> Montando…
      </>
    )
  return (
    <Text as="span">
      {status === 'done' ? 'Montado' : 'Interrompido'} às {clock.format(startedAt)} ·{' '}
      <RelativeTime at={startedAt} />
    </Text>
  )
}
