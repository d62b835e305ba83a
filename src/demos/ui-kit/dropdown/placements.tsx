import { Button, Grid, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { Floating } from './menu-parts.tsx'

const placements = {
  'top-start': 'Acima, no começo',
  top: 'Acima',
  'top-end': 'Acima, no fim',
  'bottom-start': 'Abaixo, no começo',
  bottom: 'Abaixo',
  'bottom-end': 'Abaixo, no fim',
  'left-start': 'À esquerda, no alto',
  left: 'À esquerda',
  'left-end': 'À esquerda, embaixo',
  'right-start': 'À direita, no alto',
  right: 'À direita',
  'right-end': 'À direita, embaixo',
} as const

/** Without room at its place, the menu opens at the opposite side. */
export function Placements() {
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))" gap="3">
      {Object.entries(placements).map(([placement, name]) => (
        <Menu.Root
          key={placement}
          recipe={menuSlotRecipe}
          positioning={{ placement: placement as keyof typeof placements }}
          lazyMount
          unmountOnExit
        >
          <Menu.Trigger asChild>
            <Button variant="outline" size="xs" colorPalette="neutral">
              {name}
            </Button>
          </Menu.Trigger>
          <Floating minW="140px">
            <Menu.Item value="abrir">Abrir</Menu.Item>
            <Menu.Item value="copiar">Copiar</Menu.Item>
            <Menu.Item value="mover">Mover</Menu.Item>
          </Floating>
        </Menu.Root>
      ))}
    </Grid>
  )
}
