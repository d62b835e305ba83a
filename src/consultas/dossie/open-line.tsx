import { type Ref, useSyncExternalStore } from 'react'
import type { LoadedDossie } from '@/routes/load-dossie.ts'
import { AskedLine } from '../asked-line.tsx'
import { askedFor, shownValues } from '../subject.ts'
import type { OpenDossie } from './open-dossies.ts'
import { RunStatus } from './run-status.tsx'

type OpenLineProps = {
  loaded: LoadedDossie
  open: OpenDossie
  alter: Ref<HTMLButtonElement>
  onAlter: () => void
  /** Asks all sources again. */
  onRepeat: () => void
}

/** What a dossiê is about, in the place of its form. */
export function OpenLine({ loaded: { dossie }, open: { values, purpose, run }, ...actions }: OpenLineProps) {
  const progress = useSyncExternalStore(run.subscribe, run.progress)
  const asked = askedFor({ fields: dossie.fields, values }, purpose)
  return (
    <AskedLine
      subject={shownValues(asked.fields, asked.values)}
      status={<RunStatus progress={progress} />}
      repeatLabel="Montar de novo"
      isPending={progress.status === 'running'}
      {...actions}
    />
  )
}
