import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { FormNode } from '@manifest/contract/studio.ts'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { LuPlus, LuTrash2 } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { FormContext, useNodeEdits } from './form-context.ts'
import { OrderedRow, orderedListCss, RowTool } from './ordered-row.tsx'

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
  const { isCurrent } = use(FormContext)
  const isShifting = useRef(false)
  useEffect(() => {
    if (isCurrent) isShifting.current = false
  }, [isCurrent])
  /** Moves or removes an item. Until the form has the new text, its indices are old, and more clicks do nothing. */
  const shift = (run: () => void) => {
    if (isShifting.current) return
    isShifting.current = true
    run()
  }
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return
    shift(() => {
      void move(from, to)
      setOpen((index) => (index === from ? to : undefined))
    })
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
      <Box as="ol" css={orderedListCss}>
        {items.map((item, index) => (
          <Item
            key={item.key}
            listKey={node.path.join('/')}
            item={item}
            index={index}
            count={items.length}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onMove={moveTo}
            onRemove={shift}
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
            void insert(items.length, newItem)
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
  onMove: (from: number, to: number) => void
  onRemove: (remove: () => void) => void
  children: ReactNode
}

function Item({ item, isOpen, onToggle, onRemove, children, ...row }: ItemProps) {
  const { remove } = useNodeEdits(item.path, item.label)
  const name = summarizeNode(item)
  const errorCount = item.diagnostics.length
  return (
    <OrderedRow
      {...row}
      name={name}
      tools={
        <RowTool label={`Remover ${name}`} onClick={() => onRemove(remove)}>
          <LuTrash2 />
        </RowTool>
      }
      content={
        isOpen && (
          <Box px="3" pb="3" pt="1" borderTopWidth="1px">
            {children}
          </Box>
        )
      }
    >
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
    </OrderedRow>
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
