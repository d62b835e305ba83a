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
import { VariantSwitcher } from './lookup/variant-switcher.tsx'

/**
 * Once the form is collapsed, the header is a line, so that the answer's first data stand in the upper half of the
 * screen. On phones the title, the batch and the other variants share the line.
 */
const compactCss = {
  mdDown: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '1', mb: '1.5' },
  md: { mt: '-2' },
} as const

/** On phones the link to the batch is its icon. */
const compactLinkCss = { mdDown: { minW: '11', px: '0' }, md: { h: '30px' } } as const

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
  return (
    <>
      <Box css={isCompact ? compactCss : undefined}>
        <PageHeader
          title={title}
          description={description}
          isCompact={isCompact}
          actions={
            batch && (
              <ButtonLink to={batch.path} variant="outline" css={isCompact ? compactLinkCss : undefined}>
                <LuListChecks aria-hidden="true" />{' '}
                <chakra.span css={isCompact ? { mdDown: { srOnly: true } } : undefined}>
                  Consultar em lote
                </chakra.span>
              </ButtonLink>
            )
          }
        />
        <VariantSwitcher variants={Object.values(variants)} current={definition} isCompact={isCompact} />
      </Box>
      <Consulta
        key={`${definition.id} ${visit}`}
        definition={definition}
        family={definitions}
        onCollapsedChange={setCompact}
      />
    </>
  )
}
