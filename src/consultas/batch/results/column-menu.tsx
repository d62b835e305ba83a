import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LuChevronDown, LuColumns3 } from 'react-icons/lu'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import type { AnswerColumn } from '../batch-target.ts'

type ColumnMenuProps = {
  /** The columns that the user can choose; `undefined` until they are loaded. */
  columns: readonly AnswerColumn[] | undefined
  chosen: readonly string[]
  onOpen: () => void
  onChange: (chosen: string[]) => void
}

/** Lets the user choose which values of the answers the table shows as columns. */
export function ColumnMenu({ columns, chosen, onOpen, onChange }: ColumnMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = (column: AnswerColumn) =>
    onChange(
      chosen.includes(column.id) ? chosen.filter((other) => other !== column.id) : [...chosen, column.id],
    )
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        colorPalette="neutral"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          setOpen(!isOpen)
          onOpen()
        }}
      >
        <LuColumns3 aria-hidden="true" /> Colunas
        {chosen.length > 0 && <chakra.span fontVariantNumeric="tabular-nums">{chosen.length}</chakra.span>}
        <LuChevronDown aria-hidden="true" />
      </Button>
      {isOpen && columns && (
        <Box
          id={id}
          role="group"
          aria-label="Colunas da resposta"
          flexBasis="full"
          order="1"
          p="4"
          borderWidth="1px"
          borderRadius="control"
          onKeyDown={closeOnEscape}
        >
          {columns.length === 0 && (
            <Text color="fg.muted">Esta resposta não tem valores únicos: só listas.</Text>
          )}
          <Grid
            templateColumns="repeat(auto-fill, minmax(min(100%, 210px), 1fr))"
            columnGap="4"
            maxH="300px"
            overflowY="auto"
          >
            {columns.map((column) => (
              <chakra.label
                key={column.id}
                display="flex"
                alignItems="center"
                gap="2"
                minH={{ base: '11', md: '8' }}
                cursor="pointer"
              >
                <Checkbox checked={chosen.includes(column.id)} onChange={() => toggle(column)} />
                <chakra.span minW="0" overflowWrap="anywhere">
                  {column.label}
                  {column.isSensitive && (
                    <chakra.span color="fg.muted" textStyle="small">
                      {' '}
                      (oculta)
                    </chakra.span>
                  )}
                </chakra.span>
              </chakra.label>
            ))}
          </Grid>
          {chosen.length > 0 && (
            <Flex mt="3">
              <Button size="sm" variant="ghost" onClick={() => onChange([])}>
                Nenhuma
              </Button>
            </Flex>
          )}
        </Box>
      )}
    </>
  )
}
