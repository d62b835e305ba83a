import { Box, Grid, VisuallyHidden } from '@chakra-ui/react'
import { sumPartCosts } from '@manifest/contract/credits.ts'
import { useRef, useState } from 'react'
import { PartsPreview } from '@/consultas/dossie/dossie-preview.tsx'
import { DossieReport } from '@/consultas/dossie/dossie-report.tsx'
import { DossieRun } from '@/consultas/dossie/engine/dossie-run.ts'
import { createConclusion, type OpenDossie } from '@/consultas/dossie/open/open-dossie.ts'
import { ConsultaForm } from '@/consultas/form/form.tsx'
import type { FormValues } from '@/consultas/form/form-values.ts'
import type { LookupState } from '@/consultas/outcome.ts'
import { ResultPanel } from '@/consultas/results/result-panel.tsx'
import { answerFromExamples } from '@/consultas/sources/demo/demo.ts'
import { formatSubject, listLabeledValues } from '@/consultas/subject/labeled-values.ts'
import { formatPartsCost } from '@/lib/format/credits.ts'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { ConsultaExample } from './load.ts'
import { previewIds } from './preview-message.ts'

/** A consulta's form, filled in from its example, and the result. Submitting it shows the examples. */
export function ConsultaPreview({ definition, family, values, outcome }: ConsultaExample) {
  const [lookup, setLookup] = useState<LookupState>(outcome)
  const [queryValues, setQueryValues] = useState(values)
  const region = useRef<HTMLElement>(null)
  const runPreviewQuery = async (typed: FormValues) => {
    setQueryValues(typed)
    setLookup({ status: 'pending' })
    setLookup(await answerFromExamples(definition, typed))
  }
  return (
    <Box as="main" p="4">
      <VisuallyHidden as="h1">{definition.title}</VisuallyHidden>
      <Grid
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }}
        alignItems="start"
      >
        <Panel>
          <ConsultaForm
            definition={definition}
            initialValues={values}
            sample={values}
            isPending={lookup.status === 'pending'}
            onSubmit={(typed) => void runPreviewQuery(typed)}
            onEdit={() => undefined}
            onClear={() => undefined}
          />
        </Panel>
        <Box id={previewIds.result} minW="0">
          <ResultPanel
            ref={region}
            definition={definition}
            family={family}
            lookup={lookup}
            entryId={undefined}
            subject={formatSubject(definition.fields, queryValues)}
            asked={listLabeledValues(definition.fields, queryValues)}
            purpose={undefined}
            isStale={false}
            preview={undefined}
            others={[]}
            onRepeat={() => void runPreviewQuery(queryValues)}
            onCorrect={() => undefined}
            onUpdate={() => undefined}
            onUndo={undefined}
          />
        </Box>
      </Grid>
    </Box>
  )
}

type DossiePreviewProps = { loaded: LoadedDossie; values: FormValues }

/** Shown instead of a report number. */
const number = 'de exemplo'

function runExamples(loaded: LoadedDossie, values: FormValues): OpenDossie {
  const run = new DossieRun({
    ...loaded,
    values,
    querier: {
      find: () => undefined,
      query: async (definition, queryValues) => ({
        outcome: await answerFromExamples(definition, queryValues),
      }),
    },
  })
  return { dossie: loaded.dossie, values, run, number, conclusion: createConclusion() }
}

/** A dossiê's form, filled in from its parts' examples, and the report. */
export function DossiePreview({ loaded, values }: DossiePreviewProps) {
  const { dossie } = loaded
  const cost = sumPartCosts(dossie.parts)
  const [open, setOpen] = useState(() => runExamples(loaded, values))
  return (
    <Box as="main" p="4" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <VisuallyHidden as="h1">{dossie.title}</VisuallyHidden>
      <Box
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }}
      >
        <Panel>
          <ConsultaForm
            definition={dossie}
            initialValues={values}
            sample={values}
            submitLabel="Montar dossiê"
            cost={cost && `Custa ${formatPartsCost(cost)}.`}
            isPending={false}
            onSubmit={(typed) => setOpen(runExamples(loaded, typed))}
            onEdit={() => undefined}
            onClear={() => undefined}
          />
        </Panel>
        <Box id={previewIds.parts} minW="0">
          <PartsPreview parts={dossie.parts} />
        </Box>
      </Box>
      <DossieReport key={JSON.stringify(open.values)} ref={null} dossie={dossie} open={open} />
    </Box>
  )
}
