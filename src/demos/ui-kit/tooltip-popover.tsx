import { Box, Button, CloseButton, Flex, IconButton, Popover, Portal, Text } from '@chakra-ui/react'
import { popoverSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCircleHelp, LuCopy, LuPin, LuStar } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { Colored } from './tooltip-popover/colored.tsx'
import { Compass } from './tooltip-popover/compass.tsx'
import { ConfirmPopover } from './tooltip-popover/confirm-popover.tsx'
import { FormInPopover } from './tooltip-popover/form-in-popover.tsx'
import { PopoverPlaces } from './tooltip-popover/popover-places.tsx'
import { Preview } from './tooltip-popover/preview.tsx'
import { RichTips } from './tooltip-popover/rich-tips.tsx'
import { Tip } from './tooltip-popover/tip.tsx'
import { Tour } from './tooltip-popover/tour.tsx'
import { Triggers } from './tooltip-popover/triggers.tsx'

const address = 'Rua das Amostras, 120, Recife'

/** Each button works without its tooltip: the name is in `aria-label`. */
function Tips() {
  const [isPinned, setPinned] = useState(false)
  const [isStarred, setStarred] = useState(true)
  const look = { variant: 'outline', colorPalette: 'neutral' } as const
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Box>
        <Text fontWeight="600">Padaria Amostra</Text>
        <Text textStyle="small" color="fg.muted">
          {address}
        </Text>
      </Box>
      <Row gap="2">
        <Tip text="Copiar para a área de transferência">
          <IconButton
            {...look}
            aria-label="Copiar"
            onClick={() => void copyText(() => address, 'Endereço copiado')}
          >
            <LuCopy />
          </IconButton>
        </Tip>
        <Tip text={isStarred ? 'Está nas favoritas' : 'Pôr nas favoritas'}>
          <IconButton
            {...look}
            aria-label="Favorita"
            aria-pressed={isStarred}
            onClick={() => setStarred(!isStarred)}
          >
            <LuStar fill={isStarred ? 'currentColor' : 'none'} />
          </IconButton>
        </Tip>
        <Tip text={isPinned ? 'Está fixada no alto' : 'Fixar no alto da lista'}>
          <IconButton
            {...look}
            aria-label="Fixa no alto"
            aria-pressed={isPinned}
            onClick={() => setPinned(!isPinned)}
          >
            <LuPin fill={isPinned ? 'currentColor' : 'none'} />
          </IconButton>
        </Tip>
        <Tip text="Conta as consultas dos últimos 30 dias, com as repetidas.">
          <IconButton aria-label="O que é contado" variant="ghost">
            <LuCircleHelp />
          </IconButton>
        </Tip>
      </Row>
    </Flex>
  )
}

function Placements() {
  return (
    <Compass
      hint="Aponte, ou passe com Tab."
      hasOnlySides
      render={(placement, name, css) => (
        <Tip key={placement} text={`Dica ${name.toLowerCase()}`} placement={placement}>
          <Button variant="outline" colorPalette="primary" css={{ ...css, minH: '10' }}>
            {name}
          </Button>
        </Tip>
      )}
    />
  )
}

const terms = [
  [
    'O que é CNS?',
    'Cartão Nacional de Saúde',
    'O número de quinze algarismos com que o SUS identifica uma pessoa.',
  ],
  ['O que é CNAE?', 'Atividade econômica', 'O código do que uma empresa faz, com sete algarismos.'],
] as const

function Explanation() {
  return (
    <>
      <Text color="fg.muted" mb="3">
        O cadastro aceita pessoas sem CPF, e empresas de qualquer ramo.
      </Text>
      <Row>
        {terms.map(([question, title, text]) => (
          <Popover.Root key={title} recipe={popoverSlotRecipe} size="xs" lazyMount unmountOnExit>
            <Popover.Trigger asChild>
              <Button variant="subtle" size="sm">
                <LuCircleHelp aria-hidden="true" /> {question}
              </Button>
            </Popover.Trigger>
            <Portal>
              <Popover.Positioner>
                <Popover.Content aria-label={title} borderWidth="1px" bg="bg.panel">
                  <Popover.Body pe="10">
                    <Popover.Title fontWeight="600">{title}</Popover.Title>
                    <Popover.Description color="fg.muted" mt="1">
                      {text}
                    </Popover.Description>
                  </Popover.Body>
                  <Popover.CloseTrigger asChild position="absolute" top="1" insetEnd="1">
                    <CloseButton colorPalette="primary" size="xs" aria-label="Fechar" />
                  </Popover.CloseTrigger>
                </Popover.Content>
              </Popover.Positioner>
            </Portal>
          </Popover.Root>
        ))}
      </Row>
    </>
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
      <Specimen
        title="Dicas ricas"
        description="Atalho, motivo de um bloqueio, cores e demora."
        code="RichTips"
        source={() => import('./tooltip-popover/rich-tips.tsx?raw')}
      >
        <RichTips />
      </Specimen>
      <Specimen title="Lugares" code="Placements">
        <Placements />
      </Specimen>
      <Specimen
        title="Lugares do balão"
        code="PopoverPlaces"
        source={() => import('./tooltip-popover/popover-places.tsx?raw')}
      >
        <PopoverPlaces />
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
        title="Balões de cor"
        description="Cada cor com seu ícone e seu título."
        code="Colored"
        source={() => import('./tooltip-popover/colored.tsx?raw')}
      >
        <Colored />
      </Specimen>
      <Specimen title="Balão com explicação" description="Fica aberto até você fechar." code="Explanation">
        <Explanation />
      </Specimen>
      <Specimen
        title="Balão com formulário"
        description="O foco entra, e volta ao fechar."
        code="FormInPopover"
        source={() => import('./tooltip-popover/form-in-popover.tsx?raw')}
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
      <Specimen
        title="Prévia"
        description="O que está por trás de um link."
        code="Preview"
        source={() => import('./tooltip-popover/preview.tsx?raw')}
      >
        <Preview />
      </Specimen>
      <Specimen
        title="Passeio guiado"
        description="Um balão por parada; Esc encerra."
        code="Tour"
        source={() => import('./tooltip-popover/tour.tsx?raw')}
        isWide
      >
        <Tour />
      </Specimen>
    </SpecimenPage>
  )
}
