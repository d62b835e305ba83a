import { Flex, Menu } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCopy, LuTrash2 } from 'react-icons/lu'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { FocusList, Muted } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'
import { DropMenu, Trigger } from './menu-parts.tsx'

export const meta = { title: 'Exclusão com confirmação', description: 'Pergunta antes, e pode ser desfeita.' }

const lists = ['Clientes de maio', 'Fornecedores', 'Frota']

/** Asks first, removes, and can be undone. */
export default function Danger() {
  const { list, shown, setShown, removed, remove, undo } = useRemoval(lists)
  const [asked, setAsked] = useState('')

  const duplicate = (name: string) =>
    setShown(shown.flatMap((each) => (each === name ? [each, `${each} (cópia)`] : each)))

  return (
    <Flex direction="column" gap="3">
      <FocusList ref={list} gap="2" aria-label="Listas">
        {shown.map((name) => (
          <Flex as="li" key={name} align="center" justify="space-between" gap="3">
            {name}
            <DropMenu
              trigger={
                <Trigger size="xs" aria-label={`Ações de ${name}`}>
                  Ações
                </Trigger>
              }
              positioning={{ placement: 'bottom-end' }}
              lazyMount
              unmountOnExit
            >
              <Menu.Item
                value="duplicar"
                disabled={shown.includes(`${name} (cópia)`)}
                onSelect={() => duplicate(name)}
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
            </DropMenu>
          </Flex>
        ))}
        {shown.length === 0 && <Muted as="li">Nenhuma lista.</Muted>}
      </FocusList>
      {removed && <UndoBar text={`“${removed}” excluída`} onUndo={undo} />}
      {asked && (
        <ConfirmDialog
          title={`Excluir “${asked}”?`}
          detail="A lista sai daqui. Depois você ainda pode desfazer."
          action="Excluir"
          onConfirm={() => {
            remove(asked)
            setAsked('')
          }}
          onClose={() => setAsked('')}
        />
      )}
    </Flex>
  )
}
