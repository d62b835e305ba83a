import { Dialog } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { OutlineButton, Row } from '../basics.tsx'
import { Surface } from './surface.tsx'

export const meta = { title: 'Tamanhos' }

const sizes = { xs: 'Mínimo', sm: 'Pequeno', md: 'Médio', lg: 'Grande', full: 'Tela inteira' }

export default () => (
  <Row>
    {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
      <Dialog.Root key={size} recipe={dialogSlotRecipe} size={size}>
        <Dialog.Trigger asChild>
          <OutlineButton>{sizes[size]}</OutlineButton>
        </Dialog.Trigger>
        <Surface title={`Tamanho ${size}`}>
          <Dialog.Body>Escolha o tamanho pelo conteúdo.</Dialog.Body>
        </Surface>
      </Dialog.Root>
    ))}
  </Row>
)
