import { Box, Menu, useMenu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import {
  LuArrowDown,
  LuArrowUp,
  LuCheck,
  LuEyeOff,
  LuGroup,
  LuPin,
  LuPinOff,
  LuUngroup,
} from 'react-icons/lu'
import { formatCount } from '@/lib/format/quantity.ts'
import { menuMotion } from '../motion/popup-motion.ts'
import { Presence } from '../motion/presence.tsx'
import { useMotion } from '../motion/use-motion.ts'
import { touchHeight } from '../touch-height.ts'
import { type ColumnSetup, canGroup } from './arrange-columns.ts'
import type { DataColumn, Density } from './column.ts'
import { listColumnValues } from './column-values.ts'
import type { Sorting } from './row-arranger.ts'
import type { SortBy } from './use-arranged-rows.ts'

export type ColumnMenuOptions<Row> = {
  /** All columns, also the hidden ones. */
  columns: readonly DataColumn<Row>[]
  /** All rows, also those that a filter hides. A single row has no order, no groups and no filter. */
  rows: readonly Row[]
  sorting: Sorting
  sortBy: SortBy
  setup: ColumnSetup
  onChange: (changes: Partial<ColumnSetup>) => void
  /** Returns a function that hides a column; `undefined` if the table needs it. */
  readHide: (column: DataColumn<Row>) => (() => void) | undefined
  density: Density | undefined
}

type ColumnMenuProps<Row> = ColumnMenuOptions<Row> & {
  column: DataColumn<Row>
  /** The id of the button that opens the menu. */
  buttonId: string
  isOpen: boolean
  onClose: () => void
}

/** Sorts, pins, hides, groups and filters by a column, brings hidden columns back, and sets the height of rows. */
export default function ColumnMenu<Row>(props: ColumnMenuProps<Row>) {
  const { column, buttonId, isOpen, onClose } = props
  const [isMounted, setMounted] = useState(false)
  // The menu takes the focus only if it opens after it is mounted.
  useEffect(() => setMounted(true), [])
  const menu = useMenu({
    ids: { trigger: buttonId },
    open: isOpen && isMounted,
    onOpenChange: ({ open }) => open || onClose(),
    positioning: { placement: 'bottom-start', strategy: 'fixed', gutter: 4 },
  })
  return (
    <Presence isReused>
      {menu.api.open && (
        <Menu.RootProvider recipe={menuSlotRecipe} value={menu} present>
          <Menu.Positioner>
            <Content label={`Coluna ${column.label}`}>
              <Items {...props} />
            </Content>
          </Menu.Positioner>
        </Menu.RootProvider>
      )}
    </Presence>
  )
}

/** The menu's surface, which stays mounted until it has faded out. */
function Content({ label, children }: { label: string; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useMotion(content, menuMotion)
  return (
    <Menu.Content ref={content} aria-label={label} css={menuCss}>
      {children}
    </Menu.Content>
  )
}

function Items<Row>(props: ColumnMenuProps<Row>) {
  const { column, columns, rows, sorting, sortBy, ...others } = props
  const { setup, onChange, readHide, buttonId, density } = others
  const { id, label, sortValue } = column
  const hasRows = rows.length > 1
  const order = sorting[0]?.id === id ? sorting[0] : undefined
  const { pinned = [] } = setup
  const isPinned = pinned.includes(id)
  const hidden = columns.filter((each) => setup.hidden.includes(each.id))
  const hide = readHide(column)
  const hideColumn = () => {
    // The button of the menu goes with its column.
    document.getElementById(buttonId)?.closest<HTMLElement>('[role=group]')?.focus()
    hide?.()
  }
  const isLast = columns.length - hidden.length <= (setup.groupBy === undefined ? 1 : 2)
  return (
    <>
      {sortValue && hasRows && (
        <>
          <Item id="asc" icon={<LuArrowUp />} isOn={order?.desc === false} onSelect={() => sortBy(id, 'asc')}>
            Ordem crescente
          </Item>
          <Item id="desc" icon={<LuArrowDown />} isOn={order?.desc} onSelect={() => sortBy(id, 'desc')}>
            Ordem decrescente
          </Item>
        </>
      )}
      <Item
        id="pin"
        icon={isPinned ? <LuPinOff /> : <LuPin />}
        onSelect={() =>
          onChange({ pinned: isPinned ? pinned.filter((other) => other !== id) : [...pinned, id] })
        }
      >
        {isPinned ? 'Soltar' : 'Fixar no início'}
      </Item>
      {hasRows && canGroup(column) && (
        <Item id="group" icon={<LuGroup />} onSelect={() => onChange({ groupBy: id })}>
          Agrupar por {label}
        </Item>
      )}
      {setup.groupBy !== undefined && (
        <Item id="ungroup" icon={<LuUngroup />} onSelect={() => onChange({ groupBy: undefined })}>
          Desagrupar
        </Item>
      )}
      {!isLast && hide && (
        <Item id="hide" icon={<LuEyeOff />} onSelect={hideColumn}>
          Esconder a coluna
        </Item>
      )}
      {hidden.map((each) => (
        <Item
          key={each.id}
          id={`show ${each.id}`}
          onSelect={() => onChange({ hidden: setup.hidden.filter((other) => other !== each.id) })}
        >
          Mostrar {each.label}
        </Item>
      ))}
      {hasRows && canGroup(column) && (
        <Values column={column} rows={rows} setup={setup} onChange={onChange} />
      )}
      {density && (
        <Box role="presentation" borderTopWidth="1px" mt="1" pt="1">
          <Item id="compact" isOn={density.isCompact} onSelect={() => density.set(!density.isCompact)}>
            Linhas compactas
          </Item>
        </Box>
      )}
    </>
  )
}

type ValuesProps<Row> = Pick<ColumnMenuProps<Row>, 'column' | 'rows' | 'setup' | 'onChange'>

/** The values of the column, with the number of rows. A choice shows only the rows with this value. */
function Values<Row>({ column, rows, setup: { only = [] }, onChange }: ValuesProps<Row>) {
  const values = useMemo(() => listColumnValues(rows, column), [rows, column])
  const chosen = only.find(({ id }) => id === column.id)?.text
  if (values.length === 0) return null
  const others = only.filter(({ id }) => id !== column.id)
  return (
    <Box role="group" aria-label="Filtrar por valor" borderTopWidth="1px" mt="1" pt="1">
      {values.map(({ text, count }) => (
        <Item
          key={text}
          id={`only ${text}`}
          count={count}
          isOn={text === chosen}
          onSelect={() => onChange({ only: text === chosen ? others : [...others, { id: column.id, text }] })}
        >
          {text || '(vazio)'}
        </Item>
      ))}
    </Box>
  )
}

type ItemProps = {
  id: string
  icon?: ReactNode
  /** Marks the item with a check. */
  isOn?: boolean | undefined
  /** The number of rows. */
  count?: number
  onSelect: () => void
  children: ReactNode
}

function Item({ id, icon, isOn = false, count, onSelect, children }: ItemProps) {
  return (
    <Menu.Item value={id} onSelect={onSelect}>
      <span data-icon aria-hidden="true">
        {icon}
      </span>
      <span>
        {children}
        {isOn && <span data-state-text> (em uso)</span>}
      </span>
      {count !== undefined && <span data-count> {formatCount(count)}</span>}
      {isOn && <LuCheck aria-hidden="true" />}
    </Menu.Item>
  )
}

const menuCss = {
  minW: '200px',
  maxW: 'min(300px, calc(100vw - 24px))',
  maxH: 'var(--available-height)',
  borderWidth: '1px',
  whiteSpace: 'normal',
  textAlign: 'start',
  fontWeight: '400',
  // `src/ui/motion` animates it.
  _open: { animation: 'none' },
  '& [role=menuitem]': {
    gap: '2',
    minH: touchHeight,
    '& > span:nth-of-type(2)': { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
  '& [data-icon]': { width: '4', color: 'fg.muted', flexShrink: '0' },
  '& [data-state-text]': { srOnly: true },
  '& [data-count]': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
} as const
