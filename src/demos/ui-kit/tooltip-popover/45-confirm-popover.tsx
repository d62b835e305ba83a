import { Button, Flex, IconButton, Popover } from '@chakra-ui/react'
import { useRef } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Balloon } from '../balloon.tsx'
import { FocusList, Muted, Row } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'

export const meta = {
  title: 'Confirmação em balão',
  description: 'Pergunta ao lado do botão; dá para desfazer.',
}

const files = ['contrato.pdf', 'procuração.pdf', 'recibo.png']

type AskProps = { name: string; onConfirm: () => void }

/** Asks beside the button instead of over the page. Cancel has the focus. */
function Ask({ name, onConfirm }: AskProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const trigger = (
    <IconButton size="xs" variant="ghost" colorPalette="danger" aria-label={`Excluir ${name}`}>
      <LuTrash2 />
    </IconButton>
  )
  const focus = { initialFocusEl: () => cancel.current }
  return (
    <Balloon
      trigger={trigger}
      size="xs"
      placement="bottom-end"
      title={`Excluir ${name}?`}
      width="240px"
      hasArrow
      {...focus}
    >
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
    </Balloon>
  )
}

export default function ConfirmPopover() {
  const { list, shown, removed, remove, undo } = useRemoval(files)
  return (
    <Flex direction="column" gap="3">
      <FocusList ref={list} aria-label="Arquivos">
        {shown.map((name) => (
          <Flex as="li" key={name} align="center" justify="space-between" py="1" borderBottomWidth="1px">
            {name}
            <Ask name={name} onConfirm={() => remove(name)} />
          </Flex>
        ))}
        {shown.length === 0 && <Muted as="li">Nenhum arquivo.</Muted>}
      </FocusList>
      {removed && <UndoBar text={`${removed} excluído`} onUndo={undo} />}
    </Flex>
  )
}
