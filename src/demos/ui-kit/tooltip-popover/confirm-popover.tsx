import { Button, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useRef, useState } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Row } from '../row.tsx'

const files = ['contrato.pdf', 'procuração.pdf', 'recibo.png']

type AskProps = { name: string; onConfirm: () => void }

/** Asks beside the button instead of over the page. Cancel has the focus. */
function Ask({ name, onConfirm }: AskProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Popover.Root
      recipe={popoverSlotRecipe}
      size="xs"
      positioning={{ placement: 'bottom-end' }}
      initialFocusEl={() => cancel.current}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <IconButton size="xs" variant="ghost" colorPalette="danger" aria-label={`Excluir ${name}`}>
          <LuTrash2 />
        </IconButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content
            aria-label={`Excluir ${name}?`}
            borderWidth="1px"
            bg="bg.panel"
            css={{ '--popover-size': '240px' }}
          >
            <Popover.Arrow>
              <Popover.ArrowTip />
            </Popover.Arrow>
            <Popover.Body>
              <Popover.Title fontWeight="600">Excluir {name}?</Popover.Title>
              <Row mt="3" justify="flex-end">
                <Popover.CloseTrigger asChild position="static" aria-label="Cancelar">
                  <Button ref={cancel} size="xs" variant="outline">
                    Cancelar
                  </Button>
                </Popover.CloseTrigger>
                <Button size="xs" colorPalette="danger" onClick={onConfirm}>
                  Excluir
                </Button>
              </Row>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

export function ConfirmPopover() {
  const [shown, setShown] = useState(files)
  const [removed, setRemoved] = useState('')
  const list = useRef<HTMLDivElement>(null)
  return (
    <Flex direction="column" gap="3">
      <Flex
        as="ul"
        ref={list}
        tabIndex={-1}
        outline="none"
        direction="column"
        listStyleType="none"
        aria-label="Arquivos"
      >
        {shown.map((name) => (
          <Flex as="li" key={name} align="center" justify="space-between" py="1" borderBottomWidth="1px">
            {name}
            <Ask
              name={name}
              onConfirm={() => {
                setRemoved(name)
                setShown(shown.filter((each) => each !== name))
                requestAnimationFrame(() => list.current?.focus())
              }}
            />
          </Flex>
        ))}
        {shown.length === 0 && (
          <Text as="li" color="fg.muted">
            Nenhum arquivo.
          </Text>
        )}
      </Flex>
      {removed && (
        <UndoBar
          text={`${removed} excluído`}
          onUndo={() => {
            setShown(files.filter((name) => shown.includes(name) || name === removed))
            setRemoved('')
            list.current?.focus()
          }}
        />
      )}
    </Flex>
  )
}
