import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadDossie } from '@/routes/load-dossie.ts'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Dossie } from './dossie.tsx'

/** The page of every dossiê: what it asks, and which consultas it makes, comes from its definition. */
export default function DossiePage({ dossie = '' }: { dossie?: string }) {
  const loaded = use(loadDossie(dossie))
  const { title, description } = loaded.dossie
  const { key } = useLocation()
  return (
    <>
      <PageHeader title={title} description={description} />
      <Dossie key={key} loaded={loaded} historyKey={key} />
    </>
  )
}
