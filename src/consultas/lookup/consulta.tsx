import { Box, Grid } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { describeCost } from '@/lib/format/credits.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import { nextList } from '@/routes/next-page.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { CreditsReturnContext } from '@/session/credits-link.tsx'
import { showFields, useFollowedHidden } from '@/session/use-followed-hidden.ts'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { drafts } from '@/state/drafts.ts'
import { session } from '@/state/session.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { formatByKind } from '../../formats/format-by-kind.ts'
import { exampleValues } from '../form/example-values.ts'
import { ConsultaForm } from '../form/form.tsx'
import { type FormValues, validateForm } from '../form/form-values.ts'
import type { PastedList } from '../form/pasted-list.tsx'
import { findReusableOutcome } from '../query/known-answers.ts'
import { findQueriedValue } from '../query/shared-query.ts'
import { Preview } from '../results/preview/preview.tsx'
import { ResultPanel } from '../results/result-panel.tsx'
import { describeSources, isDemoConsulta, listFallbackSources } from '../sources/mode.ts'
import type { FilledForm } from '../subject/current-subject.ts'
import { addPurposeField, formatSubject, listLabeledValues } from '../subject/labeled-values.ts'
import { CollapsedConsulta } from './collapsed-consulta.tsx'
import { canCancel, canRefill, isStale } from './consulta-state.ts'
import { LoadedHead } from './loaded-head.tsx'
import { type ConsultaVisit, useConsulta } from './use-consulta.ts'

type ConsultaProps = {
  definition: ConsultaDefinition<Path>
  family: ConsultaFamily<Path>
  /** Called before the paint when the form collapses or opens, and at first. */
  onCollapsedChange?: (isCollapsed: boolean) => void
}

/**
 * One visit to a consulta: its form and its result. The result is beside the form on `xl` screens and below it on others.
 * After an answer the form collapses to one line above the result. A page with `open: load` has no form.
 */
export function Consulta({ definition, family, onCollapsedChange }: ConsultaProps) {
  const visit = useConsulta(definition)
  const { query } = visit.state
  const hasForm = definition.open === undefined
  const isCollapsed = !hasForm || visit.state.isCollapsed
  useLayoutEffect(() => onCollapsedChange?.(isCollapsed), [isCollapsed])
  const queriedForm = addPurposeField(
    { fields: definition.fields, values: query?.values ?? {} },
    query?.purpose,
  )
  const { title, path } = definition
  const back = { title, path, prepare: () => query && drafts.give(path, { values: query.values }) }
  return (
    <Grid
      gap={isCollapsed ? '0' : '5'}
      templateColumns={{ base: 'minmax(0, 1fr)', xl: isCollapsed ? undefined : '340px minmax(0, 1fr)' }}
      alignItems="start"
      alignContent="start"
      // The footer stays below the screen while the answer grows.
      minH={isCollapsed ? 'calc(100dvh - 12rem)' : undefined}
    >
      {!hasForm && <LoadedHead visit={visit} />}
      {hasForm && isCollapsed && <CollapsedConsulta visit={visit} queriedForm={queriedForm} />}
      {hasForm && (
        <Box ref={visit.form} hidden={isCollapsed} position={{ xl: 'sticky' }} top={{ xl: '84px' }} minW="0">
          <Panel>
            <VisitForm definition={definition} visit={visit} />
          </Panel>
        </Box>
      )}
      <CreditsReturnContext value={back}>
        <VisitResult definition={definition} family={family} visit={visit} queriedForm={queriedForm} />
      </CreditsReturnContext>
    </Grid>
  )
}

type VisitFormProps = { definition: ConsultaDefinition<Path>; visit: ConsultaVisit }

function VisitForm({ definition, visit }: VisitFormProps) {
  const { state, dispatch, submit, autoFocusField } = visit
  return (
    <ConsultaForm
      key={state.form.key}
      definition={definition}
      initialValues={state.form.initialValues}
      sample={isDemoConsulta(definition) ? exampleValues(definition) : undefined}
      cost={<QueryCost definition={definition} values={state.formValues} />}
      isPending={state.lookup.status === 'pending'}
      autoFocusField={autoFocusField}
      onBatch={useOpenBatch(definition)}
      onSubmit={submit}
      onEdit={(values) => dispatch({ type: 'edited', values })}
      onClear={() => dispatch({ type: 'cleared' })}
      onCancel={canCancel(state, definition.fields) ? () => dispatch({ type: 'cancelled' }) : undefined}
    />
  )
}

/** Tells what a query with the values of the form costs: nothing if the session has its answer. */
function QueryCost({ definition, values }: { definition: ConsultaDefinition<Path>; values: FormValues }) {
  useSnapshot(session)
  // A value that is still being typed is found nowhere.
  const isValid = Object.keys(validateForm(definition, values)).length === 0
  useTabAnswers(isValid ? [findQueriedValue(definition, values)] : [])
  const known = findReusableOutcome(definition, values)
  if (!known) return describeCost(definition.cost)
  return `Respondido ${relativeTime(known.at, Date.now())}, sem custo.`
}

function useOpenBatch({
  batch,
  fields: [first],
}: ConsultaDefinition<Path>): ((pasted: PastedList) => void) | undefined {
  const navigate = useNavigateTo()
  if (!batch || !first) return undefined
  return ({ values, table }) => {
    const list = table ?? values.map((value) => formatByKind(first.kind, value)).join('\n')
    nextList.give(batch.path, list)
    navigate(batch.path)
  }
}

type VisitResultProps = Pick<ConsultaProps, 'definition' | 'family'> & {
  visit: ConsultaVisit
  queriedForm: FilledForm
}

function VisitResult({ definition, family, visit, queriedForm }: VisitResultProps) {
  const { state, dispatch, repeat, more, form, resultRegion } = visit
  const { fields, result, open } = definition
  const { values } = queriedForm
  const isFollowedHidden = useFollowedHidden(values)
  const hidden = fields.filter(isFollowedHidden)
  return (
    <ResultPanel
      ref={resultRegion}
      definition={definition}
      family={family}
      lookup={state.lookup}
      entryId={state.entry?.id}
      subject={formatSubject(fields, values, isFollowedHidden)}
      asked={listLabeledValues(fields, values)}
      onShowAsked={hidden.length > 0 ? () => showFields(hidden, values) : undefined}
      purpose={listLabeledValues(queriedForm.fields.slice(fields.length), queriedForm.values)[0]}
      isStale={isStale(state)}
      isJoined={open !== undefined || state.isCollapsed}
      preview={<Preview blocks={result} source={describeSources(definition)} family={family} />}
      others={listFallbackSources(definition)}
      more={more}
      onRepeat={(source) => void repeat(source)}
      onCorrect={open === undefined ? () => dispatch({ type: 'expanded' }) : undefined}
      onUpdate={() => form.current?.querySelector('form')?.requestSubmit()}
      onUndo={canRefill(fields) ? () => dispatch({ type: 'undone' }) : undefined}
    />
  )
}
