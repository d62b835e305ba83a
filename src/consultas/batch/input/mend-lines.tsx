import { Box, Button, IconButton } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { useEffect, useMemo, useRef } from 'react'
import { LuDownload, LuTrash2 } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { cellText } from '@/lib/format/cell.ts'
import { buildCsv } from '@/lib/format/csv.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import type { InvalidLine } from '../run/progress.ts'
import { focusText, LineInputs, listInputs } from './line-inputs.tsx'

type MendLinesProps = {
  /** Names the file of the invalid lines. */
  targetId: string
  lines: readonly InvalidLine[]
  /** The fields that have a column. */
  fields: readonly Field[]
  ownColumns: readonly string[]
  onEdit: (line: number, field: string, text: string) => void
  onRemove: (lines: readonly number[]) => void
  /** Takes the focus after the last invalid line is gone. */
  onMended: () => void
}

/** Lists the lines that fail the validation. The user corrects or removes them in place. */
export function MendLines({ targetId, lines, ownColumns, onRemove, ...props }: MendLinesProps) {
  const table = useFocusNextLine(lines, props.onMended)
  const columns = useColumns({ ...props, ownColumns, onRemove })
  const count = lines.length
  return (
    <Panel
      title="Linhas inválidas"
      description={`${formatCounted(count, 'linha fica', 'linhas ficam')} de fora da consulta. Corrija ou remova aqui; o que ficar vai à exportação com o motivo.`}
    >
      <Box display="flex" gap="2" flexWrap="wrap" mb="4">
        <Button
          size="sm"
          variant="outline"
          colorPalette="danger"
          minH={{ base: '11', md: '0' }}
          onClick={() => onRemove(lines.map(({ number }) => number))}
        >
          <LuTrash2 aria-hidden="true" />
          {count === 1 ? 'Remover a inválida' : `Remover as ${formatCount(count)} inválidas`}
        </Button>
        <Button
          size="sm"
          variant="outline"
          minH={{ base: '11', md: '0' }}
          onClick={() => downloadInvalidLines(targetId, lines, ownColumns)}
        >
          <LuDownload aria-hidden="true" /> Baixar lista
        </Button>
      </Box>
      <Box ref={table} data-invalid-lines>
        <DataTable
          label="Linhas inválidas"
          rows={lines}
          columns={columns}
          filterLabel="Filtrar linhas inválidas"
        />
      </Box>
    </Panel>
  )
}

type ColumnOptions = Pick<MendLinesProps, 'fields' | 'ownColumns' | 'onEdit' | 'onRemove'>

/** The columns stay the same while lines are corrected, because the table measures new ones. */
function useColumns({ fields, ownColumns, ...actions }: ColumnOptions): DataColumn<InvalidLine>[] {
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(
    () => [
      {
        id: 'number',
        label: 'Linha',
        text: ({ number }) => String(number),
        sortValue: ({ number }) => number,
      },
      ...ownColumns.map((label, index) => ({
        id: `own ${index}`,
        label,
        isLowPriority: true,
        text: ({ own }: InvalidLine) => cellText(own?.[index] ?? ''),
        sortValue: ({ own }: InvalidLine) => cellText(own?.[index] ?? ''),
      })),
      {
        id: 'typed',
        label: 'Conteúdo',
        isKept: true,
        text: ({ typed }) => typed || '(vazio)',
        sortValue: ({ typed }) => typed,
        cell: (line) => (
          <LineInputs
            key={line.number}
            line={line}
            fields={fields}
            onEdit={(field, text) => latest.current.onEdit(line.number, field, text)}
          />
        ),
      },
      {
        id: 'problem',
        label: 'Problema',
        isKept: true,
        text: ({ problem }) => problem,
        sortValue: ({ problem }) => problem,
        cell: ({ number, problem }) => <span id={`problem-${number}`}>{problem}</span>,
      },
      {
        id: 'remove',
        label: 'Remover',
        isKept: true,
        text: () => '',
        cell: ({ number }) => (
          <IconButton
            aria-label={`Remover linha ${number}`}
            data-line={number}
            size="sm"
            variant="ghost"
            boxSize={{ base: '11', md: '8' }}
            minW="0"
            onClick={() => latest.current.onRemove([number])}
          >
            <LuTrash2 />
          </IconButton>
        ),
      },
    ],
    [fields, ownColumns],
  )
}

/**
 * Moves the focus to the next invalid line when the focused line is gone, because it was corrected or removed.
 * After the last line it calls `onMended`.
 */
function useFocusNextLine(lines: readonly InvalidLine[], onMended: () => void) {
  const table = useRef<HTMLDivElement>(null)
  const focused = useRef<number>(undefined)
  const latest = useRef(onMended)
  latest.current = onMended
  useEffect(() => {
    const area = table.current
    if (!area) return
    const follow = ({ target }: FocusEvent) => {
      const line = target instanceof HTMLElement ? target.dataset.line : undefined
      focused.current = line === undefined ? undefined : Number(line)
    }
    area.addEventListener('focusin', follow)
    return () => {
      area.removeEventListener('focusin', follow)
      if (focused.current !== undefined) latest.current()
    }
  }, [])
  useEffect(() => {
    const { activeElement } = document
    // The next line's button takes the place of the focused one, and keeps the focus.
    if (activeElement instanceof HTMLElement && table.current?.contains(activeElement))
      focused.current =
        activeElement.dataset.line === undefined ? undefined : Number(activeElement.dataset.line)
    const line = focused.current
    if (line === undefined || activeElement !== document.body) return
    const inputs = listInputs(table.current)
    focusText(inputs.find(({ dataset }) => Number(dataset.line) > line) ?? inputs.at(-1))
  }, [lines])
  return table
}

/** Downloads the invalid lines as CSV, with the list's own columns. */
function downloadInvalidLines(
  targetId: string,
  lines: readonly InvalidLine[],
  ownColumns: readonly string[],
): void {
  const head = ['Linha', ...ownColumns, 'Conteúdo', 'Problema']
  const rows = lines.map(({ number, typed, problem, own = [] }) => [
    String(number),
    ...ownColumns.map((_, index) => cellText(own[index] ?? '')),
    typed,
    problem,
  ])
  const name = `${targetId.replace(/[^A-Za-z0-9]+/g, '-')}-linhas-invalidas.csv`
  download(name, 'text/csv;charset=utf-8', buildCsv([head, ...rows]))
}
