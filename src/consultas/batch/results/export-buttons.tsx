import { chakra, Flex } from '@chakra-ui/react'
import { LuPrinter } from 'react-icons/lu'
import { Checkbox, CheckboxLabel } from '@/ui/forms/checkbox.tsx'
import { QuietButton } from '@/ui/quiet-button.tsx'
import type { FileKind } from '../../document/document.ts'
import { requestPrint } from '../../document/print/request-print.ts'

const fileKinds: readonly FileKind[] = ['csv', 'xlsx', 'json']

type ExportButtonsProps = {
  hasSensitive: boolean
  withSensitive: boolean
  onSensitiveChange: (withSensitive: boolean) => void
  onSave: (kind: FileKind) => void
}

/** Exports or prints the rows that are shown, also during the run. */
export function ExportButtons(props: ExportButtonsProps) {
  const { hasSensitive, withSensitive, onSensitiveChange, onSave } = props
  return (
    <Flex gap="2" align="center" wrap="wrap">
      {hasSensitive && (
        <CheckboxLabel
          minH={{ base: '11', md: '9' }}
          me="2"
          // On phones it has a line of its own, and the buttons are in one line.
          flexBasis={{ base: 'full', sm: 'auto' }}
          textStyle="small"
        >
          <Checkbox
            checked={withSensitive}
            onChange={({ currentTarget }) => onSensitiveChange(currentTarget.checked)}
          />
          Exportar dados sensíveis
        </CheckboxLabel>
      )}
      <chakra.span aria-hidden="true" color="fg.muted" textStyle="small">
        Exportar
      </chakra.span>
      {fileKinds.map((kind) => (
        <QuietButton key={kind} px="2.5" onClick={() => onSave(kind)}>
          <chakra.span srOnly>Exportar </chakra.span>
          {kind.toUpperCase()}
        </QuietButton>
      ))}
      <QuietButton px="2.5" aria-label="Imprimir" onClick={requestPrint}>
        <LuPrinter aria-hidden="true" /> <chakra.span hideBelow="sm">Imprimir</chakra.span>
      </QuietButton>
    </Flex>
  )
}
