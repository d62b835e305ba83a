import {
  Button,
  CloseButton,
  chakra,
  HoverCard,
  IconButton,
  Link,
  Popover,
  Portal,
  Text,
  Tooltip,
} from '@chakra-ui/react'
import { hoverCardSlotRecipe, popoverSlotRecipe, tooltipSlotRecipe } from '@chakra-ui/react/theme'
import { type FormEvent, type ReactNode, useState } from 'react'
import { LuCircleHelp, LuCopy } from 'react-icons/lu'
import { TextField } from '@/ui/forms/text-field.tsx'
import { findCastMember } from '../parts/cast.ts'
import { Portrait } from '../parts/portrait.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { ConfirmPopover } from './tooltip-popover/confirm-popover.tsx'
import { PopoverPlaces } from './tooltip-popover/popover-places.tsx'
import { RichTips } from './tooltip-popover/rich-tips.tsx'
import { Triggers } from './tooltip-popover/triggers.tsx'

type Placement = 'top' | 'right' | 'bottom' | 'left'

/** A tooltip for its only child, a control. It opens on hover and focus; Esc closes it. */
function Tip({
  text,
  placement = 'top',
  children,
}: {
  text: string
  placement?: Placement
  children: ReactNode
}) {
  return (
    <Tooltip.Root recipe={tooltipSlotRecipe} openDelay={300} positioning={{ placement }}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>
            <Tooltip.Arrow>
              <Tooltip.ArrowTip />
            </Tooltip.Arrow>
            {text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}

function Tips() {
  return (
    <Row>
      <Tip text="Copiar para a área de transferência">
        <IconButton aria-label="Copiar" variant="outline">
          <LuCopy />
        </IconButton>
      </Tip>
      <Tip text="Conta as consultas dos últimos 30 dias, com as repetidas.">
        <IconButton aria-label="O que é contado" variant="ghost" colorPalette="neutral">
          <LuCircleHelp />
        </IconButton>
      </Tip>
    </Row>
  )
}

const labelByPlacement = { top: 'Acima', right: 'À direita', bottom: 'Abaixo', left: 'À esquerda' }

function Placements() {
  return (
    <Row>
      {(Object.keys(labelByPlacement) as Placement[]).map((placement) => (
        <Tip key={placement} text={`Dica ${labelByPlacement[placement].toLowerCase()}`} placement={placement}>
          <Button variant="outline">{labelByPlacement[placement]}</Button>
        </Tip>
      ))}
    </Row>
  )
}

function FormInPopover() {
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
      <Popover.Root
        recipe={popoverSlotRecipe}
        positioning={{ placement: 'bottom-start' }}
        open={isOpen}
        onOpenChange={({ open }) => {
          setOpen(open)
          if (open) setDraft(name)
        }}
        lazyMount
        unmountOnExit
      >
        <Popover.Trigger asChild>
          <Button variant="outline">Renomear</Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label="Renomear a lista" borderWidth="1px" bg="bg.panel">
              <Popover.Body>
                <Popover.Title fontWeight="600" mb="3">
                  Renomear a lista
                </Popover.Title>
                <chakra.form noValidate onSubmit={save}>
                  <TextField
                    label="Nome"
                    autoComplete="off"
                    value={draft}
                    onChange={({ target }) => setDraft(target.value)}
                  />
                  <Row mt="4" justify="flex-end">
                    <Button type="submit" disabled={draft.trim() === ''}>
                      Salvar
                    </Button>
                  </Row>
                </chakra.form>
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      <Text role="status" color="fg.muted">
        Lista: {name}
      </Text>
    </Row>
  )
}

function Explanation() {
  return (
    <Popover.Root recipe={popoverSlotRecipe} size="xs">
      <Popover.Trigger asChild>
        <Button variant="ghost">O que é CNS?</Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content borderWidth="1px" bg="bg.panel">
            <Popover.Body pe="10">
              <Popover.Title fontWeight="600">Cartão Nacional de Saúde</Popover.Title>
              <Popover.Description color="fg.muted" mt="1">
                O número de quinze algarismos com que o SUS identifica uma pessoa.
              </Popover.Description>
            </Popover.Body>
            <Popover.CloseTrigger asChild position="absolute" top="1" insetEnd="1">
              <CloseButton size="xs" aria-label="Fechar" />
            </Popover.CloseTrigger>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function Preview() {
  const rogerio = findCastMember('rogerio')
  return (
    <HoverCard.Root recipe={hoverCardSlotRecipe} openDelay={200}>
      <HoverCard.Trigger asChild>
        <Link href="#page-title" variant="underline">
          {rogerio.name}
        </Link>
      </HoverCard.Trigger>
      <Portal>
        <HoverCard.Positioner>
          <HoverCard.Content borderWidth="1px" bg="bg.panel">
            <Row flexWrap="nowrap">
              <Portrait image={rogerio.id} name={rogerio.name} />
              <Text>{rogerio.role}, em Recife desde 2021.</Text>
            </Row>
          </HoverCard.Content>
        </HoverCard.Positioner>
      </Portal>
    </HoverCard.Root>
  )
}

export default function TooltipPopoverPage() {
  return (
    <SpecimenPage source={() => import('./tooltip-popover.tsx?raw')}>
      <Specimen
        title="Dicas"
        description="Ao apontar ou focar. O essencial está sempre também na página."
        code="Tips"
      >
        <Tips />
      </Specimen>
      <Specimen title="Lugares" code="Placements">
        <Placements />
      </Specimen>
      <Specimen
        title="Dicas ricas"
        description="Atalho, motivo de um bloqueio, cores e demora."
        code="RichTips"
        source={() => import('./tooltip-popover/rich-tips.tsx?raw')}
      >
        <RichTips />
      </Specimen>
      <Specimen
        title="Quando abrem"
        description="Ao apontar, focar, clicar ou com o botão direito."
        code="Triggers"
        source={() => import('./tooltip-popover/triggers.tsx?raw')}
      >
        <Triggers />
      </Specimen>
      <Specimen
        title="Lugares do balão"
        code="PopoverPlaces"
        source={() => import('./tooltip-popover/popover-places.tsx?raw')}
        isWide
      >
        <PopoverPlaces />
      </Specimen>
      <Specimen title="Balão com explicação" code="Explanation">
        <Explanation />
      </Specimen>
      <Specimen
        title="Balão com formulário"
        description="O foco entra, e volta ao fechar."
        code="FormInPopover"
      >
        <FormInPopover />
      </Specimen>
      <Specimen
        title="Confirmação em balão"
        description="Pergunta ao lado do botão; dá para desfazer."
        code="ConfirmPopover"
        source={() => import('./tooltip-popover/confirm-popover.tsx?raw')}
      >
        <ConfirmPopover />
      </Specimen>
      <Specimen title="Prévia" description="O que está por trás de um link." code="Preview">
        <Preview />
      </Specimen>
    </SpecimenPage>
  )
}
