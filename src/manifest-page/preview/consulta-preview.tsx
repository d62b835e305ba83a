import { Box, Grid, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { ConsultaForm } from '@/consultas/form/form.tsx'
import type { FormValues } from '@/consultas/form/form-values.ts'
import type { Lookup } from '@/consultas/outcome.ts'
import { ResultPanel } from '@/consultas/results/result-panel.tsx'
import { choicesText, subjectText } from '@/consultas/subject.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { answerExample, type ConsultaExample } from './load.ts'

/** A consulta's form, filled in from its example, and its result. The form may be tried: the examples answer. */
export function ConsultaPreview({ definition, family, values, outcome }: ConsultaExample) {
  const [lookup, setLookup] = useState<Lookup>(outcome)
  const [asked, setAsked] = useState(values)
  const region = useRef<HTMLElement>(null)
  const ask = async (typed: FormValues) => {
    setAsked(typed)
    setLookup({ status: 'pending' })
    setLookup(await answerExample(definition, typed))
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
            start={values}
            sample={values}
            isPending={lookup.status === 'pending'}
            onSubmit={(typed) => void ask(typed)}
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
          subject={subjectText(definition.fields, asked)}
          choices={choicesText(definition.fields, asked)}
          isStale={false}
          preview={undefined}
          others={[]}
          onRepeat={() => void ask(asked)}
          onCorrect={() => undefined}
          onUpdate={() => undefined}
          onUndo={undefined}
        />
      </Grid>
    </Box>
  )
}
