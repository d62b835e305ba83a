import { Box, chakra, Table } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import { LuArrowDown, LuArrowUp, LuChevronsUpDown } from 'react-icons/lu'
import { Assignees } from '../../parts/assignees.tsx'
import { formatNumericDay } from '../../parts/days.ts'
import { ProgressBar } from '../../parts/progress-bar.tsx'
import type { TaskSnapshot } from '../../parts/task.ts'
import {
  type ProjectActions,
  ProjectLink,
  ProjectMenu,
  ProjectStatusBadge,
  useProjectCounts,
} from './project-card.tsx'
import { readAriaSort, type SortKey, setSort, toggleSort } from './view-choice.ts'

type ProjectTableProps = ProjectActions & { projects: readonly TaskSnapshot[]; sort: string }

/** The projects as a table. Its heads sort the rows. */
export const ProjectTable = ({ projects, sort, ...actions }: ProjectTableProps) => (
  <Box
    tabIndex={0}
    role="group"
    aria-label="Tabela de projetos"
    overflowX="auto"
    // Keeps the visually hidden text inside the scrolled area.
    position="relative"
    bg="bg.panel"
    borderWidth="1px"
    borderColor="border.panel"
    borderRadius="panel"
    boxShadow="panel"
    focusVisibleRing="outside"
  >
    <Table.Root recipe={tableSlotRecipe} css={{ '& tr': { bg: 'transparent' } }}>
      <Table.Header>
        <Table.Row>
          <SortHead name="Projeto" sortKey="name" sort={sort} />
          <Table.ColumnHeader scope="col">Status</Table.ColumnHeader>
          <SortHead name="Progresso" sortKey="progress" sort={sort} />
          <Table.ColumnHeader scope="col">Tarefas</Table.ColumnHeader>
          <SortHead name="Término" sortKey="end" sort={sort} />
          <Table.ColumnHeader scope="col">Responsáveis</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">
            <chakra.span srOnly>Ações</chakra.span>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {projects.map((project) => (
          <ProjectLine key={project.id} project={project} {...actions} />
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
)

const icons = { ascending: <LuArrowUp />, descending: <LuArrowDown /> }

function SortHead({ name, sortKey, sort }: { name: string; sortKey: SortKey; sort: string }) {
  const direction = readAriaSort(sortKey, sort)
  return (
    <Table.ColumnHeader scope="col" aria-sort={direction}>
      <chakra.button
        type="button"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        fontWeight="inherit"
        cursor="pointer"
        borderRadius="sm"
        focusVisibleRing="outside"
        onClick={() => setSort(toggleSort(sortKey, sort))}
      >
        {name}
        {direction ? icons[direction] : <LuChevronsUpDown />}
      </chakra.button>
    </Table.ColumnHeader>
  )
}

function ProjectLine({ project, ...actions }: ProjectActions & { project: TaskSnapshot }) {
  const { done, tasks } = useProjectCounts(project.id)
  return (
    <Table.Row>
      <Table.Cell minW="200px">
        <ProjectLink project={project} />
        <chakra.span display="block" color="fg.muted" textStyle="small">
          {project.category.label}
        </chakra.span>
      </Table.Cell>
      <Table.Cell>
        <ProjectStatusBadge project={project} />
      </Table.Cell>
      <Table.Cell minW="150px">
        <ProgressBar label={`Progresso de ${project.name}`} value={project.progress} />
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap">{tasks === 0 ? 'Nenhuma' : `${done} de ${tasks}`}</Table.Cell>
      <Table.Cell>{formatNumericDay(project.endDate)}</Table.Cell>
      <Table.Cell>
        <Assignees people={project.assignee} />
      </Table.Cell>
      <Table.Cell textAlign="end">
        <ProjectMenu project={project} {...actions} />
      </Table.Cell>
    </Table.Row>
  )
}
