import { Button, InputGroup, Stack } from '@chakra-ui/react'
import { LuMail, LuPhone, LuUser } from 'react-icons/lu'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { Form } from './form.tsx'

export const meta = { title: 'Com ícones' }

export default function WithIcons() {
  const fields = [
    ['Contato', LuUser],
    ['E-mail do contato', LuMail],
    ['Celular do contato', LuPhone],
  ] as const
  return (
    <Form>
      <Stack gap="4">
        {fields.map(([label, Icon]) => (
          <FormField key={label} label={label}>
            <InputGroup startElement={<Icon aria-hidden="true" />}>
              <Input autoComplete="off" />
            </InputGroup>
          </FormField>
        ))}
        <Button type="submit" alignSelf="flex-start">
          Acrescentar contato
        </Button>
      </Stack>
    </Form>
  )
}
