import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type ColumnMapping, lineFields } from './columns.ts'
import type { EnteredList } from './entered-list.ts'
import type { Table, TableRow } from './read-table.ts'
import { SheetChoice } from './sheet-choice.tsx'

type ColumnChoiceProps = {
  fields: readonly Field[]
  list: EnteredList
  table: Table
  mapping: ColumnMapping
  onHeader: (hasHeader: boolean) => void
  onColumn: (name: string, column: number | undefined) => void
  onListChange: (list: EnteredList) => void
}

const separatorNames: Record<string, string> = {
  ';': 'ponto e vírgula',
  ',': 'vírgula',
  '\t': 'tabulação',
  '|': 'barra vertical',
}

function layoutText({ separator }: Table, width: number): string {
  if (width === 1) return 'uma coluna'
  return separator === '' ? `${width} colunas` : `separada por ${separatorNames[separator] ?? separator}`
}

/** Returns the header of a column, or else its number. */
const columnName = ({ rows }: Table, hasHeader: boolean, column: number) =>
  (hasHeader && rows[0]?.cells[column]) || `Coluna ${column + 1}`

/** Shows how a list was parsed, and lets the user correct which column is which field. */
export function ColumnChoice({
  fields,
  list,
  table,
  mapping,
  onHeader,
  onColumn,
  onListChange,
}: ColumnChoiceProps) {
  const width = Math.max(1, ...table.rows.slice(0, 200).map(({ cells }) => cells.length))
  const names = Array.from({ length: width }, (_, column) => columnName(table, mapping.hasHeader, column))
  const facts = [list.name, list.encoding, layoutText(table, width)]
  return (
    <Panel title="Colunas" description={facts.filter(Boolean).join(' · ')}>
      {list.workbook && <SheetChoice list={list} workbook={list.workbook} onListChange={onListChange} />}
      <Flex gap="4" wrap="wrap">
        {lineFields(fields).map((field) => (
          <Box key={field.name} width={{ base: 'full', sm: '220px' }}>
            <FormField label={field.label} required={field.required}>
              <ColumnSelect
                names={names}
                value={mapping.columns[field.name]}
                onChange={(column) => onColumn(field.name, column)}
              />
            </FormField>
          </Box>
        ))}
      </Flex>
      <chakra.label display="flex" alignItems="center" gap="2" mt="4" width="fit-content" cursor="pointer">
        <Checkbox
          checked={mapping.hasHeader}
          onChange={({ currentTarget }) => onHeader(currentTarget.checked)}
        />
        A primeira linha é o cabeçalho
      </chakra.label>
      <Text textStyle="small" color="fg.muted" mt="4" mb="2">
        Primeiras linhas
      </Text>
      <ListPreview names={names} rows={table.rows.slice(mapping.hasHeader ? 1 : 0)} />
    </Panel>
  )
}

type ColumnSelectProps = {
  names: string[]
  value: number | undefined
  onChange: (column: number | undefined) => void
}

function ColumnSelect({ names, value, onChange }: ColumnSelectProps) {
  return (
    <Select
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    >
      <option value="">—</option>
      {names.map((name, column) => (
        <option key={column} value={column}>
          {name}
        </option>
      ))}
    </Select>
  )
}

const maxRows = 5

const maxCellLength = 80

/** Texts end with an ellipsis, so that more columns are in view. */
const previewCss = {
  ...tableCss,
  '& th, & td': {
    ...tableCss['& th, & td'],
    px: '2',
    maxW: '13ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
} as const

/** Shows the first parsed rows. The keyboard can scroll it too. */
function ListPreview({ names, rows }: { names: string[]; rows: readonly TableRow[] }) {
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
      <chakra.table css={previewCss}>
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
