import { Table } from '@chakra-ui/react'
import { tableRecipe } from '../mirrored-recipes.ts'
import { Heads } from './products.tsx'

export const meta = { title: 'Sem linhas' }

/** An empty table keeps its header and says what will come. */
export default () => (
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
