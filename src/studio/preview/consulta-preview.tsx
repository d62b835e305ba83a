import { Box, Grid, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { ConsultaForm } from '@/consultas/form/form.tsx'
import type { FormValues } from '@/consultas/form/form-values.ts'
import type { LookupState } from '@/consultas/outcome.ts'
import { ResultPanel } from '@/consultas/results/result-panel.tsx'
import { answerFromExamples } from '@/consultas/sources/demo/demo.ts'
import { formatSubject, listLabeledValues } from '@/consultas/subject/labeled-values.ts'
import { Panel } from '@/ui/page/panel.tsx'
import type { ConsultaExample } from './load.ts'

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
      </Grid>
    </Box>
  )
}
