import { batchTitle, variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { use } from 'react'
import { LuSearch } from 'react-icons/lu'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { loadFamily } from '@/routes/load-family.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Batch } from './batch.tsx'

/** The page of every batch: a whole list of subjects, queried within the source's rate limit. */
export default function BatchPage({ family = '' }: { family?: string }) {
  const { variants } = use(loadFamily(family)).default
  const number = variantNumber(useParams()[variantParameter])
  const definition = number === undefined ? undefined : variants[number]
  if (!definition?.batch) return <Navigate to={app.auth.home} replace />
  return (
    <>
      <PageHeader
        title={batchTitle(definition.title)}
        description="Consulte uma lista inteira de uma vez. Ela fica só na memória deste navegador, até você sair."
        actions={
          <ButtonLink to={definition.path} variant="outline" colorPalette="neutral">
            <LuSearch aria-hidden="true" /> Consulta individual
          </ButtonLink>
        }
      />
      <Batch key={definition.id} definition={definition} max={definition.batch.max} />
    </>
  )
}
