import { Badge, Flex, Text } from '@chakra-ui/react'
import type { Changelog } from '@manifest/schema/content.ts'

type ReleaseChange = Changelog['releases'][number]['changes'][number]

const kinds: Record<ReleaseChange['kind'], { label: string; palette: string }> = {
  added: { label: 'Novo', palette: 'success' },
  changed: { label: 'Alterado', palette: 'info' },
  fixed: { label: 'Corrigido', palette: 'warning' },
  removed: { label: 'Removido', palette: 'danger' },
}

export function ChangeList({ changes }: { changes: readonly ReleaseChange[] }) {
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none">
      {changes.map(({ kind, text }) => (
        <Flex as="li" key={text} gap="3" align="flex-start">
          <Badge colorPalette={kinds[kind].palette} minW="20" justifyContent="center" flexShrink="0">
            {kinds[kind].label}
          </Badge>
          <Text minW="0" overflowWrap="anywhere">
            {text}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}
