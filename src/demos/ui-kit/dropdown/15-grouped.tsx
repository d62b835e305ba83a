import { Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { DropMenu, LastAction, Submenu } from './menu-parts.tsx'

export const meta = { title: 'Grupos e submenu' }

export default function Grouped() {
  const [last, setLast] = useState('')
  const select = ({ value }: { value: string }) => setLast(`${value} foi escolhido`)
  return (
    <>
      <DropMenu trigger="Documento" onSelect={select}>
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel color="fg.muted">Arquivo</Menu.ItemGroupLabel>
          <Menu.Item value="Novo">
            Novo <Menu.ItemCommand>N</Menu.ItemCommand>
          </Menu.Item>
          <Menu.Item value="Abrir">
            Abrir <Menu.ItemCommand>A</Menu.ItemCommand>
          </Menu.Item>
        </Menu.ItemGroup>
        <Menu.Separator />
        <Submenu label="Enviar para" onSelect={select}>
          <Menu.Item value="Enviar para E-mail">E-mail</Menu.Item>
          <Menu.Item value="Enviar para Um projeto">Um projeto</Menu.Item>
        </Submenu>
      </DropMenu>
      <LastAction>{last}</LastAction>
    </>
  )
}
