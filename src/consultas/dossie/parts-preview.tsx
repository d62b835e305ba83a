import { Box, chakra, Text } from '@chakra-ui/react'
import type { DossiePart } from '@manifest/contract/resolved.ts'
import { formatCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'

/** Lists the parts of a dossiê before it starts, how many consultas it takes, and what each costs. */
export function PartsPreview({ parts }: { parts: readonly DossiePart[] }) {
  const findTitles = (names: readonly string[]) =>
    names.flatMap((name) => parts.find((part) => part.name === name)?.title ?? [])
  return (
    <Panel title="O que o dossiê reúne" description={formatCounted(parts.length, 'consulta', 'consultas')}>
      <chakra.ol
        listStyleType="none"
        display="grid"
        gap="1"
        columnGap="6"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
      >
        {parts.map(({ name, title, after, cost }, index) => (
          <chakra.li key={name} display="flex" gap="3" py="1.5">
            <Text color="fg.subtle" fontVariantNumeric="tabular-nums" minW="5" textAlign="end">
              {index + 1}
            </Text>
            <Box minW="0" flex="1">
              <Text fontWeight="500">{title}</Text>
              <NeededParts titles={findTitles(after)} />
            </Box>
            <PartCost cost={cost} />
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

function NeededParts({ titles }: { titles: string[] }) {
  if (titles.length === 0) return null
  return (
    <Text color="fg.muted" textStyle="small">
      A partir de: {titles.join(', ')}
    </Text>
  )
}

function PartCost({ cost }: { cost: number | undefined }) {
  if (cost === undefined) return null
  return (
    <Text color="fg.muted" textStyle="small" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {formatCost(cost)}
    </Text>
  )
}
