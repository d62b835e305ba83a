import { Center, Menu, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuRotateCcw, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import { dashedArea } from '../basics.tsx'
import { DropMenu } from './menu-parts.tsx'

export const meta = { title: 'Menu de contexto', description: 'Botão direito, toque longo ou Shift+F10.' }

/** Limits of the font size in px, and one step. */
const [smallest, largest, initial, step] = [12, 32, 16, 4]

/** The keyboard opens it with the menu key or Shift+F10, where the focus is. */
export default function ContextMenu() {
  const [size, setSize] = useState(initial)
  const area = (
    <Menu.ContextTrigger asChild>
      <Center {...dashedArea} aria-label="Área com menu de contexto" minH="32" p="4" bg="bg.subtle">
        <Text textAlign="center" style={{ fontSize: size, lineHeight: 1.3 }}>
          Clique com o botão direito, mantenha o dedo ou tecle Shift+F10
        </Text>
      </Center>
    </Menu.ContextTrigger>
  )
  return (
    <DropMenu trigger={area}>
      <Menu.Item value="maior" disabled={size >= largest} onSelect={() => setSize(size + step)}>
        <LuZoomIn aria-hidden="true" /> Aumentar o texto
      </Menu.Item>
      <Menu.Item value="menor" disabled={size <= smallest} onSelect={() => setSize(size - step)}>
        <LuZoomOut aria-hidden="true" /> Diminuir o texto
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item value="normal" disabled={size === initial} onSelect={() => setSize(initial)}>
        <LuRotateCcw aria-hidden="true" /> Tamanho normal
      </Menu.Item>
    </DropMenu>
  )
}
