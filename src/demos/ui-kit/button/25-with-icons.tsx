import { Button, IconButton } from '@chakra-ui/react'
import { LuArrowRight, LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Com ícone', description: 'O botão só de ícone leva o nome em aria-label.' }

export default () => (
  <Row>
    <Button>
      <LuPlus aria-hidden="true" /> Nova tarefa
    </Button>
    <OutlineButton>
      Continuar <LuArrowRight aria-hidden="true" className="directed" />
    </OutlineButton>
    <IconButton aria-label="Editar" variant="outline" colorPalette="primary">
      <LuPencil />
    </IconButton>
    <IconButton aria-label="Excluir" variant="ghost" colorPalette="danger">
      <LuTrash2 />
    </IconButton>
  </Row>
)
