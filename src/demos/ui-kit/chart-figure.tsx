import { Box, chakra, Flex, type HTMLChakraProps, Table } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { LuChevronRight, LuEye, LuImageDown, LuSheet } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ActionMenu } from '../parts/action-menu.tsx'
import { saveChartImage, toFileName } from './charts/chart-file.ts'
import { buildGridCsv, toValueGrid, type ValueGrid } from './charts/value-grid.ts'
import { tableRecipe } from './mirrored-recipes.ts'
import { TableScroll } from './table-scroll.tsx'

type ChartFigureProps = HTMLChakraProps<'figure'> & {
  /** Describes the chart. */
  label: string
  data: ChartData | ValueGrid
  /** Buttons above the chart. */
  controls?: ReactNode
  /** The parts that the user may hide: by a click on the legend, or by the menu. */
  toggles?: readonly string[]
  /** Hides a part or shows it again. Returns true if it is shown. */
  onToggleItem?: (name: string) => boolean
  /** In px, or `auto` for a chart that wraps. */
  chartHeight?: number | 'auto'
}

/**
 * A chart of fixed height, with its values as a table for screen readers and exact numbers. Picture and values
 * can be downloaded.
 */
export function ChartFigure({
  label,
  data,
  controls,
  toggles = [],
  onToggleItem,
  chartHeight = 300,
  children,
  ...figure
}: ChartFigureProps) {
  const box = useRef<HTMLDivElement>(null)
  const grid = toValueGrid(data)

  async function saveImage() {
    const isSaved =
      box.current &&
      (await saveChartImage(
        box.current,
        toFileName(label),
        getComputedStyle(box.current).backgroundColor,
      ).catch(() => false))
    if (!isSaved) notify.error('Não foi possível salvar a imagem')
  }

  return (
    <chakra.figure aria-label={label} minW="0" {...figure}>
      {controls}
      <Box ref={box} dir="ltr" position="relative" bg="bg.panel" minW="0" style={{ height: chartHeight }}>
        {children}
      </Box>
      <Flex align="flex-start" gap="2" mt="2">
        <chakra.details flex="1" minW="0">
          <chakra.summary
            display="flex"
            alignItems="center"
            gap="1.5"
            color="fg.muted"
            cursor="pointer"
            borderRadius="sm"
            width="fit"
            py="1.5"
            focusVisibleRing="outside"
            css={markerCss}
          >
            <LuChevronRight aria-hidden="true" />
            Ver os valores
          </chakra.summary>
          <ValueTable label={label} grid={grid} />
        </chakra.details>
        <ActionMenu
          label={`Baixar: ${label}`}
          groups={[
            {
              actions: [
                { label: 'Baixar a imagem', icon: <LuImageDown />, onSelect: () => void saveImage() },
                {
                  label: 'Baixar os valores (CSV)',
                  icon: <LuSheet />,
                  onSelect: () => download(`${toFileName(label)}.csv`, 'text/csv', buildGridCsv(grid)),
                },
              ],
            },
            {
              title: 'Legenda',
              actions: toggles.map((name) => ({
                label: `Mostrar ou ocultar: ${name}`,
                icon: <LuEye />,
                onSelect: () => announce(`${name}: ${onToggleItem?.(name) ? 'visível' : 'oculto'}`),
              })),
            },
          ]}
        />
      </Flex>
    </chakra.figure>
  )
}

/** An arrow to the row's end that turns down when the table is open. */
const markerCss = {
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { transition: 'transform 150ms', _motionReduce: { transition: 'none' } },
  _rtl: { '& > svg': { transform: 'scaleX(-1)' } },
  'details[open] > & > svg': { transform: 'rotate(90deg)' },
} as const

const ValueTable = ({ label, grid: { rowHeader, columns, rows } }: { label: string; grid: ValueGrid }) => (
  <Box mt="2">
    <TableScroll label={`Valores: ${label}`}>
      <Table.Root recipe={tableRecipe} size="sm" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{rowHeader}</Table.ColumnHeader>
            {columns.map((name) => (
              <Table.ColumnHeader key={name} scope="col" textAlign="end" whiteSpace="nowrap">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ title, cells }) => (
            <Table.Row key={title}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {title}
              </Table.ColumnHeader>
              {columns.map((name, column) => (
                <Table.Cell key={name} textAlign="end" whiteSpace="nowrap">
                  {cells[column]}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableScroll>
  </Box>
)
