import { InputGroup, Stack } from '@chakra-ui/react'
import { LuAtSign, LuMapPin, LuPhone } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'

export const meta = { title: 'Com ícone' }

export default () => (
  <Stack gap="4">
    <FormField label="Usuário">
      <InputGroup startElement={<LuAtSign aria-hidden="true" />}>
        <Input placeholder="ana.exemplo" autoComplete="off" />
      </InputGroup>
    </FormField>
    <FormField label="Telefone">
      <InputGroup startElement={<LuPhone aria-hidden="true" />}>
        {/* The browser writes numbers from left to right, so that the icon is at the end in the mirrored layout. */}
        <Input type="tel" placeholder="(11) 90000-0000" autoComplete="off" _rtl={{ ps: '3', pe: '10' }} />
      </InputGroup>
    </FormField>
    <FormField label="Cidade">
      <InputGroup endElement={<LuMapPin aria-hidden="true" />}>
        <Input placeholder="Recife" autoComplete="off" />
      </InputGroup>
    </FormField>
  </Stack>
)
