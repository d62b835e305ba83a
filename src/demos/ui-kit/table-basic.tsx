import { Badge, Table } from '@chakra-ui/react'
import { tableRecipe } from './mirrored-recipes.ts'
import { Specimen, SpecimenPage } from './specimen.tsx'
import { TableScroll } from './table-scroll.tsx'
import { OpenRows } from './tables/open-rows.tsx'
import { ColoredRows, EmptyTable, GroupedHeads, StickyColumn, TableSizes } from './tables/plain-tables.tsx'
import { TeamTable } from './tables/team-table.tsx'

const products = [
  { name: 'Caderno de campo', stock: 48, price: 32.9, status: 'Em estoque' },
  { name: 'Lupa de bolso', stock: 7, price: 59.5, status: 'Acabando' },
  { name: 'Mapa do Brasil', stock: 0, price: 74, status: 'Esgotado' },
  { name: 'Régua de aço', stock: 112, price: 18.75, status: 'Em estoque' },
]

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const palettes: Record<string, string> = { 'Em estoque': 'success', Acabando: 'warning', Esgotado: 'danger' }

const Head = () => (
  <Table.Header>
    <Table.Row>
      <Table.ColumnHeader scope="col">Produto</Table.ColumnHeader>
      <Table.ColumnHeader scope="col" textAlign="end">
        Estoque
      </Table.ColumnHeader>
      <Table.ColumnHeader scope="col" textAlign="end">
        Preço
      </Table.ColumnHeader>
    </Table.Row>
  </Table.Header>
)

const Rows = () => (
  <Table.Body fontVariantNumeric="tabular-nums">
    {products.map(({ name, stock, price }) => (
      <Table.Row key={name}>
        <Table.Cell>{name}</Table.Cell>
        <Table.Cell textAlign="end">{stock}</Table.Cell>
        <Table.Cell textAlign="end">{money.format(price)}</Table.Cell>
      </Table.Row>
    ))}
  </Table.Body>
)

type TableStyleProps = Pick<
  Table.RootProps,
  'variant' | 'size' | 'striped' | 'interactive' | 'showColumnBorder'
>

const Products = ({ label, ...tableStyle }: TableStyleProps & { label: string }) => (
  <TableScroll label={label}>
    <Table.Root recipe={tableRecipe} {...tableStyle}>
      <Head />
      <Rows />
    </Table.Root>
  </TableScroll>
)

function WithTotal() {
  const total = products.reduce((sum, { stock, price }) => sum + stock * price, 0)
  return (
    <TableScroll label="Produtos com total">
      <Table.Root recipe={tableRecipe} size="sm">
        <Table.Caption captionSide="bottom">Estoque de exemplo, a preço de venda.</Table.Caption>
        <Head />
        <Rows />
        <Table.Footer>
          <Table.Row fontVariantNumeric="tabular-nums">
            <Table.Cell colSpan={2}>Valor do estoque</Table.Cell>
            <Table.Cell textAlign="end">{money.format(total)}</Table.Cell>
          </Table.Row>
        </Table.Footer>
      </Table.Root>
    </TableScroll>
  )
}

function WithStatus() {
  return (
    <TableScroll label="Produtos com situação">
      <Table.Root recipe={tableRecipe} size="sm">
        <Table.Body>
          {products.map(({ name, status }) => (
            <Table.Row key={name}>
              <Table.ColumnHeader scope="row">{name}</Table.ColumnHeader>
              <Table.Cell textAlign="end">
                <Badge colorPalette={palettes[status]}>{status}</Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableScroll>
  )
}

const lines = Array.from({ length: 20 }, (_, index) => index + 1)

function StickyHeader() {
  return (
    <TableScroll label="Parcelas">
      <Table.Root recipe={tableRecipe} size="sm" stickyHeader fontVariantNumeric="tabular-nums">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">Parcela</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" textAlign="end">
              Valor
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line}>
              <Table.Cell>{line} de 20</Table.Cell>
              <Table.Cell textAlign="end">{money.format(149.9)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </TableScroll>
  )
}

const plainSource = () => import('./tables/plain-tables.tsx?raw')

export default function TableBasicPage() {
  return (
    <SpecimenPage source={() => import('./table-basic.tsx?raw')}>
      <Specimen title="Em linhas" code="Products">
        <Products label="Produtos em linhas" variant="line" />
      </Specimen>
      <Specimen title="Com contorno" code="Products">
        <Products label="Produtos com contorno" variant="outline" />
      </Specimen>
      <Specimen title="Listrada" description="A linha apontada se destaca." code="Products">
        <Products label="Produtos em listras" striped interactive />
      </Specimen>
      <Specimen title="Colunas separadas" code="Products">
        <Products label="Produtos em colunas" variant="outline" size="sm" showColumnBorder />
      </Specimen>
      <Specimen title="Com total e legenda" code="WithTotal">
        <WithTotal />
      </Specimen>
      <Specimen title="Com situação" description="O produto dá nome à linha." code="WithStatus">
        <WithStatus />
      </Specimen>
      <Specimen
        title="Cabeçalho fixo"
        description="Role a tabela: o cabeçalho continua à vista."
        code="StickyHeader"
      >
        <StickyHeader />
      </Specimen>
      <Specimen
        title="Linhas coloridas"
        description="A palavra diz o mesmo que a cor."
        code="ColoredRows"
        source={plainSource}
      >
        <ColoredRows />
      </Specimen>
      <Specimen
        title="Equipe"
        description="Retratos, situação e uso; em telas estreitas cada linha vira um cartão."
        code="TeamTable"
        source={() => import('./tables/team-table.tsx?raw')}
        isWide
      >
        <TeamTable />
      </Specimen>
      <Specimen
        title="Cabeçalhos agrupados"
        description="Um título sobre três meses, e uma região sobre suas cidades."
        code="GroupedHeads"
        source={plainSource}
        isWide
      >
        <GroupedHeads />
      </Specimen>
      <Specimen
        title="Coluna fixa"
        description="Role para o lado: o dia continua à vista."
        code="StickyColumn"
        source={plainSource}
      >
        <StickyColumn />
      </Specimen>
      <Specimen title="Alturas" code="TableSizes" source={plainSource}>
        <TableSizes />
      </Specimen>
      <Specimen title="Sem linhas" code="EmptyTable" source={plainSource}>
        <EmptyTable />
      </Specimen>
      <Specimen
        title="Linhas que abrem"
        description="O botão mostra mais da linha, logo abaixo."
        code="OpenRows"
        source={() => import('./tables/open-rows.tsx?raw')}
      >
        <OpenRows />
      </Specimen>
    </SpecimenPage>
  )
}
