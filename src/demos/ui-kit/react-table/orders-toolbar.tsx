import { Box, Button, Flex, Menu, Text } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import type { ReactNode } from 'react'
import { LuColumns3, LuDownload, LuFilter } from 'react-icons/lu'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { SelectField } from '../../parts/select-field.tsx'
import { type OrderStatus, statusChoices } from './orders.ts'
import { type OrdersTable, orderColumnNames } from './use-orders-table.ts'

type ToolbarProps = {
  table: OrdersTable
  isPinned: boolean
  isCompact: boolean
  hasFilters: boolean
  onPinnedChange: (isPinned: boolean) => void
  onCompactChange: (isCompact: boolean) => void
  onFiltersToggle: () => void
  onViewReset: () => void
  onExport: (kind: 'csv' | 'xlsx') => void
}

/** The search over all columns, and the menus of filters, columns and exports. */
export const OrdersToolbar = ({ table, isPinned, isCompact, hasFilters, ...actions }: ToolbarProps) => (
  <Flex gap="2" wrap="wrap" mb="3" align="center">
    <Box flex="1 1 14rem">
      <SearchField
        aria-label="Busca de pedidos"
        label="Buscar pedidos"
        value={String(table.state.globalFilter ?? '')}
        onChange={(query) => {
          table.setGlobalFilter(query || undefined)
          table.setPageIndex(0)
        }}
        width="full"
      />
    </Box>
    <Button variant="outline" size="sm" aria-pressed={hasFilters} onClick={actions.onFiltersToggle}>
      <LuFilter aria-hidden="true" /> Filtros
    </Button>
    <ToolMenu label="Colunas" icon={<LuColumns3 aria-hidden="true" />}>
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel color="fg.muted">Mostrar</Menu.ItemGroupLabel>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <CheckItem
              key={column.id}
              value={column.id}
              checked={column.getIsVisible()}
              onCheckedChange={(isVisible) => column.toggleVisibility(isVisible)}
            >
              {orderColumnNames[column.id]}
            </CheckItem>
          ))}
      </Menu.ItemGroup>
      <Menu.Separator />
      <Menu.ItemGroup>
        <Menu.ItemGroupLabel color="fg.muted">Visão</Menu.ItemGroupLabel>
        <CheckItem value="pinned" checked={isPinned} onCheckedChange={actions.onPinnedChange}>
          Fixar o número ao rolar
        </CheckItem>
        <CheckItem value="compact" checked={isCompact} onCheckedChange={actions.onCompactChange}>
          Linhas compactas
        </CheckItem>
        <Menu.Item value="reset" onSelect={actions.onViewReset}>
          Voltar à visão padrão
        </Menu.Item>
      </Menu.ItemGroup>
    </ToolMenu>
    <ToolMenu label="Exportar" icon={<LuDownload aria-hidden="true" />}>
      <Menu.Item value="csv" onSelect={() => actions.onExport('csv')}>
        CSV
      </Menu.Item>
      <Menu.Item value="xlsx" onSelect={() => actions.onExport('xlsx')}>
        Excel (XLSX)
      </Menu.Item>
    </ToolMenu>
  </Flex>
)

/** The menu stays open on a choice. */
const CheckItem = ({ children, ...item }: Menu.CheckboxItemProps) => (
  <Menu.CheckboxItem closeOnSelect={false} {...item}>
    {children}
    <Menu.ItemIndicator />
  </Menu.CheckboxItem>
)

const ToolMenu = ({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) => (
  <Menu.Root
    recipe={menuSlotRecipe}
    positioning={{ placement: 'bottom-end', strategy: 'fixed' }}
    lazyMount
    unmountOnExit
  >
    <Menu.Trigger asChild>
      <Button variant="outline" size="sm">
        {icon} {label}
      </Button>
    </Menu.Trigger>
    <Menu.Positioner>
      <Menu.Content minW="200px" aria-label={label}>
        {children}
      </Menu.Content>
    </Menu.Positioner>
  </Menu.Root>
)

type BulkBarProps = {
  count: number
  onStatus: (status: OrderStatus) => void
  onRemove: () => void
  onClear: () => void
}

/** Actions on all selected orders, also those of other pages. */
export const BulkBar = ({ count, onStatus, onRemove, onClear }: BulkBarProps) => (
  <Flex
    role="group"
    aria-label="Ações dos selecionados"
    gap="3"
    wrap="wrap"
    align="flex-end"
    mb="3"
    p="3"
    bg="primary.subtle"
    borderRadius="control"
  >
    <Text fontWeight="600" alignSelf="center" me="auto">
      {count === 1 ? '1 pedido selecionado' : `${count} pedidos selecionados`}
    </Text>
    <Box width="44">
      <SelectField
        label="Mudar a situação"
        value=""
        choices={[{ value: '', label: 'Escolha' }, ...statusChoices]}
        onChange={(status) => status && onStatus(status as OrderStatus)}
      />
    </Box>
    <Button size="sm" height="10" variant="outline" colorPalette="danger" bg="bg.panel" onClick={onRemove}>
      Excluir selecionados
    </Button>
    <Button size="sm" height="10" variant="ghost" onClick={onClear}>
      Limpar seleção
    </Button>
  </Flex>
)
