import { chakra, IconButton, Table } from '@chakra-ui/react'
import { Fragment, useId, useState } from 'react'
import { LuChevronRight } from 'react-icons/lu'
import { organisations } from '../../parts/cast.ts'
import { tableRecipe } from '../mirrored-recipes.ts'
import { Heads, ScrollTable } from './products.tsx'

export const meta = {
  TableSizes: { title: 'Alturas' },
  EmptyTable: { title: 'Sem linhas' },
  OpenRows: { title: 'Linhas que abrem', description: 'O botão mostra mais da linha, logo abaixo.' },
}

const sizes = { sm: 'Compacta', md: 'Média', lg: 'Folgada' } as const

export const TableSizes = () =>
  (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
    <Table.Root
      key={size}
      recipe={tableRecipe}
      size={size}
      variant="outline"
      aria-label={`${sizes[size]}: clientes`}
      _notFirst={{ mt: '4' }}
    >
      <Table.Body>
        {organisations.slice(0, 2).map(({ name }) => (
          <Table.Row key={name} bg="bg.panel">
            <Table.Cell>{name}</Table.Cell>
            <Table.Cell textAlign="end">{sizes[size]}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  ))

/** An empty table keeps its header and says what will come. */
export const EmptyTable = () => (
  <Table.Root recipe={tableRecipe} size="sm" variant="outline" aria-label="Certidões">
    <Heads texts={['Certidão']} numbers={['Validade']} />
    <Table.Body>
      <Table.Row bg="bg.panel">
        <Table.Cell colSpan={2} textAlign="center" color="fg.muted" py="8">
          Nenhuma certidão ainda. As novas aparecem aqui.
        </Table.Cell>
      </Table.Row>
    </Table.Body>
  </Table.Root>
)

const products = [
  { name: 'Caneta técnica', stock: 64, moves: { Compra: 80, 'Venda no balcão': -12, 'Venda no site': -4 } },
  { name: 'Globo terrestre', stock: 3, moves: { Compra: 5, 'Venda no site': -2 } },
  { name: 'Compasso', stock: 21, moves: { Compra: 30, 'Venda no balcão': -8, Avaria: -1 } },
]

export function OpenRows() {
  const id = useId()
  const [open, setOpen] = useState<readonly string[]>(['Globo terrestre'])
  return (
    <ScrollTable label="Estoque com movimentos" fontVariantNumeric="tabular-nums">
      <Heads texts={['Produto']} numbers={['Em estoque']} />
      <Table.Body>
        {products.map(({ name, stock, moves }, index) => {
          const isOpen = open.includes(name)
          return (
            <Fragment key={name}>
              <Table.Row>
                <Table.Cell>
                  <IconButton
                    size="2xs"
                    variant="ghost"
                    colorPalette="neutral"
                    me="1.5"
                    aria-label={`Movimentos: ${name}`}
                    aria-expanded={isOpen}
                    aria-controls={isOpen ? `${id}-${index}` : undefined}
                    onClick={() => setOpen(isOpen ? open.filter((other) => other !== name) : [...open, name])}
                  >
                    <chakra.span
                      transition="transform 150ms"
                      _motionReduce={{ transition: 'none' }}
                      transform={isOpen ? 'rotate(90deg)' : undefined}
                      _rtl={{ transform: isOpen ? 'rotate(90deg)' : 'scaleX(-1)' }}
                    >
                      <LuChevronRight aria-hidden="true" />
                    </chakra.span>
                  </IconButton>
                  {name}
                </Table.Cell>
                <Table.Cell textAlign="end">{stock}</Table.Cell>
              </Table.Row>
              {isOpen && (
                <Table.Row id={`${id}-${index}`} bg="bg.subtle">
                  <Table.Cell colSpan={2} ps="10">
                    <chakra.dl display="grid" gridTemplateColumns="1fr auto" rowGap="1" columnGap="4">
                      {Object.entries(moves).map(([reason, count]) => (
                        <Fragment key={reason}>
                          <chakra.dt color="fg.muted">{reason}</chakra.dt>
                          <dd>{count > 0 ? `+${count}` : `−${-count}`}</dd>
                        </Fragment>
                      ))}
                    </chakra.dl>
                  </Table.Cell>
                </Table.Row>
              )}
            </Fragment>
          )
        })}
      </Table.Body>
    </ScrollTable>
  )
}
