import { ButtonGroup, Flex, IconButton, Pagination, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { Column, OutlineButton, Row } from '../basics.tsx'

export const meta = {
  Simple: { title: 'Poucas páginas' },
  Many: { title: 'Muitas páginas' },
  Sizes: { title: 'Tamanhos' },
  Looks: { title: 'Formas', description: 'Com textos, com contorno e redondas.' },
  Compact: { title: 'Compacta', description: 'Diz o trecho em vez das páginas.' },
  WithList: { title: 'Com a lista' },
}

type PagesProps = Omit<Pagination.RootProps, 'translations'> & {
  /** Names the navigation. */
  label: string
  size?: 'xs' | 'sm' | 'md'
  variant?: 'ghost' | 'outline' | 'subtle'
  isRound?: boolean
  hasTexts?: boolean
}

type Item = { page: number; totalPages: number }

/** Buttons to the first page, the last one and those near the current one. */
function Pages({ label, size = 'sm', variant = 'ghost', isRound, hasTexts = false, ...root }: PagesProps) {
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

export const Simple = () => <Pages label="Páginas de pessoas" count={84} pageSize={10} defaultPage={3} />

export const Many = () => (
  <Pages label="Páginas de processos" count={2400} pageSize={20} defaultPage={60} siblingCount={1} />
)

export const Sizes = () => (
  <Column gap="4">
    {(['xs', 'sm', 'md'] as const).map((size) => (
      <Pages key={size} label={`Exemplo no tamanho ${size}`} size={size} count={50} pageSize={10} />
    ))}
  </Column>
)

const looks = [
  { label: 'Páginas com textos', variant: 'ghost', hasTexts: true },
  { label: 'Páginas com contorno', variant: 'outline' },
  { label: 'Páginas redondas', variant: 'subtle', isRound: true },
] as const

export const Looks = () => (
  <Column gap="4">
    {looks.map((look) => (
      <Pages key={look.label} count={70} pageSize={10} defaultPage={2} siblingCount={0} {...look} />
    ))}
  </Column>
)

export function Compact() {
  const [page, setPage] = useState(1)
  const [count, pageSize] = [137, 25]
  const last = Math.ceil(count / pageSize)
  return (
    <Row as="nav" aria-label="Páginas de veículos">
      <Text role="status" fontVariantNumeric="tabular-nums">
        {(page - 1) * pageSize + 1} a {Math.min(count, page * pageSize)} de {count}
      </Text>
      <OutlineButton disabled={page === 1} onClick={() => setPage(page - 1)}>
        Anteriores
      </OutlineButton>
      <OutlineButton disabled={page === last} onClick={() => setPage(page + 1)}>
        Próximos
      </OutlineButton>
    </Row>
  )
}

const cities = 'Belém,Boa Vista,Cuiabá,Goiânia,João Pessoa,Maceió,Natal,Palmas,Recife'.split(',')

export function WithList() {
  const [page, setPage] = useState(1)
  const shown = cities.slice((page - 1) * 3, page * 3)
  return (
    <Column gap="4">
      <Flex as="ul" direction="column" listStyleType="none">
        {shown.map((city) => (
          <Text as="li" key={city} py="2" borderBottomWidth="1px">
            {city}
          </Text>
        ))}
      </Flex>
      <Pages
        label="Páginas de cidades"
        count={cities.length}
        pageSize={3}
        page={page}
        onPageChange={(details) => setPage(details.page)}
      />
    </Column>
  )
}
