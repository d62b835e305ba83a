import { Dialog, Flex, Text } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { OutlineButton } from '../basics.tsx'
import { Surface } from './surface.tsx'

export const meta = { title: 'Rolagem por dentro' }

const clauses = Array.from(
  { length: 14 },
  (_, index) => `Cláusula ${index + 1}. As partes deste exemplo concordam.`,
)

export default () => (
  <Dialog.Root recipe={dialogSlotRecipe} scrollBehavior="inside" placement="center">
    <Dialog.Trigger asChild>
      <OutlineButton>Conteúdo longo</OutlineButton>
    </Dialog.Trigger>
    <Surface title="Contrato de exemplo">
      <Dialog.Body tabIndex={0}>
        <Flex direction="column" gap="6">
          {clauses.map((clause) => (
            <Text key={clause}>{clause}</Text>
          ))}
        </Flex>
      </Dialog.Body>
    </Surface>
  </Dialog.Root>
)
