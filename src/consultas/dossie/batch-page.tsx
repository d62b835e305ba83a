import { useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { useDossie } from '@/routes/load-dossie.ts'
import { Batch } from '../batch/batch.tsx'
import { createDossieTarget } from './batch/dossie-target.tsx'

/** The page of every dossiê's batch: it queries all parts of the dossiê for each subject of a list. */
export default function DossieBatchPage({ dossie = '' }: { dossie?: string }) {
  const loaded = useDossie(dossie)
  const target = useMemo(() => createDossieTarget(loaded), [loaded])
  if (!loaded.dossie.batch) return <Navigate to={app.auth.home} replace />
  return (
    <Batch
      key={target.id}
      target={target}
      title={target.title}
      single={{ path: loaded.dossie.path, title: 'Dossiê individual' }}
    />
  )
}
