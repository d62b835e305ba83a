import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { listTextFields } from '@manifest/kinds/index.ts'
import type { Field } from '@manifest/schema/field.ts'
import { useRef, useState } from 'react'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { isCode } from '@/ui/data-table/row-view.tsx'
import { ScrollArea } from '@/ui/data-table/scroll-area.tsx'
import { tableCss } from '@/ui/data-table/table-css.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { truncate } from '@/ui/page/long-text.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { type ColumnMapping, maxHeader, readHeader } from './columns.ts'
import { changeSheet, type EnteredList } from './entered-list.ts'
import type { Table, TableRow } from './read-table.ts'
import type { WorkbookList } from './workbook/read-workbook.ts'

type ColumnChoiceProps = {
  fields: readonly Field[]
  list: EnteredList
  table: Table
  mapping: ColumnMapping
  onHeader: (header: number) => void
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
const columnName = ({ rows }: Table, header: number, column: number) =>
  readHeader(rows, header)?.cells[column] || `Coluna ${column + 1}`

/** In characters. */
const maxPreview = 60

/** Writes "Linha 3: CPF · Cliente". */
function previewRow({ number, cells }: TableRow): string {
  const text = cells.filter(Boolean).join(' · ')
  return `Linha ${formatCount(number)}: ${truncate(text, maxPreview)}`
}

const titlesText = (header: number) =>
  header > 1
    ? `${formatCounted(header - 1, 'linha acima dele fica', 'linhas acima dele ficam')} de fora.`
    : undefined

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
  const names = Array.from({ length: width }, (_, column) => columnName(table, mapping.header, column))
  const facts = [list.name, list.encoding, layoutText(table, width)]
  return (
    <Panel title="Colunas" description={facts.filter(Boolean).join(' · ')}>
      {list.workbook && <SheetChoice list={list} workbook={list.workbook} onListChange={onListChange} />}
      <Flex gap="4" wrap="wrap">
        {listTextFields(fields).map((field) => (
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
      {table.openQuote !== undefined && (
        <Text role="alert" mt="4" p="3" bg="bg.warning" color="fg.warning" borderRadius="control">
          Aspas abertas na linha {formatCount(table.openQuote)}. As aspas desta lista foram lidas como texto
          comum.
        </Text>
      )}
      <Box mt="4">
        <FormField label="Linha do cabeçalho" help={titlesText(mapping.header)}>
          <Select
            value={mapping.header}
            onChange={({ currentTarget }) => onHeader(Number(currentTarget.value))}
          >
            <option value={0}>Sem cabeçalho</option>
            {table.rows.slice(0, maxHeader).map((row, index) => (
              <option key={row.number} value={index + 1}>
                {previewRow(row)}
              </option>
            ))}
          </Select>
        </FormField>
      </Box>
      <Text textStyle="small" color="fg.muted" mt="4" mb="2">
        Primeiras linhas
      </Text>
      <ListPreview names={names} rows={table.rows.slice(mapping.header)} />
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

/** Texts end with an ellipsis, so that more columns are in view. Documents and dates are whole. */
const previewCss = {
  ...tableCss,
  '& th, & td': {
    ...tableCss['& th, & td'],
    px: '2',
    maxW: '13ch',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& td[data-code]': { maxW: 'none' },
} as const

/** Shows the first parsed rows. The keyboard can scroll it too. */
function ListPreview({ names, rows }: { names: string[]; rows: readonly TableRow[] }) {
  return (
    <ScrollArea label="Primeiras linhas">
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
                <td key={column} data-code={isCode(cells[column] ?? '') || undefined}>
                  {cells[column]?.slice(0, maxCellLength)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </ScrollArea>
  )
}

type SheetChoiceProps = {
  list: EnteredList
  workbook: WorkbookList
  onListChange: (list: EnteredList) => void
}

/** Lets the user choose the sheet of a workbook that has several. The file is read again. */
function SheetChoice({ list, workbook, onListChange }: SheetChoiceProps) {
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const latest = useRef<string>(undefined)
  // The user may correct lines while the sheet is read.
  const latestList = useRef(list)
  latestList.current = list
  const { sheets, sheet, rows, file } = workbook
  if (sheets.length < 2) return null

  const choose = async (name: string) => {
    latest.current = name
    setReading(name)
    const { readWorkbook } = await import('./workbook/read-workbook.ts')
    const next = await readWorkbook(file, name)
    if (latest.current !== name) return
    setReading(undefined)
    setProblem('problem' in next ? next.problem : undefined)
    if ('problem' in next) return announce(next.problem)
    onListChange(changeSheet(latestList.current, next))
  }

  const emptyText = rows.length === 0 ? `A aba “${sheet}” está vazia. Escolha outra.` : undefined
  return (
    <Box mb="4" width={{ base: 'full', sm: '220px' }}>
      <FormField label="Aba" error={problem ?? emptyText}>
        <Select value={reading ?? sheet} onChange={({ currentTarget }) => void choose(currentTarget.value)}>
          {sheets.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      {reading !== undefined && (
        <Text role="status" color="fg.muted" textStyle="small" mt="1">
          Lendo a aba…
        </Text>
      )}
    </Box>
  )
}
