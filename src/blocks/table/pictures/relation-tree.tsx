import { Box, chakra, Text } from '@chakra-ui/react'
import { formatCounted } from '@/lib/format/quantity.ts'

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

/** A row of the answer as the tree shows it. */
export type Related = { relation: string; name: string }

/** A relation and the names of all who have it. */
export type Branch = { relation: string; names: string[] }

/** The tree leaves further names to the table. */
const maxNames = 14

/** Groups names by relation, in the answer's order, and counts those that the tree leaves out. */
export function groupByRelation(related: readonly Related[]): { branches: Branch[]; hiddenCount: number } {
  const names = new Map<string, string[]>()
  for (const { relation, name } of related.slice(0, maxNames))
    names.set(relation, [...(names.get(relation) ?? []), name])
  const branches = [...names].map(([relation, list]) => ({ relation, names: list }))
  return { branches, hiddenCount: Math.max(0, related.length - maxNames) }
}

/**
 * A line of the tree: the root, a relation or a name. `y` is the middle of the line, in pixels from the top.
 */
type TreeLine = { depth: 0 | 1 | 2; text: string; y: number }

/** The lines of a tree, and the SVG paths from each line to its parent. */
export type TreeLayout = { lines: TreeLine[]; paths: string[]; width: number; height: number }

const lineHeight = 24

/** In pixels, above each relation. */
const gap = 4

/** In pixels, per depth. */
const indent = 22

/**
 * In pixels: the stem's distance from the start of its parent line, and the radius of its curve. The half
 * pixel keeps the line sharp.
 */
const stem = 7.5
const radius = 6

/** Returns the path from a parent line at `from` down to the start of a line. */
function buildBranchPath({ depth, y }: TreeLine, from: number): string {
  const x = (depth - 1) * indent + stem
  return `M${x} ${from + lineHeight / 2 - 2}V${y - radius}Q${x} ${y} ${x + radius} ${y}H${depth * indent - 3}`
}

/** Places the root at the top, then each relation above its names. */
export function layOutTree(root: string, branches: readonly Branch[]): TreeLayout {
  const top: TreeLine = { depth: 0, text: root, y: lineHeight / 2 }
  const lines = [top]
  const paths: string[] = []
  let y = top.y
  for (const { relation, names } of branches) {
    y += lineHeight + gap
    const branch: TreeLine = { depth: 1, text: relation, y }
    lines.push(branch)
    paths.push(buildBranchPath(branch, top.y))
    for (const text of names) {
      y += lineHeight
      const leaf: TreeLine = { depth: 2, text, y }
      lines.push(leaf)
      paths.push(buildBranchPath(leaf, branch.y))
    }
  }
  return { lines, paths, width: 2 * indent, height: y + lineHeight / 2 }
}
