import { Stack } from '@chakra-ui/react'
import { TextAreaField } from '../../parts/text-area-field.tsx'

export const meta = { title: 'Estados' }

export default () => (
  <Stack gap="4">
    <TextAreaField
      label="Somente leitura"
      rows={2}
      readOnly
      defaultValue="Registrado na abertura do chamado."
    />
    <TextAreaField
      label="Indisponível"
      rows={2}
      disabled
      opacity="0.5"
      defaultValue="Liberado após a análise."
    />
    <TextAreaField
      label="Com erro"
      required
      rows={2}
      borderColor="border.error"
      error="Conte o motivo do cancelamento"
    />
  </Stack>
)
