import { Button } from '@chakra-ui/react'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = { title: 'Variantes', description: 'Do mais forte ao mais discreto.' }

/** Use at most one solid button per group. */
export default function Variants() {
  return (
    <Row>
      <Button variant="solid">Consultar</Button>
      <Button variant="subtle">Salvar rascunho</Button>
      <Button variant="surface">Exportar</Button>
      <OutlineButton>Editar</OutlineButton>
      <Button variant="ghost" colorPalette="primary">
        Cancelar
      </Button>
      <Button variant="plain">Saiba mais</Button>
    </Row>
  )
}
