import { Center, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuRotateCcw, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import { Floating } from './menu-parts.tsx'

/** Limits of the font size in px, and one step. */
const [smallest, largest, initial, step] = [12, 32, 16, 4]

/** The keyboard opens it with the menu key or Shift+F10, where the focus is. */
export function ContextMenu() {
  const [size, setSize] = useState(initial)
  return (
    <Menu.Root recipe={menuSlotRecipe}>
      <Menu.ContextTrigger asChild>
        <Center
          tabIndex={0}
          role="group"
          aria-label="Área com menu de contexto"
          minH="32"
          p="4"
          bg="bg.subtle"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor="border.control"
          borderRadius="control"
          textAlign="center"
          userSelect="none"
          focusVisibleRing="outside"
        >
          <Text style={{ fontSize: size, lineHeight: 1.3 }}>
            Clique com o botão direito, mantenha o dedo ou tecle Shift+F10
          </Text>
        </Center>
      </Menu.ContextTrigger>
      <Floating>
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
      </Floating>
    </Menu.Root>
  )
}
