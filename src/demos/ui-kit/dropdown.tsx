import { IconButton, Menu, useLocaleContext } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { LuCheck, LuChevronRight, LuCopy, LuEllipsis, LuPencil, LuTrash2 } from 'react-icons/lu'
import { ContextMenu } from './dropdown/context-menu.tsx'
import { Danger } from './dropdown/danger.tsx'
import { Filters } from './dropdown/filters.tsx'
import { LastAction } from './dropdown/last-action.tsx'
import { Floating, Trigger } from './dropdown/menu-parts.tsx'
import { Nested } from './dropdown/nested.tsx'
import { Notifications } from './dropdown/notifications.tsx'
import { Placements } from './dropdown/placements.tsx'
import { Shortcuts } from './dropdown/shortcuts.tsx'
import { Split } from './dropdown/split.tsx'
import { UserMenu } from './dropdown/user-menu.tsx'
import { WithSearch } from './dropdown/with-search.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const doneTexts: Record<string, string> = {
  editar: 'Editar foi escolhido',
  duplicar: 'Duplicar foi escolhido',
  excluir: 'Excluir foi escolhido',
  imprimir: 'Imprimir foi escolhido',
  exportar: 'Exportar CSV foi escolhido',
}

function Actions() {
  const [last, setLast] = useState('')
  const select = ({ value }: { value: string }) => setLast(doneTexts[value] ?? '')
  return (
    <>
      <Row>
        <Menu.Root recipe={menuSlotRecipe} onSelect={select}>
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
        <Menu.Root recipe={menuSlotRecipe} positioning={{ placement: 'bottom-end' }} onSelect={select}>
          <Menu.Trigger asChild>
            <IconButton variant="ghost" aria-label="Mais ações">
              <LuEllipsis />
            </IconButton>
          </Menu.Trigger>
          <Floating>
            <Menu.Item value="imprimir">Imprimir</Menu.Item>
            <Menu.Item value="exportar">Exportar CSV</Menu.Item>
          </Floating>
        </Menu.Root>
      </Row>
      <LastAction>{last}</LastAction>
    </>
  )
}

const groupedTexts: Record<string, string> = {
  novo: 'Novo foi escolhido',
  abrir: 'Abrir foi escolhido',
  email: 'Enviar para E-mail foi escolhido',
  projeto: 'Enviar para Um projeto foi escolhido',
}

function Grouped() {
  const [last, setLast] = useState('')
  const { dir } = useLocaleContext()
  const select = ({ value }: { value: string }) => setLast(groupedTexts[value] ?? '')
  return (
    <>
      <Menu.Root recipe={menuSlotRecipe} onSelect={select}>
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
          <Menu.Root
            recipe={menuSlotRecipe}
            positioning={{ placement: dir === 'rtl' ? 'left-start' : 'right-start', gutter: 4 }}
            onSelect={select}
          >
            <Menu.TriggerItem justifyContent="space-between">
              Enviar para <LuChevronRight aria-hidden="true" className="directed" />
            </Menu.TriggerItem>
            <Floating>
              <Menu.Item value="email">E-mail</Menu.Item>
              <Menu.Item value="projeto">Um projeto</Menu.Item>
            </Floating>
          </Menu.Root>
        </Floating>
      </Menu.Root>
      <LastAction>{last}</LastAction>
    </>
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
      <Specimen
        title="Botão dividido"
        description="A ação mais usada num clique; as outras no menu."
        code="Split"
        source={() => import('./dropdown/split.tsx?raw')}
      >
        <Split />
      </Specimen>
      <Specimen title="Grupos e submenu" code="Grouped">
        <Grouped />
      </Specimen>
      <Specimen
        title="Em três níveis"
        description="Setas para os lados abrem e fecham cada nível."
        code="Nested"
        source={() => import('./dropdown/nested.tsx?raw')}
      >
        <Nested />
      </Specimen>
      <Specimen title="Escolhas" description="Uma entre várias, ou várias de uma vez." code="Choices">
        <Choices />
      </Specimen>
      <Specimen
        title="Várias, com contagem"
        description="O menu fica aberto; a lista acompanha."
        code="Filters"
        source={() => import('./dropdown/filters.tsx?raw')}
      >
        <Filters />
      </Specimen>
      <Specimen
        title="Com busca"
        description="O foco fica no campo; as setas andam na lista."
        code="WithSearch"
        source={() => import('./dropdown/with-search.tsx?raw')}
      >
        <WithSearch />
      </Specimen>
      <Specimen
        title="Ícones e atalhos"
        description="Funcionam também com o menu fechado."
        code="Shortcuts"
        source={() => import('./dropdown/shortcuts.tsx?raw')}
      >
        <Shortcuts />
      </Specimen>
      <Specimen
        title="Menu do usuário"
        description="Os seus dados, e páginas que abrem."
        code="UserMenu"
        source={() => import('./dropdown/user-menu.tsx?raw')}
      >
        <UserMenu />
      </Specimen>
      <Specimen
        title="Notificações"
        description="Lidas uma a uma ou todas."
        code="Notifications"
        source={() => import('./dropdown/notifications.tsx?raw')}
      >
        <Notifications />
      </Specimen>
      <Specimen
        title="Exclusão com confirmação"
        description="Pergunta antes, e pode ser desfeita."
        code="Danger"
        source={() => import('./dropdown/danger.tsx?raw')}
      >
        <Danger />
      </Specimen>
      <Specimen
        title="Menu de contexto"
        description="Botão direito, toque longo ou Shift+F10."
        code="ContextMenu"
        source={() => import('./dropdown/context-menu.tsx?raw')}
      >
        <ContextMenu />
      </Specimen>
      <Specimen
        title="Lugares"
        description="Sem espaço, o menu abre do outro lado."
        code="Placements"
        source={() => import('./dropdown/placements.tsx?raw')}
        isWide
      >
        <Placements />
      </Specimen>
    </SpecimenPage>
  )
}
