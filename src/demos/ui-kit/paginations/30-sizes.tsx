import { Flex, Pagination } from '@chakra-ui/react'
import { buildTranslations, Pages, type Size } from './pages.tsx'

export const meta = { title: 'Tamanhos' }

const sizes: Size[] = ['xs', 'sm', 'md']

export default () => (
  <Flex direction="column" gap="4">
    {sizes.map((size) => (
      <Pagination.Root
        key={size}
        count={50}
        pageSize={10}
        translations={buildTranslations(`Exemplo no tamanho ${size}`)}
      >
        <Pages size={size} />
      </Pagination.Root>
    ))}
  </Flex>
)
