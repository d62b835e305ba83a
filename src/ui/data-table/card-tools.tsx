import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { LuSlidersHorizontal } from 'react-icons/lu'
import { Checkbox } from '../forms/checkbox.tsx'
import { Select } from '../forms/select.tsx'
import { type ColumnSetup, canGroup } from './arrange-columns.ts'
import type { DataColumn } from './column.ts'

export type CardToolsProps<Row> = {
  /** All columns, also the hidden ones. */
  columns: readonly DataColumn<Row>[]
  setup: ColumnSetup
  onChange: (changes: Partial<ColumnSetup>) => void
}

/** Chooses the fields of cards and groups them: what the menus of columns do in the table. */
export function CardTools<Row>({ columns, setup, onChange }: CardToolsProps<Row>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { hidden, groupBy } = setup
  const groupable = columns.filter(canGroup)
  const shownCount = columns.length - hidden.length
  const toggle = (column: string) =>
    onChange({
      hidden: hidden.includes(column) ? hidden.filter((other) => other !== column) : [...hidden, column],
    })
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
        boxSize="11"
        px="0"
        variant="outline"
        colorPalette="neutral"
        aria-label="Campos"
        title="Campos"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <LuSlidersHorizontal aria-hidden="true" />
      </Button>
      {isOpen && (
        <Box
          id={id}
          role="group"
          aria-label="Campos dos cartões"
          flexBasis="full"
          p="3"
          borderWidth="1px"
          borderRadius="control"
          onKeyDown={closeOnEscape}
        >
          {groupable.length > 0 && (
            <Flex align="center" gap="3" mb="2">
              <chakra.label htmlFor={`${id} group`} color="fg.muted" textStyle="small" flexShrink="0">
                Agrupar por
              </chakra.label>
              <Select
                id={`${id} group`}
                boxWidth="full"
                height="11"
                value={groupBy ?? ''}
                onChange={({ currentTarget }) => onChange({ groupBy: currentTarget.value || undefined })}
              >
                <option value="">Nada</option>
                {groupable.map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.label}
                  </option>
                ))}
              </Select>
            </Flex>
          )}
          <Flex wrap="wrap" columnGap="6">
            {columns.map((column) => {
              const isShown = !hidden.includes(column.id)
              return (
                <chakra.label
                  key={column.id}
                  display="flex"
                  alignItems="center"
                  gap="2.5"
                  minH="11"
                  cursor="pointer"
                >
                  <Checkbox
                    checked={isShown}
                    // A card without fields would show nothing.
                    disabled={isShown && shownCount === 1}
                    onChange={() => toggle(column.id)}
                  />
                  {column.label}
                </chakra.label>
              )
            })}
          </Flex>
        </Box>
      )}
    </>
  )
}
