import { Menu } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { LuFolder, LuFolderOpen } from 'react-icons/lu'
import { DropMenu, LastAction, Submenu } from './menu-parts.tsx'

export const meta = { title: 'Em três níveis', description: 'Setas para os lados abrem e fecham cada nível.' }

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

/** The arrow key towards a level's end opens it, the other one closes it. */
export default function Nested() {
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
