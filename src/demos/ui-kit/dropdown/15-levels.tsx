import { Menu } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuFolder, LuFolderOpen } from 'react-icons/lu'
import { Row } from '../basics.tsx'
import { CheckboxItem, DropMenu, LastAction, RadioItem, Submenu } from './menu-parts.tsx'

export const meta = {
  Grouped: { title: 'Grupos e submenu' },
  Nested: { title: 'Em três níveis', description: 'Setas para os lados abrem e fecham cada nível.' },
  Choices: { title: 'Escolhas', description: 'Uma entre várias, ou várias de uma vez.' },
}

export function Grouped() {
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

type Folder = { name: string; folders?: readonly Folder[] }

const notes = { name: 'Notas', folders: [{ name: 'Este ano' }, { name: 'Anteriores' }] }

const folders: readonly Folder[] = [
  { name: 'Financeiro', folders: [notes, { name: 'Contratos' }] },
  { name: 'Jurídico', folders: [{ name: 'Processos' }, { name: 'Pareceres' }] },
  { name: 'Arquivo' },
]

type LevelProps = { folders: readonly Folder[]; path?: string; onChoose: (path: string) => void }

/** The items of a level: a folder with folders is a submenu. */
const Level = ({ folders, path = '', onChoose }: LevelProps): ReactNode =>
  folders.map(({ name, folders: inner }) => {
    const ownPath = path ? `${path} › ${name}` : name
    if (!inner)
      return (
        <Menu.Item key={name} value={ownPath} onSelect={() => onChoose(ownPath)}>
          <LuFolder aria-hidden="true" /> {name}
        </Menu.Item>
      )
    const label = (
      <>
        <LuFolderOpen aria-hidden="true" /> {name}
      </>
    )
    return (
      <Submenu key={name} label={label}>
        <Level folders={inner} path={ownPath} onChoose={onChoose} />
      </Submenu>
    )
  })

export function Nested() {
  const [path, setPath] = useState('')
  return (
    <>
      <DropMenu trigger="Mover para">
        <Level folders={folders} onChoose={setPath} />
      </DropMenu>
      <LastAction>{path && `Movido para ${path}`}</LastAction>
    </>
  )
}

const orders = ['Nome', 'Data', 'Valor']

const columns = ['CPF', 'Nome', 'Nascimento']

export function Choices() {
  const [order, setOrder] = useState('Nome')
  const [shown, setShown] = useState(['CPF', 'Nome'])
  const toggle = (name: string, isShown: boolean) =>
    setShown(columns.filter((column) => (column === name ? isShown : shown.includes(column))))
  return (
    <Row>
      <DropMenu trigger={`Ordenar por ${order.toLowerCase()}`} closeOnSelect={false}>
        <Menu.RadioItemGroup value={order} onValueChange={({ value }) => setOrder(value)}>
          {orders.map((name) => (
            <RadioItem key={name} value={name}>
              {name}
            </RadioItem>
          ))}
        </Menu.RadioItemGroup>
      </DropMenu>
      <DropMenu trigger={`Colunas (${shown.length})`} closeOnSelect={false}>
        {columns.map((name) => (
          <CheckboxItem
            key={name}
            value={name}
            checked={shown.includes(name)}
            onCheckedChange={(isShown) => toggle(name, isShown)}
          >
            {name}
          </CheckboxItem>
        ))}
      </DropMenu>
    </Row>
  )
}
