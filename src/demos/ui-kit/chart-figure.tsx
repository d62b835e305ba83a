import { Box, chakra, type HTMLChakraProps, Table } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { ChartData } from '@/ui/charts/chart-data.ts'
import { TableScroll } from './table-scroll.tsx'

type ChartFigureProps = HTMLChakraProps<'figure'> & {
  /** Describes the chart. */
  label: string
  data: ChartData
}

/** A chart of fixed height, with its values as a table for screen readers and exact numbers. */
export function ChartFigure({ label, data, children, ...figure }: ChartFigureProps) {
  return (
    <chakra.figure aria-label={label} minW="0" {...figure}>
      <Box dir="ltr" position="relative" height="260px" minW="0">
        {children}
      </Box>
      <chakra.details mt="3">
        <chakra.summary
          color="fg.muted"
          cursor="pointer"
          borderRadius="sm"
          width="fit"
          focusVisibleRing="outside"
        >
          Ver os valores
        </chakra.summary>
        <ValueTable label={label} data={data} />
      </chakra.details>
    </chakra.figure>
  )
}

const ValueTable = ({ label, data: { categories, series, format } }: { label: string; data: ChartData }) => (
  <Box mt="2">
    <TableScroll label={`Valores: ${label}`}>
      <Table.Root recipe={tableSlotRecipe} size="sm" fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Item</Table.ColumnHeader>
            {series.map(({ name }) => (
              <Table.ColumnHeader key={name} scope="col" textAlign="end">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {categories.map(({ title }, index) => (
            <Table.Row key={title}>
              <Table.ColumnHeader scope="row" fontWeight="normal">
                {title}
              </Table.ColumnHeader>
              {series.map(({ name, values }) => (
                <Table.Cell key={name} textAlign="end">
                  {format(values[index] ?? 0)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableScroll>
  </Box>
)
