import { Button, Checkbox, chakra, Flex } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { LuPrinter } from 'react-icons/lu'
import type { FileKind } from '../../document/document.ts'
import { requestPrint } from '../../document/print/request-print.ts'

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
  px: '2.5',
} as const

/** The kinds of files for ticked rows. */
export const fileKinds: { kind: FileKind; label: string }[] = [
  { kind: 'csv', label: 'CSV' },
  { kind: 'xlsx', label: 'XLSX' },
]

const exports: typeof fileKinds = [...fileKinds, { kind: 'json', label: 'JSON' }]

type ExportButtonsProps = {
  hasSensitive: boolean
  withSensitive: boolean
  onSensitiveChange: (withSensitive: boolean) => void
  onSave: (kind: FileKind) => void
}

/** Exports or prints the rows that are shown, also during the run. */
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
          // On phones it has a line of its own, and the buttons are in one line.
          flexBasis={{ base: 'full', sm: 'auto' }}
          cursor="pointer"
          checked={withSensitive}
          onCheckedChange={({ checked }) => onSensitiveChange(checked === true)}
        >
          <Checkbox.HiddenInput style={overlayStyle} />
          <Checkbox.Control css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }} />
          <Checkbox.Label textStyle="small">Exportar dados sensíveis</Checkbox.Label>
        </Checkbox.Root>
      )}
      <chakra.span aria-hidden="true" color="fg.muted" textStyle="small">
        Exportar
      </chakra.span>
      {exports.map(({ kind, label }) => (
        <Button key={kind} {...quietButtonProps} onClick={() => onSave(kind)}>
          <chakra.span srOnly>Exportar </chakra.span>
          {label}
        </Button>
      ))}
      <Button {...quietButtonProps} aria-label="Imprimir" onClick={requestPrint}>
        <LuPrinter aria-hidden="true" /> <chakra.span hideBelow="sm">Imprimir</chakra.span>
      </Button>
    </Flex>
  )
}
