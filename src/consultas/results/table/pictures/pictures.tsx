import { Box } from '@chakra-ui/react'
import { pathInRow, rowsAt } from '@manifest/contract/answer-path.ts'
import { type ReactNode, use } from 'react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import { MissingContext, RevealContext } from '../../answer-context.ts'
import type { BlockProps } from '../../block-types.ts'
import { formatItem } from '../../shown-text.ts'

// The table has all the data, so a picture that fails to load needs no message.
const relationTree = createOnDemand(() => import('./relation-tree.tsx'))

const stateMap = createOnDemand(() => import('./state-map.tsx'))

/** The root of the tree if the layout has no summary. */
const defaultRootName = 'Quem foi consultado'

type PicturesProps = BlockProps<'table'> & { children: ReactNode }

/**
 * Shows a tree of relations or a map next to a table, or above it on narrow screens. Values that the table
 * hides are hidden here too.
 */
export function Pictures({ block, answer, summary, children }: PicturesProps) {
  const { value: list, columns, tree, map } = block
  const { isRevealed } = use(RevealContext)
  const missing = use(MissingContext)
  const Tree = useOnDemand(relationTree, tree !== undefined)?.default
  const StateMap = useOnDemand(stateMap, map !== undefined)?.default
  if (tree === undefined && map === undefined) return children
  const shownAnswer = { answer, missing, isRevealed }
  const texts = (path: string) => {
    const { format, sensitive = false } = columns.find(({ value }) => value === path) ?? {}
    return rowsAt(answer, list).map((_, index) =>
      formatItem(shownAnswer, { value: pathInRow(list, index, path), format, sensitive }),
    )
  }
  const relations = tree && Tree ? texts(tree.relation) : []
  const names = tree && Tree ? texts(tree.name) : []
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-start" gap="5">
      <Box
        display="flex"
        flexWrap="wrap"
        gap="5"
        flex="1 1 190px"
        minW="0"
        css={{ '& > *': { flex: '1 1 180px', minW: '0' } }}
        _print={{ display: 'none' }}
      >
        {tree && Tree && (
          <Tree
            root={summary ? formatItem(shownAnswer, summary) : defaultRootName}
            related={names.map((name, index) => ({ name, relation: relations[index] ?? '' }))}
          />
        )}
        {map !== undefined && StateMap && <StateMap ufs={texts(map)} />}
      </Box>
      <Box flex="999 1 480px" minW="min(100%, 480px)">
        {children}
      </Box>
    </Box>
  )
}
