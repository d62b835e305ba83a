import { Box, Grid } from '@chakra-ui/react'
import type { ConsultaDefinition, ConsultaFamily } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { askNext, doneAsking, nextQuestion, valuesOf } from '@/state/session.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { exampleValues } from './form/example-values.ts'
import { ConsultaForm } from './form/form.tsx'
import { type FormValues, isSame } from './form/form-values.ts'
import { loadViews } from './results/load-views.ts'
import { Preview } from './results/preview/preview.tsx'
import { ResultPanel } from './results/result-panel.tsx'
import { isDemoConsulta } from './sources/mode.ts'
import { sourcesText } from './sources/sources-text.ts'
import { choicesText, subjectText } from './subject.ts'
import { useLookup } from './use-lookup.ts'
import { useMoveToResult } from './use-move-to-result.ts'

type ConsultaProps = { definition: ConsultaDefinition<Path>; family: ConsultaFamily<Path> }

/** The values that a form starts with; a new round of it starts with others. */
type Round = { number: number; values: FormValues | undefined }

/** A consulta: its form, and its result, beside the form on extra-large screens and below it on others. */
export function Consulta({ definition, family }: ConsultaProps) {
  const { id, fields, result } = definition
  const { lookup, asked, start, clear, repeat } = useLookup(definition)
  const [round, setRound] = useState<Round>(() => ({ number: 0, values: nextQuestion(id)?.values }))
  const [isEdited, setEdited] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const navigate = useNavigateTo()
  useMoveToResult(region, lookup)
  useEffect(() => afterPageShown(() => void loadViews().catch(() => undefined)), [])
  useEffect(() => {
    if (!round.values) return
    doneAsking()
    void start(round.values)
    // Once, when the page opens.
  }, [])

  const ask = (values: FormValues) => {
    setEdited(false)
    void start(values)
  }
  const fillIn = (values: FormValues) => {
    setEdited(false)
    setRound(({ number }) => ({ number: number + 1, values }))
  }
  const repeatAsked = () => {
    if (isEdited) fillIn(asked)
    void repeat()
  }

  // A control for pictures cannot be filled in.
  const canUndo = fields.every(({ kind }) => kind !== 'image')
  const hasOutcome = lookup.status !== 'idle' && lookup.status !== 'pending'
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }} alignItems="start">
      <Box ref={form} position={{ xl: 'sticky' }} top={{ xl: '84px' }} minW="0">
        <Panel>
          <ConsultaForm
            key={round.number}
            definition={definition}
            start={round.values}
            sample={isDemoConsulta(definition) ? exampleValues(definition) : undefined}
            isPending={lookup.status === 'pending'}
            onSubmit={ask}
            onEdit={(values) => setEdited(!isSame(fields, values, asked))}
            onClear={clear}
          />
        </Panel>
      </Box>
      <ResultPanel
        ref={region}
        definition={definition}
        family={family}
        lookup={lookup}
        subject={subjectText(fields, asked)}
        choices={choicesText(fields, asked)}
        isStale={hasOutcome && isEdited}
        preview={
          <Preview
            blocks={result}
            origin={sourcesText(definition)}
            family={family}
            onRepeat={(recent) => {
              const values = valuesOf(recent.id)
              if (recent.consultaId === id && values) {
                fillIn(values)
                return ask(values)
              }
              if (values) askNext({ consultaId: recent.consultaId, values })
              navigate(recent.path)
            }}
          />
        }
        onRepeat={repeatAsked}
        onCorrect={() => form.current?.querySelector<HTMLElement>('input, select')?.focus()}
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
