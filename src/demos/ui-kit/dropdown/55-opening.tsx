import { Button, Center, Flex, Grid, Menu, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuCopy, LuRotateCcw, LuTrash2, LuZoomIn, LuZoomOut } from 'react-icons/lu'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { dashedArea, FocusList, Muted } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'
import { DropMenu, LastAction, Trigger } from './menu-parts.tsx'

export const meta = {
  Danger: { title: 'Exclusão com confirmação', description: 'Pergunta antes, e pode ser desfeita.' },
  ContextMenu: { title: 'Menu de contexto', description: 'Botão direito, toque longo ou Shift+F10.' },
  Placements: { title: 'Lugares', description: 'Sem espaço, o menu abre do outro lado.', isWide: true },
}

const lists = ['Clientes de maio', 'Fornecedores', 'Frota']

export function Danger() {
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

/** Limits of the font size in px, and one step. */
const [smallest, largest, initial, step] = [12, 32, 16, 4]

export function ContextMenu() {
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

const placements = {
  'top-start': 'Acima, no começo',
  top: 'Acima',
  'top-end': 'Acima, no fim',
  'bottom-start': 'Abaixo, no começo',
  bottom: 'Abaixo',
  'bottom-end': 'Abaixo, no fim',
  'left-start': 'À esquerda, no alto',
  left: 'À esquerda',
  'left-end': 'À esquerda, embaixo',
  'right-start': 'À direita, no alto',
  right: 'À direita',
  'right-end': 'À direita, embaixo',
} as const

export function Placements() {
  const [last, setLast] = useState('')
  return (
    <>
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 150px), 1fr))" gap="3">
        {Object.entries(placements).map(([placement, name]) => (
          <DropMenu
            key={placement}
            trigger={
              <Menu.Trigger asChild>
                <Button variant="outline" size="xs">
                  {name}
                </Button>
              </Menu.Trigger>
            }
            minW="140px"
            positioning={{ placement: placement as keyof typeof placements }}
            lazyMount
            unmountOnExit
            onSelect={({ value }) => setLast(`${value} foi escolhido em “${name}”`)}
          >
            {['Abrir', 'Copiar', 'Mover'].map((item) => (
              <Menu.Item key={item} value={item}>
                {item}
              </Menu.Item>
            ))}
          </DropMenu>
        ))}
      </Grid>
      <LastAction>{last}</LastAction>
    </>
  )
}
