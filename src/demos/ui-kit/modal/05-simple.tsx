import { Button, Dialog, Text } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { Surface } from './surface.tsx'

export const meta = { title: 'Janela', description: 'Prende o foco, fecha com Esc e devolve o foco.' }

export default () => (
  <Dialog.Root recipe={dialogSlotRecipe} placement="center">
    <Dialog.Trigger asChild>
      <Button>Abrir</Button>
    </Dialog.Trigger>
    <Surface title="Termos de uso">
      <Dialog.Body>
        <Text>Os dados consultados servem apenas à finalidade informada. Esc fecha esta janela.</Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button>Entendi</Button>
        </Dialog.ActionTrigger>
      </Dialog.Footer>
    </Surface>
  </Dialog.Root>
)
