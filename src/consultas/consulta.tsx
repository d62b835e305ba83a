import { Grid } from '@chakra-ui/react'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { doneRepeating, valuesToRepeat } from '@/state/recents.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { exampleValues } from './form/example-values.ts'
import { ConsultaForm } from './form/form.tsx'
import { ResultPanel } from './results/result-panel.tsx'
import { isDemoConsulta } from './sources/mode.ts'
import { useLookup } from './use-lookup.ts'

/** A consulta: its form, and its result, beside the form on extra-large screens and below it on others. */
export function Consulta({ definition }: { definition: ConsultaDefinition<Path> }) {
  const { lookup, start, clear, repeat } = useLookup(definition)
  const [repeated] = useState(() => valuesToRepeat(definition.id))
  useEffect(() => {
    if (!repeated) return
    doneRepeating()
    void start(repeated)
    // Once, when the page opens.
  }, [])
  return (
    <Grid gap="5" templateColumns={{ base: 'minmax(0, 1fr)', xl: '340px minmax(0, 1fr)' }} alignItems="start">
      <Panel position={{ xl: 'sticky' }} top={{ xl: '84px' }}>
        <ConsultaForm
          definition={definition}
          start={repeated}
          sample={isDemoConsulta(definition) ? exampleValues(definition) : undefined}
          isPending={lookup.status === 'pending'}
          onSubmit={start}
          onClear={clear}
        />
      </Panel>
      <ResultPanel definition={definition} lookup={lookup} onRepeat={repeat} />
    </Grid>
  )
}
