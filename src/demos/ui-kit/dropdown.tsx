import { Button, IconButton, Menu, Portal } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import {
  LuCheck,
  LuChevronDown,
  LuChevronRight,
  LuCopy,
  LuEllipsis,
  LuPencil,
  LuTrash2,
} from 'react-icons/lu'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const Floating = ({ children }: { children: ReactNode }) => (
  <Portal>
    <Menu.Positioner>
      <Menu.Content borderWidth="1px">{children}</Menu.Content>
    </Menu.Positioner>
  </Portal>
)

const Trigger = ({ children }: { children: ReactNode }) => (
  <Menu.Trigger asChild>
    <Button variant="outline">
      {children} <LuChevronDown aria-hidden="true" />
    </Button>
  </Menu.Trigger>
)

function Actions() {
  return (
    <Row>
      <Menu.Root recipe={menuSlotRecipe}>
        <Trigger>Ações</Trigger>
        <Floating>
          <Menu.Item value="editar">
            <LuPencil aria-hidden="true" /> Editar
          </Menu.Item>
          <Menu.Item value="duplicar">
            <LuCopy aria-hidden="true" /> Duplicar
          </Menu.Item>
          <Menu.Item value="arquivar" disabled>
            Arquivar
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item value="excluir" color="fg.error">
            <LuTrash2 aria-hidden="true" /> Excluir
          </Menu.Item>
        </Floating>
      </Menu.Root>
      <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton variant="ghost" colorPalette="neutral" aria-label="Mais ações">
            <LuEllipsis />
          </IconButton>
        </Menu.Trigger>
        <Floating>
          <Menu.Item value="imprimir">Imprimir</Menu.Item>
          <Menu.Item value="exportar">Exportar CSV</Menu.Item>
        </Floating>
      </Menu.Root>
    </Row>
  )
}

function Grouped() {
  return (
    <Menu.Root recipe={menuSlotRecipe}>
      <Trigger>Documento</Trigger>
      <Floating>
        <Menu.ItemGroup>
          <Menu.ItemGroupLabel color="fg.muted">Arquivo</Menu.ItemGroupLabel>
          <Menu.Item value="novo">
            Novo <Menu.ItemCommand>N</Menu.ItemCommand>
          </Menu.Item>
          <Menu.Item value="abrir">
            Abrir <Menu.ItemCommand>A</Menu.ItemCommand>
          </Menu.Item>
        </Menu.ItemGroup>
        <Menu.Separator />
        <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'right-start', gutter: 4 }}>
          <Menu.TriggerItem justifyContent="space-between">
            Enviar para <LuChevronRight aria-hidden="true" />
          </Menu.TriggerItem>
          <Floating>
            <Menu.Item value="email">E-mail</Menu.Item>
            <Menu.Item value="projeto">Um projeto</Menu.Item>
          </Floating>
        </Menu.Root>
      </Floating>
    </Menu.Root>
  )
}

const orders = { nome: 'Nome', data: 'Data', valor: 'Valor' }

const columns = ['CPF', 'Nome', 'Nascimento']

/** The menu stays open on a choice: one sort order, several columns. */
function Choices() {
  const [order, setOrder] = useState('nome')
  const [shown, setShown] = useState(['CPF', 'Nome'])
  const toggle = (name: string, isShown: boolean) =>
    setShown(columns.filter((column) => (column === name ? isShown : shown.includes(column))))
  return (
    <Row>
      <Menu.Root recipe={menuSlotRecipe} closeOnSelect={false}>
        <Trigger>Ordenar por {orders[order as keyof typeof orders].toLowerCase()}</Trigger>
        <Floating>
          <Menu.RadioItemGroup value={order} onValueChange={({ value }) => setOrder(value)}>
            {Object.entries(orders).map(([value, name]) => (
              <Menu.RadioItem key={value} value={value}>
                <Menu.ItemIndicator>
                  <LuCheck aria-hidden="true" />
                </Menu.ItemIndicator>
                {name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioItemGroup>
        </Floating>
      </Menu.Root>
      <Menu.Root recipe={menuSlotRecipe} closeOnSelect={false}>
        <Trigger>Colunas ({shown.length})</Trigger>
        <Floating>
          {columns.map((name) => (
            <Menu.CheckboxItem
              key={name}
              value={name}
              checked={shown.includes(name)}
              onCheckedChange={(isShown) => toggle(name, isShown)}
            >
              <Menu.ItemIndicator>
                <LuCheck aria-hidden="true" />
              </Menu.ItemIndicator>
              {name}
            </Menu.CheckboxItem>
          ))}
        </Floating>
      </Menu.Root>
    </Row>
  )
}

export default function DropdownPage() {
  return (
    <SpecimenPage source={() => import('./dropdown.tsx?raw')}>
      <Specimen title="Ações" description="Setas percorrem, letras buscam, Esc fecha." code="Actions">
        <Actions />
      </Specimen>
      <Specimen title="Grupos e submenu" code="Grouped">
        <Grouped />
      </Specimen>
      <Specimen title="Escolhas" description="Uma entre várias, ou várias de uma vez." code="Choices">
        <Choices />
      </Specimen>
    </SpecimenPage>
  )
}
