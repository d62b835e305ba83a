import { ButtonGroup, IconButton, Pagination, Text } from '@chakra-ui/react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'

export type PagesProps = Omit<Pagination.RootProps, 'translations'> & {
  /** Names the navigation. */
  label: string
  size?: 'xs' | 'sm' | 'md'
  variant?: 'ghost' | 'outline' | 'subtle'
  isRound?: boolean
  hasTexts?: boolean
}

type Item = { page: number; totalPages: number }

/** Buttons to the first page, the last one and those near the current one. */
export function Pages({
  label,
  size = 'sm',
  variant = 'ghost',
  isRound,
  hasTexts = false,
  ...root
}: PagesProps) {
  const translations = {
    rootLabel: label,
    prevTriggerLabel: 'Página anterior',
    nextTriggerLabel: 'Próxima página',
    itemLabel: ({ page, totalPages }: Item) => `Página ${page} de ${totalPages}`,
  }
  // A row of nine buttons fits on a phone.
  const css = { '& button': { minW: { base: '8', sm: '9' }, ...(isRound ? { borderRadius: 'full' } : {}) } }
  const look = { size, variant, colorPalette: 'neutral', flexWrap: 'wrap' } as const
  return (
    <Pagination.Root translations={translations} {...root}>
      <ButtonGroup {...look} gap={{ base: '0', sm: '1' }} css={css}>
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
    </Pagination.Root>
  )
}
