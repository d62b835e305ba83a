import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { LuFilter } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { arrange, toggleItem } from '../arrangement.ts'
import { kindName } from '../model/graph-elements.ts'
import { kindLook, type NodeKind } from '../model/graph-texts.ts'
import type { Workbench } from '../use-workbench.ts'
import { CheckRow, ToolPopover } from './tool-buttons.tsx'

/** The kinds of nodes with their icons and counts: the legend of the graph, and a filter. */
export function KindFilter({ workbench: { nodes, now, graph } }: { workbench: Workbench }) {
  const counts = new Map<NodeKind, number>()
  for (const { kind } of nodes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const hiddenNodes = nodes.filter(({ id, kind }) => now.hidden.has(id) || now.hiddenKinds.has(kind))
  const hiddenCount = hiddenNodes.length + (now.hidesParties ? graph.parties.length : 0)
  return (
    <ToolPopover
      icon={<LuFilter aria-hidden="true" />}
      title={hiddenCount > 0 ? `Filtrar (${formatCounted(hiddenCount, 'oculto', 'ocultos')})` : 'Filtrar'}
    >
      {[...counts].map(([kind, count]) => (
        <CheckRow
          key={kind}
          isChecked={!now.hiddenKinds.has(kind)}
          onChange={() => arrange({ hiddenKinds: toggleItem(now.hiddenKinds, kind) })}
        >
          <KindIcon kind={kind} />
          <Box as="span" flex="1">
            {kindName(kind)}
          </Box>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        </CheckRow>
      ))}
      {graph.parties.length > 0 && (
        <CheckRow isChecked={!now.hidesParties} onChange={(isShown) => arrange({ hidesParties: !isShown })}>
          <Box
            as="span"
            boxSize="7"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="border.control"
            borderRadius="control"
          />
          <Box as="span" flex="1">
            Não consultados
          </Box>
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            {graph.parties.length}
          </Text>
        </CheckRow>
      )}
      <Button
        mt="2"
        width="full"
        size="sm"
        variant="outline"
        minH={{ base: '11', md: '9' }}
        disabled={hiddenCount === 0}
        onClick={() => arrange({ hidden: new Set(), hiddenKinds: new Set(), hidesParties: false })}
      >
        Mostrar tudo
      </Button>
    </ToolPopover>
  )
}

export function KindIcon({ kind }: { kind: NodeKind }) {
  const { Icon, palette } = kindLook(kind)
  return (
    <chakra.span colorPalette={palette} css={iconCss}>
      <Icon aria-hidden="true" />
    </chakra.span>
  )
}

const iconCss = {
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  boxSize: '7',
  borderRadius: 'control',
  bg: 'colorPalette.muted',
  color: 'colorPalette.fg',
} as const
