import { Button, CloseButton, Dialog, Drawer, Flex, Grid, Portal, Text } from '@chakra-ui/react'
import { dialogSlotRecipe, drawerSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useRef, useState } from 'react'
import { notify } from '@/ui/feedback/notify.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { AddCard } from './modal/add-card.tsx'
import { ChoosePlan } from './modal/choose-plan.tsx'
import { EditAddress } from './modal/edit-address.tsx'
import { EditUser } from './modal/edit-user.tsx'
import { FormModal } from './modal/form-modal.tsx'
import { MultiStep } from './modal/multi-step.tsx'
import { Nested } from './modal/nested.tsx'
import { Places } from './modal/places.tsx'
import { Removal } from './modal/removal.tsx'
import { ShareProject } from './modal/share-project.tsx'
import { TwoFactor } from './modal/two-factor.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const Surface = ({ title, children }: { title: string; children: ReactNode }) => (
  <Portal>
    <Dialog.Backdrop bg="black/60" />
    <Dialog.Positioner px="4">
      <Dialog.Content borderWidth="1px">
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        {children}
        <Dialog.CloseTrigger asChild>
          <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </Dialog.Positioner>
  </Portal>
)

function Simple() {
  return (
    <Dialog.Root recipe={dialogSlotRecipe} placement="center">
      <Dialog.Trigger asChild>
        <Button>Abrir</Button>
      </Dialog.Trigger>
      <Surface title="Termos de uso">
        <Dialog.Body>
          <Text>Os dados consultados servem apenas à finalidade informada. Esc fecha esta janela.</Text>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button>Entendi</Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      </Surface>
    </Dialog.Root>
  )
}

/** Confirms an action that cannot be undone. The cancel button has the initial focus. */
function Confirmation() {
  const [isDeleted, setDeleted] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const recreate = useRef<HTMLButtonElement>(null)
  return (
    <Dialog.Root
      recipe={dialogSlotRecipe}
      role="alertdialog"
      placement="center"
      size="sm"
      initialFocusEl={() => cancel.current}
      finalFocusEl={() => recreate.current ?? opener.current}
    >
      <Row justify="space-between">
        <Text color={isDeleted ? 'fg.muted' : undefined}>
          {isDeleted ? 'A lista foi excluída.' : 'Clientes de maio, 48 linhas'}
        </Text>
        {isDeleted ? (
          <Button ref={recreate} variant="outline" colorPalette="primary" onClick={() => setDeleted(false)}>
            Recriar a lista
          </Button>
        ) : (
          <Dialog.Trigger asChild>
            <Button ref={opener} variant="outline" colorPalette="danger">
              Excluir lista
            </Button>
          </Dialog.Trigger>
        )}
      </Row>
      <Surface title="Excluir “Clientes de maio”?">
        <Dialog.Body>
          <Dialog.Description>As 48 linhas serão excluídas. Não é possível desfazer.</Dialog.Description>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button ref={cancel} variant="outline">
              Cancelar
            </Button>
          </Dialog.ActionTrigger>
          <Dialog.ActionTrigger asChild>
            <Button
              colorPalette="danger"
              onClick={() => {
                setDeleted(true)
                notify.success('Delete Successfully')
              }}
            >
              Excluir
            </Button>
          </Dialog.ActionTrigger>
        </Dialog.Footer>
      </Surface>
    </Dialog.Root>
  )
}

const sizes = { xs: 'Mínimo', sm: 'Pequeno', md: 'Médio', lg: 'Grande', full: 'Tela inteira' }

function Sizes() {
  return (
    <Row>
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Dialog.Root key={size} recipe={dialogSlotRecipe} size={size}>
          <Dialog.Trigger asChild>
            <Button variant="outline" colorPalette="primary">
              {sizes[size]}
            </Button>
          </Dialog.Trigger>
          <Surface title={`Tamanho ${size}`}>
            <Dialog.Body>Escolha o tamanho pelo conteúdo.</Dialog.Body>
          </Surface>
        </Dialog.Root>
      ))}
    </Row>
  )
}

const clauses = Array.from(
  { length: 14 },
  (_, index) => `Cláusula ${index + 1}. As partes deste exemplo concordam.`,
)

function Long() {
  return (
    <Dialog.Root recipe={dialogSlotRecipe} scrollBehavior="inside" placement="center">
      <Dialog.Trigger asChild>
        <Button variant="outline" colorPalette="primary">
          Conteúdo longo
        </Button>
      </Dialog.Trigger>
      <Surface title="Contrato de exemplo">
        <Dialog.Body tabIndex={0}>
          <Flex direction="column" gap="6">
            {clauses.map((clause) => (
              <Text key={clause}>{clause}</Text>
            ))}
          </Flex>
        </Dialog.Body>
      </Surface>
    </Dialog.Root>
  )
}

