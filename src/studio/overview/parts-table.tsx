import { chakra, Text } from '@chakra-ui/react'
import type { PartOrigin, ShownPart } from '@manifest/contract/studio-content.ts'
import { PositionLink } from './position-link.tsx'

const origins: Record<PartOrigin, string | undefined> = {
  own: undefined,
  defaults: 'de defaults',
  appended: 'somado',
}

export function PartsTable({ title, parts }: { title: string; parts: ShownPart[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-label={title}>
      <Text textStyle="small" color="fg.subtle" mb="1">
        {title}
      </Text>
      <chakra.ul listStyleType="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
        {parts.map((part) => (
          <chakra.li
            key={`${part.position} ${part.name}`}
            display="flex"
            flexWrap="wrap"
            alignItems="baseline"
            columnGap="2.5"
            rowGap="0.5"
            py="1.5"
          >
            <Text as="span" fontWeight="500" overflowWrap="anywhere">
              {part.detail ?? part.name}
            </Text>
            <Text as="span" flex="1" color="fg.muted" textStyle="small">
              {[part.kind, part.isRequired && 'obrigatório', origins[part.origin]]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            <PositionLink position={part.position} />
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  )
}
