import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { isKeyLabel } from '@manifest/contract/key-label.ts'
import type { FormNode, NewItem } from '@manifest/contract/studio.ts'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { LuPlus, LuTrash2 } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { ActionMenu } from '@/ui/navigation/action-menu.tsx'
import { FormContext, useNodeEdits } from './form-context.ts'
import { OrderedRow, orderedListCss, RowTool } from './ordered-row.tsx'

type NodeListProps = {
  node: FormNode
  items: FormNode[]
  newItem: unknown
  newItems?: NewItem[]
  itemLabel: string
  renderItem: (item: FormNode) => ReactNode
}

/** The items of a list: opened one by one, ordered by drag or by their arrows, added and removed. */
export function NodeList({ node, items, newItem, newItems, itemLabel, renderItem }: NodeListProps) {
  const { insert, move } = useNodeEdits(node.path, node.label)
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
  const add = (value: unknown) => {
    void insert(items.length, value)
    setOpen(items.length)
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
        {newItems ? (
          <ActionMenu
            label={itemLabel}
            edge="start"
            icon={<LuPlus aria-hidden="true" />}
            actions={newItems.map(({ kind, label, value }) => ({
              id: kind,
              label,
              note: kind,
              onSelect: () => add(value),
            }))}
          />
        ) : (
          <Button size="xs" variant="outline" onClick={() => add(newItem)}>
            <LuPlus aria-hidden="true" /> {itemLabel}
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
        {isUnnamed(item) && (
          <Box as="span" color="warning.fg" textStyle="small">
            a conferir
          </Box>
        )}
        {errorCount > 0 && (
          <Box as="span" color="danger.fg" textStyle="small">
            {formatCounted(errorCount, 'erro', 'erros')}
          </Box>
        )}
      </Button>
    </OrderedRow>
  )
}

/** Returns true if the label of an item is still the key of the source. */
const isUnnamed = ({ value }: FormNode) =>
  typeof value === 'object' &&
  value !== null &&
  isKeyLabel(Reflect.get(value, 'label'), Reflect.get(value, 'value'))

/** Returns the words by which people know an item: its label or title, with its kind. */
export function summarizeNode({ value, label }: FormNode): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? label : String(value)
  const kind: unknown =
    Reflect.get(value, 'block') ?? Reflect.get(value, 'kind') ?? Reflect.get(value, 'format')
  return typeof kind === 'string' && kind !== label ? `${label} · ${kind}` : label
}
