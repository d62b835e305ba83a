import { Table } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import type { BlockOf } from '@manifest/result.ts'
import { isNumeric } from '../../formats/registry.ts'
import { rowsAt, valueAt } from '../../value-at.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import { Value } from '../value.tsx'

/** Cells are one line, and the table scrolls; only a long text breaks, so that it does not push all else away. */
const tableCss = {
  '& td, & th': { height: '10', whiteSpace: 'nowrap' },
  '& td > span': {
    display: 'inline-flex',
    width: 'max-content',
    maxWidth: '48ch',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const

/** The rows of a list of the answer. It scrolls by itself where it is wider than the page, by keyboard too. */
export function TableBlock({
  block: { title, value, columns, empty },
  answer,
}: BlockProps<BlockOf<'table'>>) {
  const rows = rowsAt(answer, value)
  if (rows.length === 0)
    return (
      <BlockSection title={title}>
        <NoRows text={empty} />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <Table.ScrollArea
        tabIndex={0}
        role="group"
        aria-label={title ?? 'Tabela'}
        borderWidth="1px"
        borderRadius="control"
      >
        <Table.Root recipe={tableSlotRecipe} size="sm" variant="line" css={tableCss}>
          <Table.Header>
            <Table.Row bg="bg.subtle">
              {columns.map(({ label, value: path, format }) => (
                <Table.ColumnHeader
                  key={`${label} ${path}`}
                  color="fg.muted"
                  textAlign={isNumeric(format) ? 'end' : 'start'}
                >
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row, index) => (
              <Table.Row key={index} bg="transparent">
                {columns.map(({ label, value: path, format, sensitive }) => (
                  <Table.Cell
                    key={`${label} ${path}`}
                    textAlign={isNumeric(format) ? 'end' : 'start'}
                    fontVariantNumeric="tabular-nums"
                  >
                    <Value
                      value={valueAt(row, path)}
                      format={format}
                      sensitive={sensitive}
                      label={`${label}, linha ${index + 1}`}
                    />
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </BlockSection>
  )
}
