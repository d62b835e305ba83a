import { Pagination } from '@chakra-ui/react'
import { buildTranslations, Pages } from './pages.tsx'

export const meta = { title: 'Poucas páginas' }

export default () => (
  <Pagination.Root
    count={84}
    pageSize={10}
    defaultPage={3}
    translations={buildTranslations('Páginas de pessoas')}
  >
    <Pages />
  </Pagination.Root>
)
