import { Table } from '@chakra-ui/react'
import { organisations } from '../../parts/cast.ts'
import { tableRecipe } from '../mirrored-recipes.ts'

export const meta = { title: 'Alturas' }

const sizes = { sm: 'Compacta', md: 'Média', lg: 'Folgada' } as const

/** The same rows at three heights. */
export default () =>
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
