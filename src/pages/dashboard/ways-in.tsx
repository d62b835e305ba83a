import { Box } from '@chakra-ui/react'
import { app } from '@/generated/app.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { visible } from '@/state/visible.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { describeCatalogue } from '../pacotes/describe-catalogue.ts'

/** Links to the dossiês, in the manifest's order, and to the catalogue. */
export function WaysIn() {
  const catalogue = accessiblePath(app.catalogue)
  return (
    <Box as="ul" css={list}>
      {visible(dossieList).map(({ dossie, path, title }) => (
        <li key={dossie}>
          <ButtonLink to={path} {...look}>
            {title}
          </ButtonLink>
        </li>
      ))}
      {catalogue && (
        <li>
          <ButtonLink to={catalogue} {...look} variant="ghost">
            {describeCatalogue(visibleCatalogue())}
          </ButtonLink>
        </li>
      )}
    </Box>
  )
}

const look = { variant: 'outline', colorPalette: 'neutral' } as const

/** Two columns on phones. */
const list = {
  display: { base: 'grid', md: 'flex' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  flexWrap: 'wrap',
  gap: '2',
  listStyleType: 'none',
  '& a': {
    width: 'full',
    height: 'auto',
    minH: { base: '11', md: '9' },
    px: '3',
    fontWeight: '500',
    whiteSpace: 'normal',
  },
} as const
