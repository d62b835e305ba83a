import { Box, chakra, Text } from '@chakra-ui/react'
import type { OutlineNode, StudioDiagnostic } from '@manifest/contract/studio.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { PartMenu } from '../parts/part-menu.tsx'
import { joinPlace, select, selection } from '../workspace/workspace.ts'
import { countErrors, filterOutline, findTrail } from './outline.ts'

type TreeProps = { groups: OutlineNode[]; query: string; diagnostics: readonly StudioDiagnostic[] }

/** The manifest's parts as nested lists. A search opens what it finds. */
export function Tree({ groups, query, diagnostics }: TreeProps) {
  const { place } = useSnapshot(selection)
  const selected = place && joinPlace(place)
  const trail = selected === undefined ? [] : findTrail(groups, selected)
  const { isOpen, toggle } = useOpenNodes(trail)
  const shown = query === '' ? groups : filterOutline(groups, query)
  const errorCounts = useMemo(() => countErrors(groups, diagnostics), [groups, diagnostics])
  if (shown.length === 0)
    return (
      <Text color="fg.muted" textStyle="small" p="3">
        Nada aqui corresponde à busca.
      </Text>
    )
  const renderNodes = (nodes: OutlineNode[], depth: number) => (
    <chakra.ul listStyleType="none" m="0" p="0">
      {nodes.map((node) => {
        const isUnfolded = query !== '' || isOpen(node.id)
        return (
          <li key={node.id}>
            <TreeRow
              node={node}
              depth={depth}
              isCurrent={node.id === trail.at(-1) && node.place !== undefined}
              isUnfolded={isUnfolded}
              errorCount={errorCounts.get(node.id) ?? 0}
              onToggle={() => toggle(node.id)}
            />
            {isUnfolded && node.children.length > 0 && renderNodes(node.children, depth + 1)}
          </li>
        )
      })}
    </chakra.ul>
  )
  return renderNodes(shown, 0)
}

/** Scrolls the tree, and not the page, if the row is out of view. */
function scrollToRow(row: HTMLElement) {
  // The pane that scrolls is the row's nearest positioned parent.
  const tree = row.offsetParent
  if (!tree) return
  const [{ top, bottom, height }, at] = [tree.getBoundingClientRect(), row.getBoundingClientRect()]
  if (at.top < top || at.bottom > bottom) tree.scrollTop += at.top - top - height / 2
}

type TreeRowProps = {
  node: OutlineNode
  depth: number
  isCurrent: boolean
  isUnfolded: boolean
  errorCount: number
  onToggle: () => void
}

function TreeRow({ node, depth, isCurrent, isUnfolded, errorCount, onToggle }: TreeRowProps) {
  const { title, detail, place, children } = node
  const errors = formatCounted(errorCount, 'erro', 'erros')
  // A menu costs more than a row, so it mounts when the pointer or the focus comes near.
  const [isNear, setNear] = useState(isCurrent)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent && row.current) scrollToRow(row.current)
  }, [isCurrent])
  return (
    <Box
      ref={row}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      className="group"
      display="flex"
      alignItems="center"
      borderRadius="control"
      bg={isCurrent ? 'primary.subtle' : undefined}
      _hover={{ bg: isCurrent ? 'primary.subtle' : 'bg.muted' }}
      style={{ paddingInlineStart: `${depth * 12}px` }}
    >
      {children.length > 0 ? (
        <chakra.button
          type="button"
          aria-expanded={isUnfolded}
          aria-label={`${isUnfolded ? 'Recolher' : 'Abrir'} ${title}`}
          onClick={onToggle}
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="6"
          color="fg.muted"
          cursor="pointer"
        >
          <chakra.span display="grid" transform={isUnfolded ? 'rotate(90deg)' : undefined} aria-hidden="true">
            <LuChevronRight />
          </chakra.span>
        </chakra.button>
      ) : (
        <Box boxSize="6" flexShrink="0" />
      )}
      <chakra.button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => (place ? select(place) : onToggle())}
        flex="1"
        minW="0"
        minH="7"
        display="flex"
        alignItems="center"
        gap="2"
        textAlign="start"
        textStyle="small"
        fontWeight={place ? undefined : 'semibold'}
        color={isCurrent ? 'primary.fg' : undefined}
        cursor="pointer"
      >
        <RowWords title={title} detail={detail} />
        {errorCount > 0 && (
          <chakra.span ms="auto" pe="1" flexShrink="0" color="danger.fg">
            {errors}
          </chakra.span>
        )}
      </chakra.button>
      <Box
        flexShrink="0"
        minW="7"
        opacity={isCurrent ? undefined : 0}
        _groupHover={{ opacity: 1 }}
        _groupFocusWithin={{ opacity: 1 }}
      >
        {(isNear || isCurrent) && place && <PartMenu place={place} title={title} />}
      </Box>
    </Box>
  )
}

/** The number of a variant is always whole. A longer detail is whole or absent: it wraps to a line that is cut off. */
function RowWords({ title, detail }: { title: string; detail: string | undefined }) {
  const isNumber = detail !== undefined && /^\d+$/.test(detail)
  return (
    <Box
      display="flex"
      flex="1"
      minW="0"
      flexWrap={isNumber ? undefined : 'wrap'}
      alignItems="baseline"
      columnGap="2"
      maxH="1lh"
      overflow="hidden"
      title={detail === undefined ? title : `${title} ${detail}`}
    >
      <chakra.span minW="0" maxW="full" truncate>
        {title}
      </chakra.span>{' '}
      {detail !== undefined && (
        <chakra.span flexShrink="0" color="fg.muted" fontFamily="mono" fontSize="11px">
          {detail}
        </chakra.span>
      )}
    </Box>
  )
}

const storageName = 'averigua.studio-tree'

function readStored(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '["Consultas"]') as string[]
  } catch {
    return ['Consultas']
  }
}

/** Returns the open nodes of the tree. They survive a reload; the nodes above the selected one open by themselves. */
function useOpenNodes(trail: string[]) {
  const [open, setOpen] = useState(() => new Set(readStored()))
  const above = trail.slice(0, -1).join('\n')
  useEffect(() => {
    if (above !== '') setOpen((before) => new Set([...before, ...above.split('\n')]))
  }, [above])
  useEffect(() => {
    try {
      sessionStorage.setItem(storageName, JSON.stringify([...open]))
    } catch {
      // Without storage, a reload starts with the initial nodes.
    }
  }, [open])
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  return { isOpen: (id: string) => open.has(id), toggle }
}
