import { Box, Flex, Heading, Text } from '@chakra-ui/react'
import type { ShownMenu, ShownMenuEntry } from '@manifest/contract/studio-content.ts'
import { memo } from 'react'
import { MenuBadge } from '@/ui/feedback/badge.tsx'
import { MenuIcon } from '@/ui/media/icon.tsx'
import { PositionLink } from './position-link.tsx'
import { Row, Rows } from './rows.tsx'

export const Menus = memo(function Menus({ menus }: { menus: ShownMenu[] }) {
  return menus.map(({ name, title, entries }) => (
    <Box key={name} mb="6">
      <Heading as="h3" textStyle="h3" mb="2">
        {title}
      </Heading>
      <Rows>
        {entries.map((entry) => (
          <Row key={entry.id} id={entry.id} position={<PositionLink position={entry.position} />}>
            <MenuEntryLine entry={entry} />
          </Row>
        ))}
      </Rows>
    </Box>
  ))
})

function MenuEntryLine({
  entry: { depth, isHeader, title, icon, badge, link, action, access },
}: {
  entry: ShownMenuEntry
}) {
  if (isHeader)
    return (
      <Text textStyle="overline" color="fg.subtle">
        {title}
      </Text>
    )
  return (
    <Flex align="center" columnGap="2.5" rowGap="0.5" wrap="wrap" ps={`${depth * 20}px`}>
      <Box as="span" color="fg.muted" fontSize="16px" minW="4">
        <MenuIcon name={icon} />
      </Box>
      <Text as="span" fontWeight="500">
        {title}
      </Text>
      {badge && <MenuBadge badge={badge} />}
      <Text as="span" color="fg.muted" textStyle="small" fontFamily="mono" overflowWrap="anywhere">
        {link ?? (action === 'logout' ? 'encerra a sessão' : 'grupo')}
      </Text>
      {access && (
        <Text as="span" color="fg.muted" textStyle="small">
          só para {access}
        </Text>
      )}
    </Flex>
  )
}
