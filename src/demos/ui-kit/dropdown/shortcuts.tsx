import { Box, Kbd, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type KeyboardEvent, useState } from 'react'
import { LuArrowDownAZ, LuCopy, LuRefreshCw, LuShuffle } from 'react-icons/lu'
import { cast } from '../../parts/cast.ts'
import { Floating, Trigger } from './menu-parts.tsx'

const names = cast.slice(0, 4).map(({ name }) => name)

const collator = new Intl.Collator('pt-BR')

/** The shortcuts work while the focus is in this frame, also with the menu closed. */
export function Shortcuts() {
  const [shown, setShown] = useState<readonly string[]>(names)
  const actions = [
    {
      key: 'O',
      label: 'Ordenar de A a Z',
      icon: <LuArrowDownAZ />,
      run: () => shown.toSorted(collator.compare),
    },
    { key: 'I', label: 'Inverter', icon: <LuShuffle />, run: () => shown.toReversed() },
    {
      key: 'D',
      label: 'Duplicar o primeiro',
      icon: <LuCopy />,
      run: () => [...shown.slice(0, 1), ...shown].slice(0, 6),
    },
    { key: 'R', label: 'Restaurar', icon: <LuRefreshCw />, run: () => names },
  ]

  function onKeyDown(event: KeyboardEvent) {
    const action = actions.find(({ key }) => event.altKey && event.code === `Key${key}`)
    if (!action) return
    event.preventDefault()
    setShown(action.run())
  }

  return (
    <Box onKeyDown={onKeyDown}>
      <Menu.Root recipe={menuSlotRecipe}>
        <Trigger>Lista</Trigger>
        <Floating minW="250px">
          {actions.map(({ key, label, icon, run }) => (
            <Menu.Item key={key} value={key} onSelect={() => setShown(run())}>
              {icon}
              {label}
              <Menu.ItemCommand ms="auto">Alt+{key}</Menu.ItemCommand>
            </Menu.Item>
          ))}
        </Floating>
      </Menu.Root>
      <Text textStyle="small" color="fg.muted" mt="2">
        Com o foco no botão: <Kbd size="sm">Alt</Kbd> + letra.
      </Text>
      <Box role="status" mt="3" minH="32">
        <Box as="ol" aria-label="Nomes" ps="5" listStyleType="decimal">
          {shown.map((name, index) => (
            <li key={`${name} ${index}`}>{name}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
