import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { useFamily } from '@/routes/load-family.ts'
import { Batch } from './batch.tsx'
import { createConsultaTarget } from './consulta-target.tsx'

/** The page of every consulta's batch: it queries a list of subjects within the source's rate limit. */
export default function BatchPage({ family = '' }: { family?: string }) {
  const { variants } = useFamily(family)
  const number = variantNumber(useParams()[variantParameter])
  const definition = number === undefined ? undefined : variants[number]
  if (!definition?.batch) return <Navigate to={app.auth.home} replace />
  return <ConsultaBatch key={definition.id} definition={definition} />
}

function ConsultaBatch({ definition }: { definition: ConsultaDefinition<Path> }) {
  const target = useMemo(() => createConsultaTarget(definition), [definition])
  return (
    <Batch
      target={target}
      title={batchTitle(definition.title)}
      single={{ path: definition.path, title: 'Consulta individual' }}
    />
  )
}
