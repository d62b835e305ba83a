import { Grid } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo } from 'react'
import type { Path } from '@/generated/paths.ts'
import { cardCss, FamilyCard } from './family-card.tsx'
import { FamilyPanel } from './family-panel.tsx'
import { groupSingles, isLarge } from './group-singles.ts'

type CatalogueListProps = { families: readonly CatalogueFamily<Path>[] }

/**
 * The families in the manifest's order: one with several variants as a panel, neighbours with one variant as a row of
 * linked cards. Both are memoised, so that a filter renders only its changes.
 */
export const CatalogueList = memo(function CatalogueList({ families }: CatalogueListProps) {
  return (
    <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
      {groupSingles(families).map((group) => (
        <FamilyGroup key={group[0]?.family} families={group} />
      ))}
    </Grid>
  )
})

function FamilyGroup({ families }: CatalogueListProps) {
  const [first] = families
  if (first && isLarge(first)) return <FamilyPanel family={first} />
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="3"
      templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
      css={cardCss}
    >
      {families.map((family) => (
        <FamilyCard key={family.family} family={family} />
      ))}
    </Grid>
  )
}
