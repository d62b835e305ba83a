import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuChevronDown, LuColumns3 } from 'react-icons/lu'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { useUnfolding } from '@/ui/forms/use-unfolding.ts'
import type { AnswerColumn } from '../batch-target.ts'

type ColumnsPanelProps = {
  /** The columns of every batch that the user can hide. */
  batchColumns: readonly { id: string; label: string }[]
  /** The columns that the user can choose; `undefined` until they are loaded. */
  columns: readonly AnswerColumn[] | undefined
  /** Loads the columns again, in case they failed to load. */
  onReload: () => void
  chosen: readonly string[]
  /** The user has not chosen columns. */
  isDefault: boolean
  /** The labels of the list's own columns. */
  ownColumns: readonly string[]
  /** The indexes of the own columns that are shown. */
  chosenOwn: readonly number[]
  /** Without a choice the table has the columns of the start again. */
  onChange: (chosen: string[] | undefined) => void
  onOwnChange: (indexes: number[]) => void
}

/** Lets the user choose which columns of the list and which values of the answers the table shows. */
export function ColumnsPanel({
  batchColumns,
  columns,
  onReload,
  chosen,
  isDefault,
  ownColumns,
  chosenOwn,
  onChange,
  onOwnChange,
}: ColumnsPanelProps) {
  const { isOpen, setOpen, buttonProps, panelProps } = useUnfolding()
  const toggle = () => {
    // Without columns no panel is on screen.
    setOpen(!isOpen || !columns)
    if (!columns) onReload()
  }
  return (
    <>
      <Button {...buttonProps} size="xs" variant="outline" onClick={toggle}>
        <LuColumns3 aria-hidden="true" /> Colunas
        <chakra.span fontVariantNumeric="tabular-nums">{chosen.length + chosenOwn.length}</chakra.span>
        <LuChevronDown aria-hidden="true" />
      </Button>
      {isOpen && columns && (
        <Box
          {...panelProps}
          aria-label="Colunas"
          display="flex"
          flexDirection="column"
          gap="4"
          order="1"
          p="4"
        >
          {ownColumns.length > 0 && (
            <ColumnGroup
              label="Colunas da lista"
              choices={ownColumns.map((label, index) => ({ id: String(index), label }))}
              chosen={chosenOwn.map(String)}
              onChange={(ids) => onOwnChange(ids.map(Number))}
            />
          )}
          {columns.length === 0 ? (
            <Text color="fg.muted">Esta resposta não tem valores únicos: só listas.</Text>
          ) : (
            <ColumnGroup label="Colunas da resposta" choices={columns} chosen={chosen} onChange={onChange} />
          )}
          <ColumnGroup label="Colunas do lote" choices={batchColumns} chosen={chosen} onChange={onChange} />
          {!isDefault && (
            <Flex>
              <Button size="sm" variant="ghost" colorPalette="primary" onClick={() => onChange(undefined)}>
                Restaurar iniciais
              </Button>
            </Flex>
          )}
        </Box>
      )}
    </>
  )
}

type ColumnGroupProps = {
  label: string
  choices: readonly { id: string; label: string; isSensitive?: boolean }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A labelled group of checkboxes, one for each column. */
function ColumnGroup({ label, choices, chosen, onChange }: ColumnGroupProps) {
  const id = useId()
  const toggle = (column: string) =>
    onChange(chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column])
  return (
    <Box role="group" aria-labelledby={id}>
      <Text id={id} textStyle="small" color="fg.muted" fontWeight="600" mb="1">
        {label}
      </Text>
      <Grid
        templateColumns="repeat(auto-fill, minmax(min(100%, 210px), 1fr))"
        columnGap="4"
        maxH="300px"
        overflowY="auto"
      >
        {choices.map((choice) => (
          <chakra.label
            key={choice.id}
            display="flex"
            alignItems="center"
            gap="2"
            minH={{ base: '11', md: '8' }}
            cursor="pointer"
          >
            <Checkbox checked={chosen.includes(choice.id)} onChange={() => toggle(choice.id)} />
            <chakra.span minW="0" overflowWrap="anywhere">
              {choice.label}
              {choice.isSensitive && (
                <chakra.span color="fg.muted" textStyle="small">
                  {' '}
                  (oculta)
                </chakra.span>
              )}
            </chakra.span>
          </chakra.label>
        ))}
      </Grid>
    </Box>
  )
}
