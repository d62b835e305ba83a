import { Box, Grid } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { findShownEntry } from '@/state/session.ts'
import { useSaveDraft } from '@/state/use-draft.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { exampleValues } from '../form/example-values.ts'
import { findLeadingResult } from '../form/find-leading-result.ts'
import { ConsultaForm } from '../form/form.tsx'
import { type FormValues, hasSameValues, undefinedIfEmpty } from '../form/form-values.ts'
import { lacksPurpose } from '../form/purpose.ts'
import { resultComponents } from '../results/load-result-components.ts'
import { Preview } from '../results/preview/preview.tsx'
import { ResultPanel } from '../results/result-panel.tsx'
import { isDemoConsulta } from '../sources/mode.ts'
import { fallbackSources, sourcesText } from '../sources/sources-text.ts'
import { CollapsedForm } from '../subject/collapsed-form.tsx'
import { usePublishSubject } from '../subject/current-subject.ts'
import {
  addPurposeField,
  formatChoices,
  formatSubject,
  listLabeledValues,
} from '../subject/labeled-values.ts'
import { findFieldToFocus } from './field-to-focus.ts'
import { readInitialLookup } from './initial-lookup.ts'
import { LookupStatus } from './lookup-status.tsx'
import { useFormCollapse } from './use-form-collapse.ts'
import { useLookup } from './use-lookup.ts'
import { useOpenBatch } from './use-open-batch.ts'
import { useScrollToResult } from './use-scroll-to-result.ts'
import { useTypedValues } from './use-typed-values.ts'

type ConsultaProps = { definition: ConsultaDefinition<Path>; family: ConsultaFamily<Path> }

/** How a visit to a consulta begins, and which of its fields takes the focus then. */
function useInitialLookup(definition: ConsultaDefinition<Path>) {
  const { key } = useLocation()
  const isBackOrForth = useNavigationType() === 'POP'
  // On the way back or forth, or after the screen was locked.
  const isRestored = () => isBackOrForth || findShownEntry(key) !== undefined
  const [initialLookup] = useState(() => readInitialLookup(definition, isRestored() ? key : undefined))
  const [autoFocusField] = useState(() => findFieldToFocus(definition, initialLookup))
  return { initialLookup, autoFocusField }
}

/**
 * One visit to a consulta: its form, and its result, beside the form on extra-large screens and below it on others. Once
 * there is an answer, the form is a line above it.
 */
export function Consulta({ definition, family }: ConsultaProps) {
  const { fields, result } = definition
  const { initialLookup, autoFocusField } = useInitialLookup(definition)
  const {
    lookup,
    queryValues,
    entry,
    from,
    purpose,
    isCached = false,
    start,
    clear,
    repeat,
  } = useLookup(definition, initialLookup)
  const { formMount, typed, setTyped, fillIn } = useTypedValues(initialLookup.values)
  const region = useRef<HTMLElement>(null)
  const openBatch = useOpenBatch(definition)
  const isSubmitted = lookup.status !== 'idle'
  const hasOutcome = isSubmitted && lookup.status !== 'pending'
  const isEdited = isSubmitted && !hasSameValues(fields, typed, queryValues)
  const isInitiallyCollapsed = initialLookup.kind === 'shown' || initialLookup.kind === 'asking'
  const { isCollapsed, form, editButton, collapse, expand, onQuery } = useFormCollapse({
    lookup,
    isEdited,
    isInitiallyCollapsed,
  })
  usePublishSubject({
    fields,
    values: typed,
    isSubmitted: isSubmitted && !isEdited,
    from: isEdited ? undefined : from,
  })
  // What an answer led to was not typed: it goes with the answer.
  useSaveDraft(definition.path, () => (from && !isEdited ? undefined : undefinedIfEmpty(typed)))
  useScrollToResult(region, lookup, isCollapsed)
  useEffect(() => afterPageShown(resultComponents.preload), [])

  const submitQuery = (values: FormValues) => {
    onQuery()
    setTyped(values)
    void start(values, findLeadingResult(initialLookup, values))
  }
  const repeatQuery = (source?: string) => {
    if (lacksPurpose(definition)) return expand()
    onQuery()
    if (isEdited) fillIn(queryValues)
    void repeat(source)
  }
  const cancelEdit = () => {
    if (isEdited) fillIn(queryValues)
    collapse()
  }

  const shownForm = addPurposeField({ fields, values: queryValues }, purpose)
  // A control for pictures cannot be filled in.
  const canUndo = fields.every(({ kind }) => kind !== 'image')
  const canCollapse = hasOutcome && lookup.status !== 'failed' && (canUndo || !isEdited)
  return (
    <Grid
      gap="5"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: isCollapsed ? undefined : '340px minmax(0, 1fr)' }}
      alignItems="start"
    >
      {isCollapsed && (
        <CollapsedForm
          subject={listLabeledValues(shownForm.fields, shownForm.values)}
          status={<LookupStatus lookup={lookup} isCached={isCached} />}
          editButton={editButton}
          onEdit={expand}
          repeatLabel="Consultar de novo"
          onRepeat={lookup.status === 'failed' ? undefined : () => repeatQuery()}
          isPending={lookup.status === 'pending'}
        />
      )}
      <Box ref={form} hidden={isCollapsed} position={{ xl: 'sticky' }} top={{ xl: '84px' }} minW="0">
        <Panel>
          <ConsultaForm
            key={formMount.number}
            definition={definition}
            initialValues={formMount.values}
            sample={isDemoConsulta(definition) ? exampleValues(definition) : undefined}
            isPending={lookup.status === 'pending'}
            autoFocusField={autoFocusField}
            onBatch={openBatch}
            onSubmit={submitQuery}
            onEdit={setTyped}
            onClear={clear}
            onCancel={canCollapse ? cancelEdit : undefined}
          />
        </Panel>
      </Box>
      <ResultPanel
        ref={region}
        definition={definition}
        family={family}
        lookup={lookup}
        entryId={entry?.id}
        subject={formatSubject(fields, queryValues)}
        choices={formatChoices(shownForm.fields, shownForm.values)}
        isStale={hasOutcome && isEdited}
        preview={<Preview blocks={result} source={sourcesText(definition)} family={family} />}
        others={fallbackSources(definition)}
        onRepeat={repeatQuery}
        onCorrect={expand}
        onUpdate={() => form.current?.querySelector('form')?.requestSubmit()}
        onUndo={
          canUndo
            ? () => {
                fillIn(queryValues)
                region.current?.focus({ preventScroll: true })
              }
            : undefined
        }
      />
    </Grid>
  )
}
