import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { LuCheck, LuCopyMinus, LuDownload, LuTriangleAlert } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { InvalidLine } from '../given-list.ts'
import type { CheckedList } from './check-lines.ts'

/** Shows how many lines are valid, invalid and duplicate. */
export function CheckFigures({ checked: { lines, invalid, repeated } }: { checked: CheckedList }) {
  const figures = [
    { label: 'A consultar', count: lines.length, icon: LuCheck, color: 'fg.success' },
    { label: 'Inválidas', count: invalid.length, icon: LuTriangleAlert, color: 'fg.error' },
    { label: 'Repetidas', count: repeated.length, icon: LuCopyMinus, color: 'fg.info' },
  ]
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '6', md: '10' }} rowGap="4">
      {figures.map(({ label, count, icon: Icon, color }) => (
        <Box key={label}>
          <chakra.dt color="fg.muted" textStyle="small">
            <Flex as="span" align="center" gap="1.5">
              <Box as="span" color={count > 0 ? color : undefined}>
                <Icon aria-hidden="true" />
              </Box>
              {label}
            </Flex>
          </chakra.dt>
          <chakra.dd textStyle="figure" fontVariantNumeric="tabular-nums">
            {formatCount(count)}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  )
}

const columns: DataColumn<InvalidLine>[] = [
  {
    id: 'number',
    label: 'Linha',
    text: ({ number }) => String(number),
    sortValue: ({ number }) => number,
  },
  {
    id: 'typed',
    label: 'Conteúdo',
    text: ({ typed }) => typed || '(vazio)',
    sortValue: ({ typed }) => typed,
  },
  { id: 'problem', label: 'Problema', text: ({ problem }) => problem, sortValue: ({ problem }) => problem },
]

function downloadLines(id: string, lines: readonly InvalidLine[]) {
  const rows = lines.map((line) => columns.map(({ text }) => text(line)))
  const name = `${id.replace(/[^A-Za-z0-9]+/g, '-')}-linhas-invalidas.csv`
  download(name, 'text/csv;charset=utf-8', buildCsv([columns.map(({ label }) => label), ...rows]))
}

/** Lists the lines that will not be queried, each with the reason. */
export function InvalidLines({ id, lines }: { id: string; lines: readonly InvalidLine[] }) {
  return (
    <Panel
      title="Linhas inválidas"
      description={`${formatCounted(lines.length, 'linha fica', 'linhas ficam')} de fora do lote.`}
      actions={
        <Button size="xs" variant="outline" colorPalette="neutral" onClick={() => downloadLines(id, lines)}>
          <LuDownload aria-hidden="true" /> Baixar lista
        </Button>
      }
    >
      <DataTable
        label="Linhas inválidas"
        rows={lines}
        columns={columns}
        filterLabel="Filtrar linhas inválidas"
      />
    </Panel>
  )
}

const maxListed = 20

/** Lists the lines that repeat an earlier one. */
export function RepeatedLines({ lines }: { lines: CheckedList['repeated'] }) {
  const listedTexts = lines.slice(0, maxListed).map(({ number, first }) => `${number} (igual à ${first})`)
  const rest = lines.length - listedTexts.length
  return (
    <Panel
      title="Linhas repetidas"
      description={`${formatCounted(lines.length, 'linha repete outra e é consultada', 'linhas repetem outras e são consultadas')} uma vez só.`}
    >
      <Text fontVariantNumeric="tabular-nums">
        {lines.length === 1 ? 'Linha' : 'Linhas'} {listedTexts.join(', ')}
        {rest > 0 && ` e mais ${formatCount(rest)}`}.
      </Text>
    </Panel>
  )
}
