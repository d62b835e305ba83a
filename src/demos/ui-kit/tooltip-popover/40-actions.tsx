import { Button, chakra, Flex, Popover } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { LuTrash2 } from 'react-icons/lu'
import { UndoBar } from '../../parts/undo-bar.tsx'
import { Balloon } from '../balloon.tsx'
import { bindText, FocusList, FreeField, IconOnly, Muted, OutlineButton, Row } from '../basics.tsx'
import { useRemoval } from '../use-removal.ts'

export const meta = {
  FormInPopover: { title: 'Balão com formulário', description: 'O foco entra, e volta ao fechar.' },
  ConfirmPopover: {
    title: 'Confirmação em balão',
    description: 'Pergunta ao lado do botão; dá para desfazer.',
  },
}

export function FormInPopover() {
  const [name, setName] = useState('Clientes de maio')
  const [draft, setDraft] = useState(name)
  const [isOpen, setOpen] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    if (draft.trim() === '') return
    setName(draft.trim())
    setOpen(false)
  }

  return (
    <Row>
      <Balloon
        trigger={<OutlineButton>Renomear</OutlineButton>}
        placement="bottom-start"
        title="Renomear a lista"
        open={isOpen}
        onOpenChange={({ open }) => {
          setOpen(open)
          if (open) setDraft(name)
        }}
      >
        <chakra.form noValidate onSubmit={save} mt="3">
          <FreeField label="Nome" {...bindText(draft, setDraft)} />
          <Row mt="4" justify="flex-end">
            <Button type="submit" disabled={draft.trim() === ''}>
              Salvar
            </Button>
          </Row>
        </chakra.form>
      </Balloon>
      <Muted role="status">Lista: {name}</Muted>
    </Row>
  )
}

const files = ['contrato.pdf', 'procuração.pdf', 'recibo.png']

type AskProps = { name: string; onConfirm: () => void }

/** Asks beside the button instead of over the page. Cancel has the focus. */
function Ask({ name, onConfirm }: AskProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const trigger = <IconOnly label={`Excluir ${name}`} icon={<LuTrash2 />} colorPalette="danger" />
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

export function ConfirmPopover() {
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
