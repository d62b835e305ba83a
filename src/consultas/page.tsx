import { use } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { loadFamily } from '@/lib/load-family.ts'
import { PageHeader } from '@/ui/page-header.tsx'
import { Consulta } from './consulta.tsx'
import { VariantSwitcher } from './variant-switcher.tsx'

/** The variant that a path's parameter means. The first has none; only the number's own spelling counts. */
const numberOf = (parameter: string | undefined) => {
  if (parameter === undefined) return 1
  return /^[1-9]\d*$/.test(parameter) && parameter !== '1' ? Number(parameter) : undefined
}

/** The page of every consulta: what it asks and shows comes from the family's definitions. */
export default function ConsultaPage({ consulta = '' }: { consulta?: string }) {
  const { variant } = useParams()
  const { variants } = use(loadFamily(consulta)).default
  const number = numberOf(variant)
  const definition = number === undefined ? undefined : variants[number]
  if (!definition) return <Navigate to={app.auth.home} replace />
  return (
    <>
      <PageHeader title={definition.title} description={definition.description} />
      <VariantSwitcher variants={Object.values(variants)} current={definition} />
      <Consulta key={definition.id} definition={definition} />
    </>
  )
}
