import { Button, Grid, Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LastAction } from './last-action.tsx'
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

const items = { abrir: 'Abrir', copiar: 'Copiar', mover: 'Mover' } as const

/** Without room at its place, the menu opens at the opposite side. */
export function Placements() {
  const [last, setLast] = useState('')
  return (
    <>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))" gap="3">
        {Object.entries(placements).map(([placement, name]) => (
          <Menu.Root
            key={placement}
            recipe={menuSlotRecipe}
            positioning={{ placement: placement as keyof typeof placements }}
            lazyMount
            unmountOnExit
            onSelect={({ value }) =>
              setLast(`${items[value as keyof typeof items]} foi escolhido em “${name}”`)
            }
          >
            <Menu.Trigger asChild>
              <Button variant="outline" size="xs">
                {name}
              </Button>
            </Menu.Trigger>
            <Floating minW="140px">
              {Object.entries(items).map(([value, item]) => (
                <Menu.Item key={value} value={value}>
                  {item}
                </Menu.Item>
              ))}
            </Floating>
          </Menu.Root>
        ))}
      </Grid>
      <LastAction>{last}</LastAction>
    </>
  )
}
