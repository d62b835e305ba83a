import { Grid } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo } from 'react'
import type { Path } from '@/generated/paths.ts'
import { FamilyCard } from './family-card.tsx'
import { FamilyPanel } from './family-panel.tsx'

type CatalogueListProps = { families: readonly CatalogueFamily<Path>[] }

/**
 * Families with several variants as panels, largest first. Below them, families with one variant as linked
 * cards. Both are memoised, so that a filter renders only its changes.
 */
export const CatalogueList = memo(function CatalogueList({ families }: CatalogueListProps) {
  const several = families
    .filter(({ variants }) => variants.length > 1)
    .sort((one, other) => other.variants.length - one.variants.length)
  const single = families.filter(({ variants }) => variants.length === 1)
  return (
    <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
      {several.map((family) => (
        <FamilyPanel key={family.family} family={family} />
      ))}
      {single.length > 0 && (
        <Grid
          as="ul"
          listStyleType="none"
          gap="3"
          templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
        >
          {single.map((family) => (
            <FamilyCard key={family.family} family={family} />
          ))}
        </Grid>
      )}
    </Grid>
  )
})
