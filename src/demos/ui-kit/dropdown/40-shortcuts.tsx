import { Box, Kbd, Menu } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { LuArrowDownAZ, LuCopy, LuRefreshCw, LuShuffle } from 'react-icons/lu'
import { createCollator } from '@/lib/format/intl.ts'
import { cast } from '../../parts/cast.ts'
import { Small } from '../basics.tsx'
import { DropMenu } from './menu-parts.tsx'

export const meta = { title: 'Ícones e atalhos', description: 'Funcionam também com o menu fechado.' }

const initial = cast.slice(0, 4).map(({ name }) => name)

const collator = createCollator()

type Names = readonly string[]

const actions = [
  ['O', 'Ordenar de A a Z', LuArrowDownAZ, (names: Names) => names.toSorted(collator.compare)],
  ['I', 'Inverter', LuShuffle, (names: Names) => names.toReversed()],
  ['D', 'Duplicar o primeiro', LuCopy, (names: Names) => [...names.slice(0, 1), ...names].slice(0, 6)],
  ['R', 'Restaurar', LuRefreshCw, () => initial],
] as const

/** The shortcuts work while the focus is in this frame, also with the menu closed. */
export default function Shortcuts() {
  const [names, setNames] = useState<Names>(initial)

  function onKeyDown(event: KeyboardEvent) {
    const [, , , run] = actions.find(([key]) => event.altKey && event.code === `Key${key}`) ?? []
    if (!run) return
    event.preventDefault()
    setNames(run(names))
  }

  return (
    <Box onKeyDown={onKeyDown}>
      <DropMenu trigger="Lista" minW="250px">
        {actions.map(([key, label, Icon, run]) => (
          <Menu.Item key={key} value={key} onSelect={() => setNames(run(names))}>
            <Icon />
            {label}
            <Menu.ItemCommand ms="auto">Alt+{key}</Menu.ItemCommand>
          </Menu.Item>
        ))}
      </DropMenu>
      <Small mt="2">
        Com o foco no botão: <Kbd size="sm">Alt</Kbd> + letra.
      </Small>
      <Box role="status" mt="3" minH="32">
        <Box as="ol" aria-label="Nomes" ps="5" listStyleType="decimal">
          {names.map((name, index) => (
            <li key={`${name} ${index}`}>{name}</li>
          ))}
        </Box>
      </Box>
    </Box>
  )
}
