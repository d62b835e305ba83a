import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { memo, useId } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { LinkList } from './link-list.tsx'

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
      <LinkList entries={variants} />
    </Panel>
  )
})
