import { Box, Button, chakra } from '@chakra-ui/react'
import { LuChevronDown, LuTable2 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { useUnfolding } from '@/ui/forms/use-unfolding.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { isOwnColumn } from '../results/own-columns.tsx'
import type { useArrangement } from '../results/use-arrangement.ts'
import { findViews, removeView, renameView, savedViews, saveView, type View } from './saved-views.ts'
import { ApplyButton, NameForm, ViewRow } from './view-row.tsx'

/** The table as it is now: a view without its name. */
type Arranged = Omit<View, 'name'>

type ViewsMenuProps = {
  targetId: string
  current: Arranged
  onApply: (arranged: Arranged | undefined) => void
  /** Returns why a view cannot have a name. */
  findProblem: (name: string) => string | undefined
}

const isSame = ({ name: _, ...view }: View, current: Arranged) =>
  JSON.stringify(view) === JSON.stringify(current)

/** Shows the user's saved views of a table: applies, replaces, renames and deletes them. */
export function ViewsMenu({ targetId, current, onApply, findProblem }: ViewsMenuProps) {
  const { isOpen, button, buttonProps, panelProps } = useUnfolding()
  const views = findViews(useSnapshot(savedViews).byUser, targetId)
  const shown = views.find((view) => isSame(view, current))
  const apply = (view: View | undefined) => {
    onApply(view)
    announce(view ? `Visão ${view.name}` : 'Visão inicial')
  }
  return (
    <>
      <Button {...buttonProps} size="xs" variant="outline" title={shown?.name}>
        <LuTable2 aria-hidden="true" />
        <chakra.span truncate maxW="20">
          {shown ? `Visão: ${shown.name}` : 'Visões'}
        </chakra.span>
        <LuChevronDown aria-hidden="true" />
      </Button>
      {isOpen && (
        <Box {...panelProps} aria-label="Visões" order="1" p="4">
          <chakra.ul listStyleType="none" display="grid" gap="1" mb="4" maxW="2xl">
            <chakra.li>
              <ApplyButton name="Visão inicial" isShown={false} onClick={() => apply(undefined)} />
            </chakra.li>
            {views.map((view) => (
              <ViewRow
                key={view.name}
                view={view}
                isShown={view === shown}
                onApply={() => apply(view)}
                onReplace={() => {
                  saveView(targetId, { ...current, name: view.name })
                  notify.success(`Visão “${view.name}” substituída pela atual`)
                }}
                onRename={(name) => {
                  const problem = findProblem(name)
                  if (problem !== undefined) return problem
                  return renameView(targetId, view.name, name.trim())
                    ? undefined
                    : 'Outra visão tem este nome'
                }}
                onRemove={() => {
                  removeView(targetId, view.name)
                  announce(`Visão ${view.name} excluída`)
                  button.current?.focus()
                }}
              />
            ))}
          </chakra.ul>
          <NameForm
            label="Salvar a visão atual como"
            submit="Salvar visão"
            help="Guarda as colunas, o filtro e a ordem neste navegador, e nada do que foi consultado. As colunas da sua lista e o texto de Filtrar não entram."
            onSubmit={(name) => {
              const problem = findProblem(name) ?? saveView(targetId, { ...current, name: name.trim() })
              if (problem !== undefined) return problem
              notify.success(`Visão “${name.trim()}” salva`)
              return undefined
            }}
          />
        </Box>
      )}
    </>
  )
}

/** Returns the table's arrangement as a view has it, and a function that applies one. */
export function useView(
  { columnState }: Pick<LiveRun, 'columnState'>,
  columns: readonly string[],
  arrangement: ReturnType<typeof useArrangement>,
) {
  const { filterBy, sortBy, change } = arrangement
  const { filter, review, gravity } = arrangement.filters
  const [sorting] = arrangement.sorting
  const current: Arranged = {
    columns,
    filter,
    review,
    ...(gravity === 'all' ? {} : { gravity }),
    ...(sorting && !isOwnColumn(sorting.id) ? { sorting } : {}),
  }
  const apply = (arranged: Partial<Arranged> = {}) => {
    columnState.columns = arranged.columns && [...arranged.columns]
    columnState.hiddenMarks = []
    const { filter = 'all', review = 'all', gravity = 'all', sorting } = arranged
    filterBy({ filter, review, gravity })
    sortBy(sorting?.id, sorting?.desc ? 'desc' : 'asc')
    // Values that were looked up are in no view.
    change({ groupBy: undefined, only: undefined })
  }
  return { current, apply }
}
