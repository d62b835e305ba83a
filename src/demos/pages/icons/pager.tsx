import { Button, Flex, Text } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'

type PagerProps = { page: number; pages: number; onPageChange: (page: number) => void }

/** Page buttons; the first page is 0. They do not move, so that the focus stays. */
export function Pager({ page, pages, onPageChange }: PagerProps) {
  const [isFirst, isLast] = [page === 0, page === pages - 1]
  return (
    <Flex as="nav" aria-label="Páginas" align="center" justify="center" gap="4" wrap="wrap" mt="6">
      <Button
        variant="outline"
        aria-disabled={isFirst}
        opacity={isFirst ? 0.5 : 1}
        onClick={() => isFirst || onPageChange(page - 1)}
      >
        <LuChevronLeft aria-hidden="true" className="directed" />
        Anterior
      </Button>
      <Text aria-live="polite" fontVariantNumeric="tabular-nums">
        Página {page + 1} de {pages}
      </Text>
      <Button
        variant="outline"
        aria-disabled={isLast}
        opacity={isLast ? 0.5 : 1}
        onClick={() => isLast || onPageChange(page + 1)}
      >
        Próxima
        <LuChevronRight aria-hidden="true" className="directed" />
      </Button>
    </Flex>
  )
}
