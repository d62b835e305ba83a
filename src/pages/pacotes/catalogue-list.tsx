import { Box, Flex, Grid, Heading, type SystemStyleObject, Text } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo, type ReactNode, useId } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { Panel, panelSurface } from '@/ui/page/panel.tsx'
import { LinkList } from './link-list.tsx'

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

/** A family with one variant shown. The whole card is a link. The list styles its cards by `cardCss`. */
const FamilyCard = memo(function FamilyCard({ family }: { family: CatalogueFamily<Path> }) {
  const { title, group, icon, variants } = family
  return (
    <li>
      {variants.slice(0, 1).map((variant) => (
        <RouteLink key={variant.id} to={variant.path}>
          <IconTile name={icon} />
          <span>
            <small>
              {[title === variant.title ? group : title, formatLeadCost(variant)].filter(Boolean).join(' · ')}
            </small>
            <strong>{variant.title}</strong>
            {variant.description}
          </span>
        </RouteLink>
      ))}
    </li>
  )
})

/** Styles of the cards that are children of an element. */
const cardCss: SystemStyleObject = {
  '& > li > a': {
    display: 'flex',
    gap: '4',
    height: 'full',
    p: { base: '4', md: '5' },
    ...panelSurface,
    color: 'fg.muted',
    textStyle: 'small',
    focusVisibleRing: 'outside',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'primary.solid', '& strong': { color: 'primary.fg' } },
  },
  '& > li small': { display: 'block', fontSize: 'inherit' },
  '& > li strong': { display: 'block', textStyle: 'h3', color: 'fg', mt: '0.5', mb: '1' },
}

const FamilyPanel = memo(function FamilyPanel({ family }: { family: CatalogueFamily<Path> }) {
  const { title, description, icon, variants } = family
  return (
    <CataloguePanel
      title={title}
      description={description}
      tile={<IconTile name={icon} />}
      count={formatCounted(variants.length, 'consulta', 'consultas')}
    >
      <LinkList entries={variants} />
    </CataloguePanel>
  )
})

type CataloguePanelProps = {
  title: string
  description: string | undefined
  tile: ReactNode
  /** How many entries it lists. */
  count: string
  children: ReactNode
}

/** A part of the catalogue with its icon, its title and how much it lists. */
export function CataloguePanel({ title, description, tile, count, children }: CataloguePanelProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id}>
      <Flex gap="4" align="flex-start" mb="4">
        {tile}
        <Box minW="0" flex="1">
          <Flex align="baseline" columnGap="3" wrap="wrap">
            <Heading as="h2" id={id} textStyle="h2">
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
              {count}
            </Text>
          </Flex>
          {description && <Text color="fg.muted">{description}</Text>}
        </Box>
      </Flex>
      {children}
    </Panel>
  )
}

const isLarge = ({ variants }: CatalogueFamily) => variants.length > 1

/** Returns groups of families in their order: a large family alone, and neighbours with one variant together. */
export function groupSingles<Path extends string>(
  families: readonly CatalogueFamily<Path>[],
): CatalogueFamily<Path>[][] {
  const groups: CatalogueFamily<Path>[][] = []
  for (const family of families) {
    const last = groups.at(-1)
    const isSameRow = last?.[0] && !isLarge(last[0]) && !isLarge(family)
    if (isSameRow) last.push(family)
    else groups.push([family])
  }
  return groups
}
