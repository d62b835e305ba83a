import { Button } from '@chakra-ui/react'
import { LuDownload } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { InvalidLine } from './check-lines.ts'

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

/** The lines that will not be queried, each with the reason. */
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
