import { ButtonGroup, IconButton, Pagination, Text } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'

export const buildTranslations = (rootLabel: string) => ({
  rootLabel,
  prevTriggerLabel: 'Página anterior',
  nextTriggerLabel: 'Próxima página',
  itemLabel: ({ page, totalPages }: { page: number; totalPages: number }) =>
    `Página ${page} de ${totalPages}`,
})

export type Size = 'xs' | 'sm' | 'md'

export type PagesProps = {
  size?: Size
  variant?: 'ghost' | 'outline' | 'subtle'
  isRound?: boolean
  hasTexts?: boolean
}

/** Buttons to the first page, the last one and those near the current one. */
export function Pages({ size = 'sm', variant = 'ghost', isRound = false, hasTexts = false }: PagesProps) {
  // A row of nine buttons fits on a phone.
  const css = { '& button': { minW: { base: '8', sm: '9' }, ...(isRound ? { borderRadius: 'full' } : {}) } }
  return (
    <ButtonGroup
      variant={variant}
      size={size}
      colorPalette="neutral"
      gap={{ base: '0', sm: '1' }}
      flexWrap="wrap"
      css={css}
    >
      <Pagination.PrevTrigger asChild>
        <IconButton px={hasTexts ? '3' : undefined}>
          <LuChevronLeft className="directed" />
          {hasTexts && <Text hideBelow="sm">Anterior</Text>}
        </IconButton>
      </Pagination.PrevTrigger>
      <Pagination.Items
        render={({ value }) => (
          <IconButton _selected={{ bg: 'primary.solid', color: 'primary.contrast' }}>{value}</IconButton>
        )}
      />
      <Pagination.NextTrigger asChild>
        <IconButton px={hasTexts ? '3' : undefined}>
          {hasTexts && <Text hideBelow="sm">Próxima</Text>}
          <LuChevronRight className="directed" />
        </IconButton>
      </Pagination.NextTrigger>
    </ButtonGroup>
  )
}
