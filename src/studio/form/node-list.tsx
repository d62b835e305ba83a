import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { type ReactNode, useRef, useState } from 'react'
import { LuGripVertical, LuPlus, LuTrash2 } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useNodeEdits } from './form-context.ts'
import { MoveTools, RowTool, useItemDrag } from './ordered-row.tsx'

type NodeListProps = {
  node: FormNode
  items: FormNode[]
  newItem: unknown
  itemLabel: string
  renderItem: (item: FormNode) => ReactNode
}

/** The items of a list: opened one by one, ordered by drag or by their arrows, added and removed. */
export function NodeList({ node, items, newItem, itemLabel, renderItem }: NodeListProps) {
  const { insert, move, remove } = useNodeEdits(node.path, node.label)
  const [open, setOpen] = useState<number>()
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    move(from, to)
    setOpen((index) => (index === from ? to : undefined))
  }
  return (
    <Box>
      {items.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {Array.isArray(node.inherited)
            ? `Herdado: ${formatCounted(node.inherited.length, 'parte', 'partes')}`
            : 'Nenhum'}
        </Text>
      )}
      <Box as="ol" listStyleType="none" m="0" p="0" display="grid" gap="1">
        {items.map((item, index) => (
          <Item
            key={item.key}
            listKey={node.path.join('/')}
            item={item}
            index={index}
            count={items.length}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onMove={(to) => moveTo(index, to)}
            onDrop={moveTo}
          >
            {renderItem(item)}
          </Item>
        ))}
      </Box>
      <Flex gap="2" mt="2">
        <Button
          size="xs"
          variant="outline"
          onClick={() => {
            insert(items.length, newItem)
            setOpen(items.length)
          }}
        >
          <LuPlus aria-hidden="true" /> {itemLabel}
        </Button>
        {items.length > 0 && !node.isRequired && (
          <Button size="xs" variant="ghost" onClick={remove}>
            Remover {node.label}
          </Button>
        )}
      </Flex>
    </Box>
  )
}

type ItemProps = {
  listKey: string
  item: FormNode
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onDrop: (from: number, to: number) => void
  children: ReactNode
}

function Item({ listKey, item, index, count, isOpen, onToggle, onMove, onDrop, children }: ItemProps) {
  const row = useRef<HTMLLIElement>(null)
  const handle = useRef<HTMLSpanElement>(null)
  const dropLine = useItemDrag(row, handle, listKey, index, onDrop)
  const { remove } = useNodeEdits(item.path, item.label)
  const name = summarizeNode(item)
  const errorCount = item.diagnostics.length
  return (
    <Box as="li" ref={row} borderWidth="1px" borderRadius="control" boxShadow={dropLine}>
      <Flex align="center" gap="1" pe="1">
        <Box as="span" ref={handle} cursor="grab" px="1.5" py="2" color="fg.muted" aria-hidden="true">
          <LuGripVertical />
        </Box>
        <Button
          size="sm"
          variant="plain"
          justifyContent="start"
          flex="1"
          minW="0"
          px="1"
          color="fg"
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Box as="span" truncate>
            {name}
          </Box>
          {errorCount > 0 && (
            <Box as="span" color="danger.fg" textStyle="small">
              {formatCounted(errorCount, 'erro', 'erros')}
            </Box>
          )}
        </Button>
        <MoveTools name={name} index={index} count={count} onMove={onMove} />
        <RowTool label={`Remover ${name}`} onClick={remove}>
          <LuTrash2 />
        </RowTool>
      </Flex>
      {isOpen && (
        <Box px="3" pb="3" pt="1" borderTopWidth="1px">
          {children}
        </Box>
      )}
    </Box>
  )
}

/** Keys that tell what an item is, the best first. */
const namingKeys = [
  'label',
  'title',
  'header',
  'name',
  'question',
  'consulta',
  'block',
  'value',
  'from',
  'text',
  'path',
]

/** Returns the words by which people know an item: its label or title, with its kind. */
export function summarizeNode({ value, label }: FormNode): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? label : String(value)
  const words = namingKeys.flatMap((key) => {
    const word: unknown = Reflect.get(value, key)
    return typeof word === 'string' || typeof word === 'number' ? [String(word)] : []
  })
  const kind: unknown =
    Reflect.get(value, 'block') ?? Reflect.get(value, 'kind') ?? Reflect.get(value, 'format')
  const [name = label] = words
  return typeof kind === 'string' && kind !== name ? `${name} · ${kind}` : name
}
