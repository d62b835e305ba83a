import { Box } from '@chakra-ui/react'
import { variantNumber, variantParameter } from '@manifest/contract/consulta-paths.ts'
import { LuListChecks } from 'react-icons/lu'
import { Navigate, useParams } from 'react-router-dom'
import { app } from '@/generated/app.ts'
import { useFamily } from '@/routes/load-family.ts'
import { useVisit } from '@/routes/use-visit.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { PageHeader } from '@/ui/page/page-header.tsx'
import { Consulta } from './lookup/consulta.tsx'
import { VariantSwitcher } from './lookup/variant-switcher.tsx'

const collapsedForm = '[aria-label="O que foi consultado"]'

/** On phones the title, the batch and the other variants share a line; variants that are open have lines of their own. */
const phoneCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '1',
  mb: '1.5',
  '& > div': { flex: '1 1 0', minW: '0', columnGap: '1', mb: '0' },
  '& h1': { fontSize: '18px', lineHeight: '22px' },
  '& > div a': { minW: '11', px: '0', '& span': { srOnly: true } },
  '& nav': { mb: '0' },
  '& nav:has([aria-expanded=true])': { flexBasis: 'full' },
  '& nav:not(:has([aria-expanded=true])) li': { display: 'none' },
} as const

/**
 * Once the form is collapsed, the title and its description share a line, so that the answer's first data stand in the
 * upper half of the screen. Phones show the title alone.
 */
const compactCss = {
  [`&:has(~ * > ${collapsedForm})`]: {
    mdDown: phoneCss,
    md: {
      mt: '-2',
      '& > div': { mb: '1.5' },
      '& > div > div:first-of-type': { display: 'flex', alignItems: 'baseline', columnGap: '3' },
      '& h1': { flexShrink: '0' },
      '& > div a': { height: '30px' },
      '& nav a': { minHeight: '7', paddingBlock: '0' },
      '& nav': { mb: '2' },
    },
    '& > div': { alignItems: 'center', flexWrap: 'nowrap' },
    '& p': { display: { base: 'none', md: 'block' }, mt: '0', maxW: 'none', truncate: true },
  },
} as const

/** The page of every consulta. The family's definitions decide its form and its result. */
export default function ConsultaPage({ family = '' }: { family?: string }) {
  const visit = useVisit()
  const definitions = useFamily(family)
  const { variants } = definitions
  const number = variantNumber(useParams()[variantParameter])
  const definition = number === undefined ? undefined : variants[number]
  if (!definition) return <Navigate to={app.auth.home} replace />
  const { title, description, batch } = definition
  return (
    <>
      <Box css={compactCss}>
        <PageHeader
          title={title}
          description={description}
          actions={
            batch && (
              <ButtonLink to={batch.path} variant="outline" colorPalette="neutral">
                <LuListChecks aria-hidden="true" /> <span>Consultar em lote</span>
              </ButtonLink>
            )
          }
        />
        <VariantSwitcher variants={Object.values(variants)} current={definition} />
      </Box>
      <Consulta key={`${definition.id} ${visit}`} definition={definition} family={definitions} />
    </>
  )
}
