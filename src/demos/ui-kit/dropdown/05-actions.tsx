import { IconButton, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCopy, LuEllipsis, LuPencil, LuTrash2 } from 'react-icons/lu'
import { Row } from '../basics.tsx'
import { DropMenu, LastAction } from './menu-parts.tsx'

export const meta = { title: 'Ações', description: 'Setas percorrem, letras buscam, Esc fecha.' }

export default function Actions() {
  const [last, setLast] = useState('')
  const select = ({ value }: { value: string }) => setLast(`${value} foi escolhido`)
  const more = (
    <Menu.Trigger asChild>
      <IconButton variant="ghost" aria-label="Mais ações">
        <LuEllipsis />
      </IconButton>
    </Menu.Trigger>
  )
  return (
    <>
      <Row>
        <DropMenu trigger="Ações" onSelect={select}>
          <Menu.Item value="Editar">
            <LuPencil aria-hidden="true" /> Editar
          </Menu.Item>
          <Menu.Item value="Duplicar">
            <LuCopy aria-hidden="true" /> Duplicar
          </Menu.Item>
          <Menu.Item value="Arquivar" disabled>
            Arquivar
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="Excluir" color="fg.error">
            <LuTrash2 aria-hidden="true" /> Excluir
          </Menu.Item>
        </DropMenu>
        <DropMenu trigger={more} positioning={{ placement: 'bottom-end' }} onSelect={select}>
          <Menu.Item value="Imprimir">Imprimir</Menu.Item>
          <Menu.Item value="Exportar CSV">Exportar CSV</Menu.Item>
        </DropMenu>
      </Row>
      <LastAction>{last}</LastAction>
    </>
  )
}
