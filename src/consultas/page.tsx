import { Box, chakra } from '@chakra-ui/react'
import { variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { useState } from 'react'
import { LuListChecks } from 'react-icons/lu'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { useFamily } from '@/routes/load-family.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Consulta } from './lookup/consulta.tsx'
import { VariantRail } from './lookup/variant-rail.tsx'

/** On phones the link to the batch is its icon. */
const compactLinkCss = { mdDown: { minW: '11', px: '0' }, md: { h: '30px' } } as const

/** The variants stand beside the form and the result, and on narrower screens above them. */
const bodyCss = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
  columnGap: '5',
  alignItems: 'start',
} as const

/** The page of every consulta. The family's definitions decide its form and its result. */
export default function ConsultaPage({ family = '' }: { family?: string }) {
  const visit = useVisit()
  const definitions = useFamily(family)
  const { variants } = definitions
  const [isCompact, setCompact] = useState(false)
  const number = variantNumber(useParams()[variantParameter])
  const definition = number === undefined ? undefined : variants[number]
  if (!definition) return <Navigate to={app.auth.home} replace />
  const { title, description, batch } = definition
  const list = Object.values(variants)
  const consulta = (
    <Consulta
      key={`${definition.id} ${visit}`}
      definition={definition}
      family={definitions}
      onCollapsedChange={setCompact}
    />
  )
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        isCompact={isCompact}
        actions={
          batch && (
            <ButtonLink to={batch.path} variant="ghost" css={isCompact ? compactLinkCss : undefined}>
              <LuListChecks aria-hidden="true" />{' '}
              <chakra.span css={isCompact ? { mdDown: { srOnly: true } } : undefined}>
                Consultar em lote
              </chakra.span>
            </ButtonLink>
          )
        }
      />
      {list.length > 1 ? (
        <Box css={bodyCss}>
          <VariantRail variants={list} current={definition} />
          {consulta}
        </Box>
      ) : (
        consulta
      )}
    </>
  )
}
