import { Pagination } from '@chakra-ui/react'
import { buildTranslations, Pages } from './pages.tsx'

export const meta = { title: 'Muitas páginas' }

export default () => (
  <Pagination.Root
    count={2400}
    pageSize={20}
    defaultPage={60}
    siblingCount={1}
    translations={buildTranslations('Páginas de processos')}
  >
    <Pages />
  </Pagination.Root>
)
