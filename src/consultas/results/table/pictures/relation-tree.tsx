import { Box, chakra, Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'
import {
  groupByRelation,
  indent,
  layOutTree,
  lineHeight,
  type Related,
  type TreeLine,
} from './tree-layout.ts'

type RelationTreeProps = { root: string; related: readonly Related[] }

/**
 * Draws the relations of the subject as a tree. Screen readers get a summary, since the table has the names.
 */
export default function RelationTree({ root, related }: RelationTreeProps) {
  const { branches, hiddenCount } = groupByRelation(related)
  const { lines, paths, width, height } = layOutTree(root, branches)
  const relations = branches.map(({ relation, names }) => `${relation} (${names.length})`)
  return (
    <Box>
      <Box
        role="img"
        aria-label={`Árvore de relações: ${relations.join(', ')}. Os dados estão na tabela.`}
        position="relative"
        style={{ height }}
      >
        <chakra.svg
          position="absolute"
          insetStart="0"
          width={`${width}px`}
          height={`${height}px`}
          fill="none"
          stroke="border.control"
          _rtl={{ transform: 'scaleX(-1)' }}
        >
          {paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </chakra.svg>
        {lines.map((line) => (
          <TreeLineText key={line.y} line={line} />
        ))}
      </Box>
      {hiddenCount > 0 && (
        <Text color="fg.muted" textStyle="small" mt="1">
          E {formatCounted(hiddenCount, 'outra relação', 'outras relações')} na tabela.
        </Text>
      )}
    </Box>
  )
}

const lineStyles = [{ fontWeight: '600' }, { color: 'fg.muted', textStyle: 'small' }, {}] as const

const TreeLineText = ({ line: { depth, text, y } }: { line: TreeLine }) => (
  <Text
    truncate
    title={text}
    position="absolute"
    insetInline="0"
    style={{ top: y - lineHeight / 2, lineHeight: `${lineHeight}px`, paddingInlineStart: depth * indent }}
    {...lineStyles[depth]}
  >
    <bdi>{text}</bdi>
  </Text>
)
