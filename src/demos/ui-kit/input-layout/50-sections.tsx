import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { Form } from './form.tsx'

export const meta = { title: 'Em seções' }

/** A named group of fields for screen readers. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend fontWeight="600" mb="3">
      {title}
    </chakra.legend>
    <Stack gap="4">{children}</Stack>
  </chakra.fieldset>
)

export default () => (
  <Form>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8">
      <Section title="Pessoa">
        <TextField label="Nome completo" autoComplete="off" />
        <MaskedField mask="cpf" />
      </Section>
      <Section title="Contato">
        <TextField label="E-mail" type="email" autoComplete="off" />
        <MaskedField mask="phone" />
      </Section>
      <Flex gap="2" wrap="wrap" gridColumn="1 / -1">
        <Button type="submit">Cadastrar</Button>
        <Button type="reset" variant="outline">
          Limpar
        </Button>
      </Flex>
    </Grid>
  </Form>
)
