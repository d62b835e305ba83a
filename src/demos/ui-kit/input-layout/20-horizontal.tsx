import { Button, chakra, Grid, Stack } from '@chakra-ui/react'
import { useId } from 'react'
import { Input, type InputProps } from '@/ui/forms/field.tsx'
import { Form } from './form.tsx'

export const meta = { title: 'Horizontal', description: 'O rótulo ao lado, onde há espaço.' }

/** A label beside its field, or above it on narrow screens. */
function SideField({ label, ...input }: InputProps & { label: string }) {
  const id = useId()
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' }} columnGap="4" rowGap="1.5">
      <chakra.label htmlFor={id} fontWeight="500" alignSelf="center">
        {label}
      </chakra.label>
      <Input id={id} autoComplete="off" {...input} />
    </Grid>
  )
}

export default function Horizontal() {
  return (
    <Form>
      <Stack gap="4">
        <SideField label="Razão social" />
        <SideField label="Nome fantasia" />
        <SideField label="E-mail" type="email" />
        <Button type="submit" alignSelf="flex-start" ms={{ sm: '10rem' }}>
          Salvar
        </Button>
      </Stack>
    </Form>
  )
}
