import { Badge, Flex, Tabs, Text } from '@chakra-ui/react'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuBell, LuInbox, LuLock, LuSend, LuStar, LuUser } from 'react-icons/lu'
import { OutlineButton } from '../basics.tsx'
import { Contents, TabsExample, tabs } from './parts.tsx'

export const meta = {
  LineTabs: {
    title: 'Abas em linha',
    description: 'Setas mudam de aba; Home e End vão à primeira e à última.',
  },
  SubtleTabs: { title: 'Abas suaves' },
  EnclosedTabs: { title: 'Abas em moldura' },
  Vertical: { title: 'Abas na vertical', description: 'Com ícone, e uma indisponível.' },
  RichTabs: { title: 'Abas com ícone e contagem' },
}

export const LineTabs = () => <TabsExample variant="line" />

export const SubtleTabs = () => <TabsExample variant="subtle" />

export const EnclosedTabs = () => <TabsExample variant="enclosed" />

const icons = { dados: LuUser, acesso: LuLock, avisos: LuBell }

export const Vertical = () => (
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

const boxes = [
  ['entrada', 'Entrada', <LuInbox key="icon" aria-hidden="true" />],
  ['favoritas', 'Favoritas', <LuStar key="icon" aria-hidden="true" />],
  ['enviadas', 'Enviadas', <LuSend key="icon" aria-hidden="true" />],
] as const

export function RichTabs() {
  const [counts, setCounts] = useState({ entrada: 12, favoritas: 3, enviadas: 0 })
  return (
    <Tabs.Root recipe={tabsSlotRecipe} defaultValue="entrada" variant="subtle" colorPalette="primary" fitted>
      <Tabs.List>
        {boxes.map(([value, name, icon]) => (
          <Tabs.Trigger key={value} value={value}>
            {icon} {name}
            {counts[value] > 0 && (
              <Badge borderRadius="full" variant="solid" colorPalette="danger" size="xs">
                {counts[value]}
              </Badge>
            )}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {boxes.map(([value, name]) => (
        <Tabs.Content key={value} value={value}>
          <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="9">
            <Text>
              {counts[value] === 0 ? `Nada novo em ${name}.` : `${counts[value]} não lidas em ${name}.`}
            </Text>
            {counts[value] > 0 && (
              <OutlineButton size="xs" onClick={() => setCounts({ ...counts, [value]: 0 })}>
                Marcar como lidas
              </OutlineButton>
            )}
          </Flex>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
