import { Box } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { useDraft, useKeptDraft } from '@/state/use-draft.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { ConsultaForm } from '../form/form.tsx'
import { type FormValues, filled } from '../form/form-values.ts'
import { exampleDossie } from './example-values.ts'
import { loadedReport } from './load-report.ts'
import { OpenLine } from './open-line.tsx'
import { PartsPreview } from './parts-preview.tsx'
import { useDossie } from './use-dossie.ts'

type DossieProps = { loaded: LoadedDossie; historyKey: string }

/** A dossiê: its form, which folds into a line when it is started, and its parts. */
export function Dossie({ loaded, historyKey }: DossieProps) {
  const { dossie } = loaded
  const { open, start, clear, isReady, beginsWith, focusedFirst } = useDossie(loaded, historyKey)
  const [isAltering, setAltering] = useState(false)
  const sample = useMemo(() => exampleDossie(loaded), [loaded])
  const form = useRef<HTMLDivElement>(null)
  const alter = useRef<HTMLButtonElement>(null)
  const region = useRef<HTMLElement>(null)
  const report = isReady ? loadedReport() : undefined
  const isFormShown = !open || isAltering
  const draft = useDraft<FormValues>(dossie.path)
  const first = open?.values ?? beginsWith ?? draft ?? {}
  // What an answer led to was not typed: it goes with the answer.
  const asTyped = open?.from ? {} : first
  const typed = useRef(asTyped)
  useKeptDraft(dossie.path, () => filled(isFormShown ? typed.current : asTyped))

  useEffect(() => {
    if (isAltering) form.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isAltering])

  /** The form goes, and with it the focus, which the line in its place takes. */
  const fold = () => {
    const hadFocus = form.current?.contains(document.activeElement)
    setAltering(false)
    if (hadFocus) queueMicrotask(() => (alter.current ?? region.current)?.focus({ preventScroll: true }))
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
              start={first}
              sample={sample}
              submitLabel="Montar dossiê"
              isPending={false}
              focusedFirst={focusedFirst}
              onSubmit={(values) => {
                fold()
                start(values)
              }}
              onEdit={(values) => {
                typed.current = values
              }}
              onClear={() => {
                setAltering(false)
                clear()
              }}
              onCancel={open && fold}
            />
          </Panel>
          {/* Where the form stands above a dossiê, there is room for it beside the form only. */}
          <Box hideBelow={open && 'xl'}>
            <PartsPreview parts={dossie.parts} />
          </Box>
        </Box>
      ) : (
        <OpenLine
          loaded={loaded}
          open={open}
          alter={alter}
          onAlter={() => {
            typed.current = asTyped
            setAltering(true)
          }}
          onRepeat={() => start(open.values, { isFresh: true })}
        />
      )}
      {open && report && <report.DossieReport key={open.number} ref={region} dossie={dossie} open={open} />}
    </Box>
  )
}
