import { Box, Grid } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { shownAt } from '@/state/session.ts'
import { useKeptDraft } from '@/state/use-draft.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { AskedLine } from './asked-line.tsx'
import { beginningOf } from './beginning.ts'
import { fieldToFocus } from './field-to-focus.ts'
import { exampleValues } from './form/example-values.ts'
import { ConsultaForm } from './form/form.tsx'
import { type FormValues, filled, isSame } from './form/form-values.ts'
import { ledTo } from './form/led-to.ts'
import { lacksPurpose } from './form/purpose.ts'
import { LookupStatus } from './lookup-status.tsx'
import { loadViews } from './results/load-views.ts'
import { Preview } from './results/preview/preview.tsx'
import { ResultPanel } from './results/result-panel.tsx'
import { isDemoConsulta } from './sources/mode.ts'
import { fallbackSources, sourcesText } from './sources/sources-text.ts'
import { askedFor, choicesText, shownValues, subjectText } from './subject.ts'
import { useSubjectOnScreen } from './subject-on-screen.ts'
import { useFold } from './use-fold.ts'
import { useLookup } from './use-lookup.ts'
import { useMoveToResult } from './use-move-to-result.ts'
import { useOpenBatch } from './use-open-batch.ts'
import { useTypedValues } from './use-typed-values.ts'

type ConsultaProps = { definition: ConsultaDefinition<Path>; family: ConsultaFamily<Path> }

/** How a visit to a consulta begins, and which of its fields takes the focus then. */
function useBeginning(definition: ConsultaDefinition<Path>) {
  const { key } = useLocation()
  const isBackOrForth = useNavigationType() === 'POP'
  // On the way back or forth, or after the screen was locked.
  const isReturn = () => isBackOrForth || shownAt(key) !== undefined
  const [beginning] = useState(() => beginningOf(definition, isReturn() ? key : undefined))
  const [focusedFirst] = useState(() => fieldToFocus(definition, beginning))
  return { beginning, focusedFirst }
}

/**
 * One visit to a consulta: its form, and its result, beside the form on extra-large screens and below it on others. Once
 * there is an answer, the form is a line above it.
 */
export function Consulta({ definition, family }: ConsultaProps) {
  const { fields, result } = definition
  const { beginning, focusedFirst } = useBeginning(definition)
  const {
    lookup,
    asked,
    entry,
    from,
    purpose,
    isKept = false,
    start,
    clear,
    repeat,
  } = useLookup(definition, beginning)
  const { round, typed, setTyped, fillIn } = useTypedValues(beginning.values)
  const region = useRef<HTMLElement>(null)
  const openBatch = useOpenBatch(definition)
  const isAsked = lookup.status !== 'idle'
  const hasOutcome = isAsked && lookup.status !== 'pending'
  const isEdited = isAsked && !isSame(fields, typed, asked)
  const isFoldedAtFirst = beginning.kind === 'shown' || beginning.kind === 'asking'
  const { isFolded, form, alter, fold, unfold, onAsk } = useFold({ lookup, isEdited, isFoldedAtFirst })
  useSubjectOnScreen({
    fields,
    values: typed,
    isAsked: isAsked && !isEdited,
    from: isEdited ? undefined : from,
  })
  // What an answer led to was not typed: it goes with the answer.
  useKeptDraft(definition.path, () => (from && !isEdited ? undefined : filled(typed)))
  useMoveToResult(region, lookup, isFolded)
  useEffect(() => afterPageShown(() => void loadViews().catch(() => undefined)), [])

  const ask = (values: FormValues) => {
    onAsk()
    setTyped(values)
    void start(values, ledTo(beginning, values))
  }
  const repeatAsked = (source?: string) => {
    if (lacksPurpose(definition)) return unfold()
    onAsk()
    if (isEdited) fillIn(asked)
    void repeat(source)
  }
  const foldAgain = () => {
    if (isEdited) fillIn(asked)
    fold()
  }

  const shown = askedFor({ fields, values: asked }, purpose)
  // A control for pictures cannot be filled in.
  const canUndo = fields.every(({ kind }) => kind !== 'image')
  const canFold = hasOutcome && lookup.status !== 'failed' && (canUndo || !isEdited)
  return (
    <Grid
      gap="5"
      templateColumns={{ base: 'minmax(0, 1fr)', xl: isFolded ? undefined : '340px minmax(0, 1fr)' }}
      alignItems="start"
    >
      {isFolded && (
        <AskedLine
          subject={shownValues(shown.fields, shown.values)}
          status={<LookupStatus lookup={lookup} isKept={isKept} />}
          alter={alter}
          onAlter={unfold}
          repeatLabel="Consultar de novo"
          onRepeat={lookup.status === 'failed' ? undefined : () => repeatAsked()}
          isPending={lookup.status === 'pending'}
        />
      )}
      <Box ref={form} hidden={isFolded} position={{ xl: 'sticky' }} top={{ xl: '84px' }} minW="0">
        <Panel>
          <ConsultaForm
            key={round.number}
            definition={definition}
            start={round.values}
            sample={isDemoConsulta(definition) ? exampleValues(definition) : undefined}
            isPending={lookup.status === 'pending'}
            focusedFirst={focusedFirst}
            onBatch={openBatch}
            onSubmit={ask}
            onEdit={setTyped}
            onClear={clear}
            onCancel={canFold ? foldAgain : undefined}
          />
        </Panel>
      </Box>
      <ResultPanel
        ref={region}
        definition={definition}
        family={family}
        lookup={lookup}
        entryId={entry?.id}
        subject={subjectText(fields, asked)}
        choices={choicesText(shown.fields, shown.values)}
        isStale={hasOutcome && isEdited}
        preview={<Preview blocks={result} origin={sourcesText(definition)} family={family} />}
        others={fallbackSources(definition)}
        onRepeat={repeatAsked}
        onCorrect={unfold}
        onUpdate={() => form.current?.querySelector('form')?.requestSubmit()}
        onUndo={
          canUndo
            ? () => {
                fillIn(asked)
                region.current?.focus({ preventScroll: true })
              }
            : undefined
        }
      />
    </Grid>
  )
}
