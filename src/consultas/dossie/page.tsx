import { use } from 'react'
import { LuListChecks } from 'react-icons/lu'
import { useLocation } from 'react-router-dom'
import { loadDossie } from '@/routes/load-dossie.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Dossie } from './dossie.tsx'

/** The page of every dossiê: what it asks, and which consultas it makes, comes from its definition. */
export default function DossiePage({ dossie = '' }: { dossie?: string }) {
  const loaded = use(loadDossie(dossie))
  const { title, description, batch } = loaded.dossie
  const { key } = useLocation()
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          batch && (
            <ButtonLink to={batch.path} variant="outline" colorPalette="neutral">
              <LuListChecks aria-hidden="true" /> Montar em lote
            </ButtonLink>
          )
        }
      />
      <Dossie key={key} loaded={loaded} historyKey={key} />
    </>
  )
}
