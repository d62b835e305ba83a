import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { FormControl, FormNode, MenuRow, ValueEdit } from '@manifest/contract/studio.ts'
import { type KeyboardEvent, type ReactNode, use, useRef, useState } from 'react'
import {
  LuArrowDown,
  LuArrowUp,
  LuEye,
  LuEyeOff,
  LuIndentDecrease,
  LuIndentIncrease,
  LuPencil,
  LuPlus,
  LuTrash2,
} from 'react-icons/lu'
import { FormContext, useShownValue } from '../form-context.ts'
import { RowTool } from '../ordered-row.tsx'
import { MenuRowView } from './menu-row.tsx'
import {
  type Direction,
  directions,
  findRow,
  flattenRows,
  formatPath,
  isDirection,
  locateList,
  locateRow,
  type MenuPath,
  type MovePlan,
  planMove,
  planStep,
} from './plan-move.ts'

type MenuTreeProps = { node: FormNode; control: Extract<FormControl, { type: 'menu' }> }

/** A menu as a tree, ordered by drag, by Alt and the arrow keys, or by buttons. */
export function MenuTree({ node, control }: MenuTreeProps) {
  const { file, edit, open } = use(FormContext)
  const [rows, showRows] = useShownValue(control.rows)
  const [current, setCurrent] = useState<MenuPath>([0])
  const [note, setNote] = useState('')
  /** After a move or a step of the arrows, the current row takes the focus. */
  const isFocusMoving = useRef(false)

  const place = { file, path: node.path }
  const menu = { place, rows, levels: control.levels }
  const shown = flattenRows(rows)
  const row = findRow(rows, current)

  const focusPath = (path: MenuPath | undefined) => {
    if (!path) return
    isFocusMoving.current = true
    setCurrent(path)
  }

  const run = async (label: string, edits: ValueEdit[], next: MenuRow[] = rows) => {
    showRows(next)
    setNote((await edit(label, edits)) ?? '')
  }
  const apply = (plan: MovePlan, title: string) => {
    if ('refusal' in plan) return setNote(plan.refusal)
    focusPath(plan.path)
    void run(`${title}: lugar no menu`, plan.edits, plan.rows)
  }
  const title = row?.title ?? ''
  const ownPlace = locateRow(place, current)
  const add = (value: object, isHeader: boolean) => {
    const parent = isHeader ? [] : current.slice(0, -1)
    const index = row === undefined ? 0 : (current[parent.length] ?? 0) + 1
    void run(`${node.label}: novo`, [{ op: 'insert', place: locateList(place, parent), index, value }])
    setCurrent([...parent, index])
    open(locateRow(place, [...parent, index]).path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const index = shown.findIndex(({ path }) => formatPath(path) === formatPath(current))
    if (event.altKey && isDirection(event.key)) apply(planStep(menu, current, event.key), title)
    else if (event.key === 'ArrowDown') focusPath(shown[index + 1]?.path)
    else if (event.key === 'ArrowUp') focusPath(shown[index - 1]?.path)
    else if (event.key === 'Home') focusPath(shown[0]?.path)
    else if (event.key === 'End') focusPath(shown.at(-1)?.path)
    else if (event.key === 'Enter') open(ownPlace.path)
    else return
    event.preventDefault()
  }

  return (
    <Box>
      <Box position="sticky" top="-4" zIndex="1" bg="bg" pt="2">
        <MenuTools
          row={row}
          onMove={(direction) => apply(planStep(menu, current, direction), title)}
          onToggleTrail={() => {
            const hide: ValueEdit['place'] = { file, path: [...ownPlace.path, 'isHide'] }
            void run(`${title}: trilha`, [
              row?.isHide ? { op: 'remove', place: hide } : { op: 'set', place: hide, value: true },
            ])
          }}
          onOpen={() => open(ownPlace.path)}
          onRemove={() => void run(`${title}: removido`, [{ op: 'remove', place: ownPlace }])}
        />
        <Text role="status" textStyle="small" color="warning.fg" minH="5">
          {note}
        </Text>
      </Box>
      <Box role="tree" aria-label={node.label} onKeyDown={onKeyDown}>
        {shown.map((one) => (
          <MenuRowView
            key={formatPath(one.path)}
            menu={node.path.join('/')}
            shown={one}
            isCurrent={formatPath(one.path) === formatPath(current)}
            isFocusMoving={isFocusMoving}
            onSelect={() => setCurrent(one.path)}
            onOpen={() => open(locateRow(place, one.path).path)}
            onDrop={(from, target) => apply(planMove(menu, from, target), findRow(rows, from)?.title ?? '')}
          />
        ))}
      </Box>
      <Flex gap="2" mt="2">
        <Button size="xs" variant="outline" onClick={() => add(control.newEntry as object, false)}>
          <LuPlus aria-hidden="true" /> Entrada
        </Button>
        <Button size="xs" variant="outline" onClick={() => add({ header: '' }, true)}>
          <LuPlus aria-hidden="true" /> Cabeçalho
        </Button>
      </Flex>
      <Text textStyle="small" color="fg.muted" mt="2">
        Arraste uma entrada, ou mova a escolhida com Alt e as setas.
      </Text>
    </Box>
  )
}

type MenuToolsProps = {
  row: MenuRow | undefined
  onMove: (direction: Direction) => void
  onToggleTrail: () => void
  onOpen: () => void
  onRemove: () => void
}

const arrows: Record<Direction, ReactNode> = {
  ArrowUp: <LuArrowUp />,
  ArrowDown: <LuArrowDown />,
  ArrowLeft: <LuIndentDecrease />,
  ArrowRight: <LuIndentIncrease />,
}

const moves = Object.entries(directions) as [Direction, string][]

/** Actions on the selected entry of a menu. */
function MenuTools({ row, onMove, onToggleTrail, onOpen, onRemove }: MenuToolsProps) {
  const isOff = row === undefined
  const hasTrail = row !== undefined && !row.isHeader
  return (
    <Flex role="group" aria-label="A entrada escolhida" gap="1" mb="2" wrap="wrap">
      {moves.map(([direction, label]) => (
        <RowTool
          key={direction}
          variant="outline"
          label={label}
          isOff={isOff}
          onClick={() => onMove(direction)}
        >
          {arrows[direction]}
        </RowTool>
      ))}
      <RowTool
        variant="outline"
        label="Esconder a trilha"
        isOff={!hasTrail}
        isPressed={row?.isHide ?? false}
        onClick={onToggleTrail}
      >
        {row?.isHide ? <LuEyeOff /> : <LuEye />}
      </RowTool>
      <RowTool variant="outline" label="Editar a entrada" isOff={isOff} onClick={onOpen}>
        <LuPencil />
      </RowTool>
      <RowTool variant="outline" label="Remover a entrada" isOff={isOff} onClick={onRemove}>
        <LuTrash2 />
      </RowTool>
    </Flex>
  )
}
