import { Button, chakra, Flex } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { Form } from './form.tsx'

export const meta = { title: 'Em linha', description: 'Poucos campos e um botão.' }

export default () => (
  <Form>
    <Flex gap="3" wrap="wrap" align="flex-end">
      <chakra.div flex="1 1 12rem">
        <TextField label="Produto" autoComplete="off" />
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