const sides = { start: 'No começo', end: 'No fim', top: 'No alto', bottom: 'Embaixo' }

function Drawers() {
  return (
    <Row>
      {(Object.keys(sides) as (keyof typeof sides)[]).map((side) => (
        <Drawer.Root key={side} recipe={drawerSlotRecipe} placement={side}>
          <Drawer.Trigger asChild>
            <Button variant="outline" colorPalette="primary">
              {sides[side]}
            </Button>
          </Drawer.Trigger>
          <Portal>
            <Drawer.Backdrop bg="black/60" />
            <Drawer.Positioner>
              <Drawer.Content>
                <Drawer.Header>
                  <Drawer.Title>Filtros</Drawer.Title>
                </Drawer.Header>
                <Drawer.Body>
                  <TextField label="Cidade" />
                </Drawer.Body>
                <Drawer.CloseTrigger asChild>
                  <CloseButton colorPalette="primary" size="sm" aria-label="Fechar" />
                </Drawer.CloseTrigger>
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      ))}
    </Row>
  )
}

export default function ModalPage() {
  return (
    <SpecimenPage source={() => import('./modal.tsx?raw')}>
      <Specimen title="Janela" description="Prende o foco, fecha com Esc e devolve o foco." code="Simple">
        <Simple />
      </Specimen>
      <Specimen title="Confirmação" code="Confirmation">
        <Confirmation />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Posição e saída" code="Places" source={() => import('./modal/places.tsx?raw')}>
        <Places />
      </Specimen>
      <Specimen title="Rolagem por dentro" code="Long">
        <Long />
      </Specimen>
      <Specimen
        title="Com formulário"
        description="Confere, e pergunta antes de descartar mudanças."
        code="FormModal"
        source={() => import('./modal/form-modal.tsx?raw')}
      >
        <FormModal />
      </Specimen>
      <Specimen
        title="Em etapas"
        description="Cada etapa é conferida; voltar não perde nada."
        code="MultiStep"
        source={() => import('./modal/multi-step.tsx?raw')}
      >
        <MultiStep />
      </Specimen>
      <Specimen
        title="Exclusão que se desfaz"
        description="Pede que o nome seja digitado."
        code="Removal"
        source={() => import('./modal/removal.tsx?raw')}
      >
        <Removal />
      </Specimen>
      <Specimen
        title="Uma sobre a outra"
        description="Esc fecha só a de cima."
        code="Nested"
        source={() => import('./modal/nested.tsx?raw')}
      >
        <Nested />
      </Specimen>
      <Specimen
        title="Gavetas"
        description="Dos quatro lados; espelhadas em idiomas da direita para a esquerda."
        code="Drawers"
      >
        <Drawers />
      </Specimen>
      <Grid
        gridColumn="1 / -1"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap={{ base: '4', md: '6' }}
      >
        <Specimen
          title="Compartilhar um projeto"
          description="Pessoas com papel, e o link."
          code="ShareProject"
          source={() => import('./modal/share-project.tsx?raw')}
        >
          <ShareProject />
        </Specimen>
        <Specimen
          title="Incluir um cartão"
          description="Máscara por bandeira e dígito de Luhn."
          code="AddCard"
          source={() => import('./modal/add-card.tsx?raw')}
        >
          <AddCard />
        </Specimen>
        <Specimen
          title="Editar um endereço"
          description="CEP com máscara; a rua e o número são exigidos."
          code="EditAddress"
          source={() => import('./modal/edit-address.tsx?raw')}
        >
          <EditAddress />
        </Specimen>
        <Specimen
          title="Editar um usuário"
          description="Telefone com máscara, área e acesso."
          code="EditUser"
          source={() => import('./modal/edit-user.tsx?raw')}
        >
          <EditUser />
        </Specimen>
        <Specimen
          title="Escolher um plano"
          description="Preços por mês ou por ano."
          code="ChoosePlan"
          source={() => import('./modal/choose-plan.tsx?raw')}
        >
          <ChoosePlan />
        </Specimen>
        <Specimen
          title="Ativar duas etapas"
          description="Confere códigos de verdade, e dá os de recuperação."
          code="TwoFactor"
          source={() => import('./modal/two-factor.tsx?raw')}
        >
          <TwoFactor />
        </Specimen>
      </Grid>
    </SpecimenPage>
  )
}
