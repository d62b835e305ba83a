import { Menu, useLocaleContext } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import { LuChevronRight, LuFolder, LuFolderOpen } from 'react-icons/lu'
import { LastAction } from './last-action.tsx'
import { Floating, Trigger } from './menu-parts.tsx'

type Folder = { name: string; folders?: readonly Folder[] }

const folders: readonly Folder[] = [
  {
    name: 'Financeiro',
    folders: [
      { name: 'Notas', folders: [{ name: 'Este ano' }, { name: 'Anteriores' }] },
      { name: 'Contratos' },
    ],
  },
  { name: 'Jurídico', folders: [{ name: 'Processos' }, { name: 'Pareceres' }] },
  { name: 'Arquivo' },
]

type LevelProps = { folder: Folder; path: string; onChoose: (path: string) => void }

/** A folder, with a submenu if it has folders. */
function Level({ folder: { name, folders }, path, onChoose }: LevelProps): ReactNode {
  const { dir } = useLocaleContext()
  const ownPath = path ? `${path} › ${name}` : name
  if (!folders)
    return (
      <Menu.Item value={ownPath} onSelect={() => onChoose(ownPath)}>
        <LuFolder aria-hidden="true" /> {name}
      </Menu.Item>
    )
  return (
    <Menu.Root
      recipe={menuSlotRecipe}
      positioning={{ placement: dir === 'rtl' ? 'left-start' : 'right-start', gutter: 4 }}
    >
      <Menu.TriggerItem>
        <LuFolderOpen aria-hidden="true" /> {name}
        <LuChevronRight aria-hidden="true" className="directed" style={{ marginInlineStart: 'auto' }} />
      </Menu.TriggerItem>
      <Floating>
        {folders.map((folder) => (
          <Level key={folder.name} folder={folder} path={ownPath} onChoose={onChoose} />
        ))}
      </Floating>
    </Menu.Root>
  )
}

/** The arrow key towards a level's end opens it, the other one closes it. */
export function Nested() {
  const [path, setPath] = useState('')
  return (
    <>
      <Menu.Root recipe={menuSlotRecipe}>
        <Trigger>Mover para</Trigger>
        <Floating>
          {folders.map((folder) => (
            <Level key={folder.name} folder={folder} path="" onChoose={setPath} />
          ))}
        </Floating>
      </Menu.Root>
      <LastAction>{path && `Movido para ${path}`}</LastAction>
    </>
  )
}
