import { Button, Spinner, Text } from '@chakra-ui/react'
import { type Ref, useSyncExternalStore } from 'react'
import { LuFilePlus, LuLayers } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { clockFormat } from '@/lib/format/dates.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { CollapsedForm, lineButtonProps } from '../subject/collapsed-form.tsx'
import { addPurposeField, listLabeledValues } from '../subject/labeled-values.ts'
import type { DossieProgress } from './engine/dossie-progress.ts'
import type { OpenDossie } from './open/open-dossie.ts'

type CollapsedDossieFormProps = {
  loaded: LoadedDossie
  open: OpenDossie
  /** The report shows the document, so the line does too. */
  isDocumentShown: boolean
  editButton: Ref<HTMLButtonElement>
  onEdit: () => void
  /** Starts another report, with the session's answers and an empty conclusion. Present if the session had this one. */
  onStartOther: (() => void) | undefined
  /** Queries all sources again. */
  onRepeat: () => void
}

/** Shows a dossiê's values in place of its form. */
export function CollapsedDossieForm({
  loaded: { dossie },
  open: { number, values, purpose, run },
  isDocumentShown,
  onStartOther,
  ...actions
}: CollapsedDossieFormProps) {
  const progress = useSyncExternalStore(run.subscribe, run.getSnapshot)
  const { items } = useSnapshot(sessionReports)
  const subjectId = items.find(({ id }) => id === number)?.subjectId
  const subjectPath = subjectId && findSubjectPath(subjectId)
  const shownForm = addPurposeField({ fields: dossie.fields, values }, purpose)
  return (
    <CollapsedForm
      subject={listLabeledValues(shownForm.fields, shownForm.values).map(
        ({ label, text, hidden = text }) => ({
          label,
          text: isDocumentShown ? text : hidden,
        }),
      )}
      status={<DossieRunStatus progress={progress} />}
      repeatLabel="Montar de novo"
      isPending={progress.status === 'running'}
      action={
        <>
          {subjectPath && (
            <ButtonLink to={subjectPath} {...lineButtonProps} colorPalette="primary">
              <LuLayers aria-hidden="true" /> <span>Abrir assunto</span>
            </ButtonLink>
          )}
          {onStartOther && (
            <Button
              {...lineButtonProps}
              title="Outro relatório, com as mesmas respostas e sem conclusão"
              onClick={onStartOther}
            >
              <LuFilePlus aria-hidden="true" /> <span>Montar outro</span>
            </Button>
          )}
        </>
      }
      {...actions}
    />
  )
}

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
      {status === 'done' ? 'Montado' : 'Interrompido'} às {clockFormat.format(startedAt)} ·{' '}
      <RelativeTime at={startedAt} />
    </Text>
  )
}
