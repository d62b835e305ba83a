import { Box, Button, chakra, Text } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { LuSearchX, LuTrash2 } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { MotionRows } from '@/ui/motion/motion-rows.tsx'
import { useFocusRestore } from './use-focus-restore.ts'

type ItemListProps = {
  label: string
  /** Shown above the items if there are any. */
  head?: ReactNode
  /** The empty state. */
  empty: ReactNode
  /** The id of the item with the initial focus: the one that was just closed. */
  initialFocusId?: string | null
  /** Identifies the selection of items. After a change of the key the items appear without animation. */
  listKey: string
  /** `MotionRow`s that can take the focus by `tabIndex`. */
  children: ReactElement[]
}

/** A list of rows with dividers that keeps the focus when items are added or removed. */
export function ItemList({ label, head, empty, initialFocusId, listKey, children }: ItemListProps) {
  const frame = useRef<HTMLDivElement>(null)
  useFocusRestore(frame)
  useEffect(() => {
    if (initialFocusId) (document.getElementById(initialFocusId) ?? frame.current)?.focus()
  }, [initialFocusId])
  return (
    <Box ref={frame} tabIndex={-1} role="region" aria-label={label} outline="none">
      {children.length > 0 ? (
        <>
          {head}
          <chakra.ul css={rows}>
            <MotionRows key={listKey}>{children}</MotionRows>
          </chakra.ul>
        </>
      ) : (
        empty
      )}
    </Box>
  )
}

const rows = {
  listStyleType: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    ps: '4',
    pe: '2',
    py: '1',
    minH: '12',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.hover' },
    _last: { borderBottomWidth: '0' },
  },
} as const

export function EmptyTrash() {
  return (
    <EmptyState
      icon={<LuTrash2 />}
      title="A lixeira está vazia"
      detail="O que você excluir fica aqui até ser restaurado ou excluído de vez."
    />
  )
}

/** The visible range and the number of items, as a live region. */
export function ListStatus({ children }: { children: ReactNode }) {
  return (
    <Text
      role="status"
      color="fg.muted"
      textStyle="small"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      flexBasis={{ base: 'full', md: 'auto' }}
    >
      {children}
    </Text>
  )
}

/** The empty state of a search, with a button that clears it. */
export function NoResults({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<LuSearchX />}
      title={`Nada encontrado para “${search}”`}
      action={
        <Button variant="outline" onClick={onClear}>
          Limpar busca
        </Button>
      }
    />
  )
}
