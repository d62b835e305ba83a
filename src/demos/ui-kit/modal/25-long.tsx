import { Flex, Text } from '@chakra-ui/react'
import { OutlineButton } from '../basics.tsx'
import { TextDialog } from './surface.tsx'

export const meta = { title: 'Rolagem por dentro' }

const clauses = Array.from(
  { length: 14 },
  (_, index) => `Cláusula ${index + 1}. As partes deste exemplo concordam.`,
)

export default () => (
  <TextDialog
    trigger={<OutlineButton>Conteúdo longo</OutlineButton>}
    title="Contrato de exemplo"
    placement="center"
    scrollBehavior="inside"
  >
    <Flex direction="column" gap="6">
      {clauses.map((clause) => (
        <Text key={clause}>{clause}</Text>
      ))}
    </Flex>
  </TextDialog>
)
