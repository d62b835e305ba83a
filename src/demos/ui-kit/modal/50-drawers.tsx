import { CloseButton, Drawer, Portal } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { TextField } from '@/ui/forms/field.tsx'
import { OutlineButton, Row } from '../basics.tsx'

export const meta = {
  title: 'Gavetas',
  description: 'Dos quatro lados; espelhadas em idiomas da direita para a esquerda.',
}

const sides = { start: 'No começo', end: 'No fim', top: 'No alto', bottom: 'Embaixo' }

export default () => (
  <Row>
    {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
      <Drawer.Root key={side} recipe={drawerSlotRecipe} placement={side}>
        <Drawer.Trigger asChild>
          <OutlineButton>{sides[side]}</OutlineButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop bg="black/60" />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title>Filtros</Drawer.Title>
              </Drawer.Header>
              <Drawer.Body>
                <TextField label="Cidade" />
              </Drawer.Body>
              <Drawer.CloseTrigger asChild>
                <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    ))}
  </Row>
)
