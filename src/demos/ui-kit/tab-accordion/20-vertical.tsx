import { Tabs } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { LuBell, LuLock, LuUser } from 'react-icons/lu'
import { Contents, tabs } from './plain-examples.tsx'

export const meta = { title: 'Abas na vertical', description: 'Com ícone, e uma indisponível.' }

const icons = { dados: LuUser, acesso: LuLock, avisos: LuBell }

export default () => (
  <Tabs.Root recipe={tabsSlotRecipe} defaultValue="acesso" orientation="vertical" colorPalette="primary">
    <Tabs.List>
      {tabs.map(([value, name]) => {
        const Icon = icons[value]
        return (
          <Tabs.Trigger key={value} value={value} disabled={value === 'avisos'}>
            <Icon aria-hidden="true" /> {name}
          </Tabs.Trigger>
        )
      })}
    </Tabs.List>
    <Contents />
  </Tabs.Root>
)
