import { Button, Stack } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { Form } from './form.tsx'

export const meta = { title: 'Vertical', description: 'O rótulo em cima: serve para quase tudo.' }

export default function Vertical() {
  return (
    <Form>
      <Stack gap="4">
        <TextField label="Nome" autoComplete="off" />
        <TextField label="E-mail" type="email" autoComplete="off" />
        <TextAreaField label="Mensagem" />
        <Button type="submit" alignSelf="flex-start">
          Enviar
        </Button>
      </Stack>
    </Form>
  )
}
