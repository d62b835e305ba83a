import './keep-report.ts'
import { Box } from '@chakra-ui/react'
import { sumPartCosts } from '@manifest/contract/credits.ts'
import { findSubjectValue } from '@manifest/contract/subject-field.ts'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatPartsCost } from '@/lib/format/credits.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { nextReport } from '@/routes/next-page.ts'
import { confirmCost } from '@/session/ask-first.ts'
import { type CreditsReturn, CreditsReturnContext } from '@/session/credits-link.tsx'
import { fillInKnown } from '@/session/known-values.ts'
import { useOpenReport } from '@/session/use-follow-lead.ts'
import { reveal } from '@/state/reveal.ts'
import { findTabDossie } from '@/state/session-reports.ts'
import { useRestoredDraft, useSaveDraft } from '@/state/use-form-draft.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { ConsultaForm } from '../form/form.tsx'
import { type FormShape, type FormValues, undefinedIfEmpty, unsentFormLoss } from '../form/form-values.ts'
import { lacksPurpose, purposeField } from '../form/purpose.ts'
import { AnswersFailure } from '../results/answers-failure.tsx'
import { readCarriedValues, usePublishSubject } from '../subject/current-subject.ts'
import { CollapsedDossieForm } from './collapsed-dossie-form.tsx'
import { DossieCost, PartsPreview, readDossieExample } from './dossie-preview.tsx'
import type { OpenDossie } from './open/open-dossie.ts'
import { dossieReport, useOpenDossie } from './open/use-open-dossie.ts'

type DossieProps = { loaded: LoadedDossie; historyKey: string }

/** Shows a dossiê: its form, which collapses into a line on submit, and its parts. */
export function Dossie({ loaded, historyKey }: DossieProps) {
  const { dossie } = loaded
  const {
    open,
    isReopened,
    start,
    openOrStart,
    clear,
    report,
    hasReportFailed,
    onReportLoaded,
    initialValues,
    autoFocusField,
  } = useOpenDossie(loaded, historyKey)
  const openReport = useOpenReport()
  const [isEditing, setEditing] = useState(false)
  const [isDocumentShown, setDocumentShown] = useState(reveal.isOn)
  const sample = useMemo(() => readDossieExample(loaded), [loaded])
  const form = useRef<HTMLDivElement>(null)
  const formHadFocus = useRef(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLElement>(null)
  const failureHadFocus = useRef(false)
  const isFormShown = !open || isEditing
  const draft = useRestoredDraft<FormValues>(dossie.path)
  // A dossiê costs more than a consulta, so the subject of the previous page is filled in and not queried.
  const [carried] = useState(() => {
    const values = readCarriedValues(dossie.fields)
    return values && fillInKnown(dossie.fields, values)
  })
  usePublishSubject(
    useMemo(
      () => open && { fields: dossie.fields, values: open.values, isSubmitted: true, origin: open.origin },
      [dossie, open],
    ),
  )
  const startValues =
    open?.values ?? (initialValues && fillInKnown(dossie.fields, initialValues)) ?? draft ?? carried ?? {}
  // Values from a lead were not typed, so they are not saved as a draft.
  const typedAtStart = open?.origin ? {} : startValues
  const typed = useRef(typedAtStart)
  const [typedValues, setTypedValues] = useState<FormValues>(startValues)
  // A draft was typed, and not sent.
  const sentOrGiven = startValues === draft ? {} : startValues
  const isUnsent = () =>
    isFormShown && Object.entries(typed.current).some(([name, value]) => value !== sentOrGiven[name])
  useSaveDraft(
    dossie.path,
    () => undefinedIfEmpty(isFormShown ? typed.current : typedAtStart),
    () => (isUnsent() ? unsentFormLoss : undefined),
  )

  useEffect(() => {
    if (isEditing) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isEditing])

  useLayoutEffect(() => {
    if (!isFormShown && formHadFocus.current) editButton.current?.focus({ preventScroll: true })
  }, [isFormShown])

  useLayoutEffect(() => {
    if (report && failureHadFocus.current) region.current?.focus({ preventScroll: true })
  }, [report])

  /** Hides the form. If the form has the focus, the line in its place takes it. */
  const collapseForm = () => {
    formHadFocus.current = form.current?.contains(document.activeElement) === true
    setEditing(false)
  }

  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {isFormShown ? (
        <Box
          ref={form}
          display="grid"
          gap="5"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }}
        >
          <Panel>
            <ConsultaForm
              definition={dossie}
              initialValues={startValues}
              sample={sample}
              submitLabel="Montar dossiê"
              cost={<DossieCost loaded={loaded} values={typedValues} />}
              isPending={false}
              autoFocusField={autoFocusField ?? (carried && findFieldToSubmit(dossie))}
              onSubmit={(values) => {
                collapseForm()
                const report = findTabDossie(
                  dossie.path,
                  findSubjectValue(dossie.fields, values)?.value ?? '',
                )
                if (report) openReport(report)
                else openOrStart(values)
              }}
              onEdit={(values) => {
                typed.current = values
                setTypedValues(values)
              }}
              onClear={() => {
                setEditing(false)
                clear()
              }}
              onCancel={open && collapseForm}
            />
          </Panel>
          {/* Above a started dossiê, the preview fits only beside the form. */}
          <Box hideBelow={open && 'xl'}>
            <PartsPreview parts={dossie.parts} />
          </Box>
        </Box>
      ) : (
        <CollapsedDossieForm
          loaded={loaded}
          open={open}
          isDocumentShown={isDocumentShown}
          editButton={editButton}
          onEdit={() => {
            typed.current = typedAtStart
            setEditing(true)
          }}
          onStartOther={isReopened ? () => start(open.values) : undefined}
          onRepeat={async () => {
            const cost = sumPartCosts(dossie.parts)
            if (await confirmCost('Montar de novo', cost?.total, cost && formatPartsCost(cost)))
              start(open.values, { isFresh: true })
          }}
        />
      )}
      {open && hasReportFailed && (
        <Panel>
          <AnswersFailure
            components={dossieReport}
            onLoaded={(hadFocus) => {
              failureHadFocus.current = hadFocus
              onReportLoaded()
            }}
          />
        </Panel>
      )}
      {open && report && (
        <CreditsReturnContext value={createReturn(open)}>
          <report.DossieReport
            key={open.number}
            ref={region}
            dossie={dossie}
            open={open}
            onDocumentShown={setDocumentShown}
          />
        </CreditsReturnContext>
      )}
    </Box>
  )
}

/** Returns the name of the field from which Enter sends a form that is filled in. */
const findFieldToSubmit = (dossie: FormShape) =>
  lacksPurpose(dossie) ? purposeField().name : dossie.fields[0]?.name

/** Leads back to this dossiê as it is, where failed parts can be asked again. */
const createReturn = ({ dossie: { title, path }, number }: OpenDossie): CreditsReturn => ({
  title,
  path,
  prepare: () => nextReport.give(path, { id: number }),
})
