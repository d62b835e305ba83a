import { Button, Checkbox, Flex } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { LuBraces, LuFileSpreadsheet, LuSheet } from 'react-icons/lu'
import type { RunFileKind } from './save-run.ts'

/** The transparent input covers the visible control, so that clicks hit the input. */
const overlayStyle = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
}

/** Both buttons fit in one row on a phone. */
const quietButtonProps = {
  size: 'xs',
  variant: 'outline',
  colorPalette: 'neutral',
  px: { base: '2.5', md: '3.5' },
} as const

/** The kinds of files for ticked rows: tables, since those who tick rows pass them on. */
export const fileKinds = [
  { kind: 'csv', label: 'CSV' },
  { kind: 'xlsx', label: 'XLSX' },
] as const satisfies {
  kind: RunFileKind
  label: string
}[]

type ExportButtonsProps = {
  hasSensitive: boolean
  withSensitive: boolean
  onSensitiveChange: (withSensitive: boolean) => void
  onSave: (kind: RunFileKind) => void
}

/** Exports the rows that are shown, also during the run. */
export function ExportButtons({
  hasSensitive,
  withSensitive,
  onSensitiveChange,
  onSave,
}: ExportButtonsProps) {
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {hasSensitive && (
        <Checkbox.Root
          recipe={checkboxSlotRecipe}
          size="sm"
          minH={{ base: '11', md: '9' }}
          me="2"
          cursor="pointer"
          checked={withSensitive}
          onCheckedChange={({ checked }) => onSensitiveChange(checked === true)}
        >
          <Checkbox.HiddenInput style={overlayStyle} />
          <Checkbox.Control css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }} />
          <Checkbox.Label>Exportar dados sensíveis</Checkbox.Label>
        </Checkbox.Root>
      )}
      <Button {...quietButtonProps} onClick={() => onSave('csv')}>
        <LuSheet aria-hidden="true" /> Exportar CSV
      </Button>
      <Button {...quietButtonProps} onClick={() => onSave('xlsx')}>
        <LuFileSpreadsheet aria-hidden="true" /> Exportar XLSX
      </Button>
      <Button {...quietButtonProps} onClick={() => onSave('json')}>
        <LuBraces aria-hidden="true" /> Exportar JSON
      </Button>
    </Flex>
  )
}
