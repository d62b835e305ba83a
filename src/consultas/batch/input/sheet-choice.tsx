import { Box, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { announce } from '@/ui/feedback/announcer.tsx'
import { FormField } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'
import { changeSheet, type EnteredList } from './entered-list.ts'
import type { WorkbookList } from './workbook/read-workbook.ts'

type SheetChoiceProps = {
  list: EnteredList
  workbook: WorkbookList
  onListChange: (list: EnteredList) => void
}

/** Lets the user choose the sheet of a workbook that has several. The file is read again. */
export function SheetChoice({ list, workbook, onListChange }: SheetChoiceProps) {
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
