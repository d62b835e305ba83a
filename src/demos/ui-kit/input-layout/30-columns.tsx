import { Button, chakra, Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { Form } from './form.tsx'

export const meta = {
  title: 'Em colunas',
  description: 'Cada campo com a largura do que ele recebe.',
  isWide: true,
}

/** Six columns; each field spans what its content needs. One column on narrow screens. */
export default function Columns() {
  const span = (columns: number) => ({ gridColumn: { base: '1 / -1', md: `span ${columns}` } })
  return (
    <Form>
      <Grid templateColumns="repeat(6, minmax(0, 1fr))" gap="4">
        <chakra.div {...span(2)}>
          <MaskedField mask="cep" />
        </chakra.div>
        <chakra.div {...span(4)}>
          <TextField label="Logradouro" autoComplete="off" />
        </chakra.div>
        <chakra.div {...span(1)}>
          <TextField label="Número" inputMode="numeric" autoComplete="off" />
        </chakra.div>
        <chakra.div {...span(2)}>
          <TextField label="Complemento" autoComplete="off" />
        </chakra.div>
        <chakra.div {...span(3)}>
          <TextField label="Bairro" autoComplete="off" />
        </chakra.div>
        <chakra.div {...span(5)}>
          <TextField label="Cidade" autoComplete="off" />
        </chakra.div>
        <chakra.div {...span(1)}>
          <TextField label="UF" maxLength={2} autoCapitalize="characters" autoComplete="off" />
        </chakra.div>
        <Button type="submit" gridColumn="1 / -1" justifySelf="start">
          Salvar endereço
        </Button>
      </Grid>
    </Form>
  )
}
