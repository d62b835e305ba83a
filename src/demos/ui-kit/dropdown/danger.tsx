import { Flex, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuCopy, LuTrash2 } from 'react-icons/lu'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Floating, Trigger } from './menu-parts.tsx'

const lists = ['Clientes de maio', 'Fornecedores', 'Frota']

/** Asks first, removes, and can be undone. */
export function Danger() {
  const [shown, setShown] = useState(lists)
  const [asked, setAsked] = useState('')
  const [removed, setRemoved] = useState<{ name: string; before: string[] }>()
  const list = useRef<HTMLDivElement>(null)

  function remove() {
    setRemoved({ name: asked, before: shown })
    setShown(shown.filter((name) => name !== asked))
    setAsked('')
    list.current?.focus()
  }

  return (
    <Flex direction="column" gap="3">
      <Flex
        as="ul"
        ref={list}
        tabIndex={-1}
        direction="column"
        gap="2"
        listStyleType="none"
        outline="none"
        aria-label="Listas"
      >
        {shown.map((name) => (
          <Flex as="li" key={name} align="center" justify="space-between" gap="3">
            {name}
            <Menu.Root
              recipe={menuSlotRecipe}
              positioning={{ placement: 'bottom-end' }}
              lazyMount
              unmountOnExit
            >
              <Trigger size="xs" aria-label={`Ações de ${name}`}>
                Ações
              </Trigger>
              <Floating>
                <Menu.Item
                  value="duplicar"
                  disabled={shown.includes(`${name} (cópia)`)}
                  onSelect={() =>
                    setShown(shown.flatMap((each) => (each === name ? [each, `${each} (cópia)`] : each)))
                  }
                >
                  <LuCopy aria-hidden="true" /> Duplicar
                </Menu.Item>
                <Menu.Separator />
                <Menu.Item
                  value="excluir"
                  color="fg.error"
                  _highlighted={{ bg: 'bg.error' }}
                  onSelect={() => setAsked(name)}
                >
                  <LuTrash2 aria-hidden="true" /> Excluir…
                </Menu.Item>
              </Floating>
            </Menu.Root>
          </Flex>
        ))}
        {shown.length === 0 && (
          <Text as="li" color="fg.muted">
            Nenhuma lista.
          </Text>
        )}
      </Flex>
      {removed && (
        <UndoBar
          text={`“${removed.name}” excluída`}
          onUndo={() => {
            setShown(removed.before)
            setRemoved(undefined)
            list.current?.focus()
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          title={`Excluir “${asked}”?`}
          detail="A lista sai daqui. Depois você ainda pode desfazer."
          action="Excluir"
          onConfirm={remove}
          onClose={() => setAsked('')}
        />
      )}
    </Flex>
  )
}
