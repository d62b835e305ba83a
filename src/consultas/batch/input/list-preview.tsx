import { Box, chakra } from '@chakra-ui/react'
import { tableCss } from '@/ui/data-table/table-css.ts'
import type { TableRow } from './read-table.ts'

const maxRows = 5

const maxCellLength = 80

/** The first rows as they were parsed. It scrolls on its own, also by keyboard. */
export function ListPreview({ names, rows }: { names: string[]; rows: readonly TableRow[] }) {
  return (
    <Box
      role="group"
      aria-label="Primeiras linhas"
      tabIndex={0}
      overflow="auto"
      borderWidth="1px"
      borderRadius="control"
      focusVisibleRing="outside"
    >
      <chakra.table css={tableCss}>
        <thead>
          <tr>
            <chakra.th width="1%">Linha</chakra.th>
            {names.map((name, column) => (
              <th key={column}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, maxRows).map(({ number, cells }) => (
            <tr key={number}>
              <td>{number}</td>
              {names.map((_, column) => (
                <td key={column}>{cells[column]?.slice(0, maxCellLength)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
