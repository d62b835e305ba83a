import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo, useId } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'

/** A family with its variants as rows in columns. Only the list carries styles, since it may be long. */
export const FamilyPanel = memo(function FamilyPanel({ family }: { family: CatalogueFamily<Path> }) {
  const id = useId()
  const { title, description, icon, variants } = family
  return (
    <Panel as="section" aria-labelledby={id}>
      <Flex gap="4" align="flex-start" mb="4">
        <IconTile name={icon} />
        <Box minW="0" flex="1">
          <Flex align="baseline" columnGap="3" wrap="wrap">
            <Heading as="h2" id={id} textStyle="h2">
              {title}
            </Heading>
            <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
              {formatCounted(variants.length, 'consulta', 'consultas')}
            </Text>
          </Flex>
          {description && <Text color="fg.muted">{description}</Text>}
        </Box>
      </Flex>
      <chakra.ul css={list}>
        {variants.map((variant) => (
          <li key={variant.id}>
            <RouteLink to={variant.path}>
              <strong>{variant.title}</strong>
              {variant.description && <span title={variant.description}>{variant.description}</span>}
            </RouteLink>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
})

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  columnGap: '4',
  rowGap: '1',
  mx: '-3',
  mb: '-3',
  listStyleType: 'none',
  // What lies far below a long list's beginning is laid out when it comes into sight.
  '& li:nth-of-type(n + 60)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  '& a': {
    display: 'block',
    height: 'full',
    px: '3',
    py: '3',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover', '& strong': { color: 'primary.fg' } },
  },
  '& strong': {
    display: 'block',
    fontWeight: '600',
    _after: { content: '" ›" / ""', color: 'fg.subtle', fontWeight: '400' },
    _rtl: {
      _before: { content: '"‹ " / ""', color: 'fg.subtle', fontWeight: '400' },
      _after: { content: 'none' },
    },
  },
  '& span': { color: 'fg.muted', textStyle: 'small', mt: '1', lineClamp: '2' },
} as const
