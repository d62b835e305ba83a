import { Button, Grid, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { DropMenu, LastAction } from './menu-parts.tsx'

export const meta = { title: 'Lugares', description: 'Sem espaço, o menu abre do outro lado.', isWide: true }

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
export default function Placements() {
  const [last, setLast] = useState('')
  return (
    <>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))" gap="3">
        {Object.entries(placements).map(([placement, name]) => (
          <DropMenu
            key={placement}
            trigger={
              <Menu.Trigger asChild>
                <Button variant="outline" size="xs">
                  {name}
                </Button>
              </Menu.Trigger>
            }
            minW="140px"
            positioning={{ placement: placement as keyof typeof placements }}
            lazyMount
            unmountOnExit
            onSelect={({ value }) => setLast(`${value} foi escolhido em “${name}”`)}
          >
            {['Abrir', 'Copiar', 'Mover'].map((item) => (
              <Menu.Item key={item} value={item}>
                {item}
              </Menu.Item>
            ))}
          </DropMenu>
        ))}
      </Grid>
      <LastAction>{last}</LastAction>
    </>
  )
}
