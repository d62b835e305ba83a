import { Button } from '@chakra-ui/react'
import { TextDialog } from './surface.tsx'

export const meta = { title: 'Janela', description: 'Prende o foco, fecha com Esc e devolve o foco.' }

export default () => (
  <TextDialog trigger={<Button>Abrir</Button>} title="Termos de uso" placement="center" answer="Entendi">
    Os dados consultados servem apenas à finalidade informada. Esc fecha esta janela.
  </TextDialog>
)
