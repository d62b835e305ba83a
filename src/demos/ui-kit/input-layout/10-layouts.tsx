import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Input, type InputProps, TextField } from '@/ui/forms/field.tsx'
import { TextAreaField } from '../../parts/text-area-field.tsx'
import { FreeField } from '../basics.tsx'
import { MaskedField } from '../fields/masked-field.tsx'
import { Form } from './form.tsx'

export const meta = {
  Vertical: { title: 'Vertical', description: 'O rótulo em cima: serve para quase tudo.' },
  Horizontal: { title: 'Horizontal', description: 'O rótulo ao lado, onde há espaço.' },
  Columns: {
    title: 'Em colunas',
    description: 'Cada campo com a largura do que ele recebe.',
    isWide: true,
  },
  Inline: { title: 'Em linha', description: 'Poucos campos e um botão.' },
  Sections: { title: 'Em seções' },
}

export function Vertical() {
  return (
    <Form>
      <Stack gap="4">
        <FreeField label="Nome" />
        <FreeField label="E-mail" type="email" />
        <TextAreaField label="Mensagem" />
        <Button type="submit" alignSelf="flex-start">
          Enviar
        </Button>
      </Stack>
    </Form>
  )
}

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

export function Horizontal() {
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

export function Columns() {
  const span = (columns: number) => ({ gridColumn: { base: '1 / -1', md: `span ${columns}` } })
  return (
    <Form>
      <Grid templateColumns="repeat(6, minmax(0, 1fr))" gap="4">
        <chakra.div {...span(2)}>
          <MaskedField mask="cep" />
        </chakra.div>
        <chakra.div {...span(4)}>
          <FreeField label="Logradouro" />
        </chakra.div>
        <chakra.div {...span(1)}>
          <FreeField label="Número" inputMode="numeric" />
        </chakra.div>
        <chakra.div {...span(2)}>
          <FreeField label="Complemento" />
        </chakra.div>
        <chakra.div {...span(3)}>
          <FreeField label="Bairro" />
        </chakra.div>
        <chakra.div {...span(5)}>
          <FreeField label="Cidade" />
        </chakra.div>
        <chakra.div {...span(1)}>
          <FreeField label="UF" maxLength={2} autoCapitalize="characters" />
        </chakra.div>
        <Button type="submit" gridColumn="1 / -1" justifySelf="start">
          Salvar endereço
        </Button>
      </Grid>
    </Form>
  )
}

export const Inline = () => (
  <Form>
    <Flex gap="3" wrap="wrap" align="flex-end">
      <chakra.div flex="1 1 12rem">
        <FreeField label="Produto" />
      </chakra.div>
      <chakra.div flex="1 1 6rem">
        <TextField label="Quantidade" type="number" min={1} defaultValue={1} />
      </chakra.div>
      <Button type="submit" height="10">
        Acrescentar
      </Button>
    </Flex>
  </Form>
)

/** A named group of fields for screen readers. */
const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.fieldset minW="0">
    <chakra.legend fontWeight="600" mb="3">
      {title}
    </chakra.legend>
    <Stack gap="4">{children}</Stack>
  </chakra.fieldset>
)

export const Sections = () => (
  <Form>
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="8">
      <Section title="Pessoa">
        <FreeField label="Nome completo" />
        <MaskedField mask="cpf" />
      </Section>
      <Section title="Contato">
        <FreeField label="E-mail" type="email" />
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
