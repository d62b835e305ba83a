import { Button, ButtonGroup, Flex, IconButton, Pagination, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu'
import { Endless } from './paginations/endless.tsx'
import { LoadMore } from './paginations/load-more.tsx'
import { PageSize } from './paginations/page-size.tsx'
import { Row } from './row.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const buildTranslations = (rootLabel: string) => ({
  rootLabel,
  prevTriggerLabel: 'Página anterior',
  nextTriggerLabel: 'Próxima página',
  itemLabel: ({ page, totalPages }: { page: number; totalPages: number }) =>
    `Página ${page} de ${totalPages}`,
})

type Size = 'xs' | 'sm' | 'md'

type PagesProps = {
  size?: Size
  variant?: 'ghost' | 'outline' | 'subtle'
  isRound?: boolean
  hasTexts?: boolean
}

/** Buttons to the first page, the last one and those near the current one. */
function Pages({ size = 'sm', variant = 'ghost', isRound = false, hasTexts = false }: PagesProps) {
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

function Simple() {
  return (
    <Pagination.Root
      count={84}
      pageSize={10}
      defaultPage={3}
      translations={buildTranslations('Páginas de pessoas')}
    >
      <Pages />
    </Pagination.Root>
  )
}

function Many() {
  return (
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
}

const sizes: Size[] = ['xs', 'sm', 'md']

function Sizes() {
  return (
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
}

const looks = [
  { name: 'com textos', variant: 'ghost', hasTexts: true },
  { name: 'com contorno', variant: 'outline' },
  { name: 'redondas', variant: 'subtle', isRound: true },
] as const

function Looks() {
  return (
    <Flex direction="column" gap="4">
      {looks.map(({ name, ...look }) => (
        <Pagination.Root
          key={name}
          count={70}
          pageSize={10}
          defaultPage={2}
          siblingCount={0}
          translations={buildTranslations(`Páginas ${name}`)}
        >
          <Pages {...look} />
        </Pagination.Root>
      ))}
    </Flex>
  )
}

/** Shows the range of items instead of pages. */
function Compact() {
  const [page, setPage] = useState(1)
  const [count, pageSize] = [137, 25]
  const last = Math.ceil(count / pageSize)
  return (
    <Row as="nav" aria-label="Páginas de veículos">
      <Text role="status" fontVariantNumeric="tabular-nums">
        {(page - 1) * pageSize + 1} a {Math.min(count, page * pageSize)} de {count}
      </Text>
      <Button
        variant="outline"
        colorPalette="primary"
        disabled={page === 1}
        onClick={() => setPage(page - 1)}
      >
        Anteriores
      </Button>
      <Button
        variant="outline"
        colorPalette="primary"
        disabled={page === last}
        onClick={() => setPage(page + 1)}
      >
        Próximos
      </Button>
    </Row>
  )
}

const cities = [
  'Belém',
  'Boa Vista',
  'Cuiabá',
  'Goiânia',
  'João Pessoa',
  'Maceió',
  'Natal',
  'Palmas',
  'Recife',
]

function WithList() {
  const [page, setPage] = useState(1)
  const shown = cities.slice((page - 1) * 3, page * 3)
  return (
    <Flex direction="column" gap="4">
      <Flex as="ul" direction="column" listStyleType="none">
        {shown.map((city) => (
          <Text as="li" key={city} py="2" borderBottomWidth="1px">
            {city}
          </Text>
        ))}
      </Flex>
      <Pagination.Root
        count={cities.length}
        pageSize={3}
        page={page}
        onPageChange={(details) => setPage(details.page)}
        translations={buildTranslations('Páginas de cidades')}
      >
        <Pages />
      </Pagination.Root>
    </Flex>
  )
}

export default function PaginationsPage() {
  return (
    <SpecimenPage source={() => import('./paginations.tsx?raw')}>
      <Specimen title="Poucas páginas" code="Simple">
        <Simple />
      </Specimen>
      <Specimen title="Muitas páginas" code="Many">
        <Many />
      </Specimen>
      <Specimen title="Tamanhos" code="Sizes">
        <Sizes />
      </Specimen>
      <Specimen title="Formas" description="Com textos, com contorno e redondas." code="Looks">
        <Looks />
      </Specimen>
      <Specimen title="Compacta" description="Diz o trecho em vez das páginas." code="Compact">
        <Compact />
      </Specimen>
      <Specimen title="Com a lista" code="WithList">
        <WithList />
      </Specimen>
      <Specimen
        title="Tamanho da página e salto"
        description="Outro tamanho mantém à vista o primeiro pedido."
        code="PageSize"
        source={() => import('./paginations/page-size.tsx?raw')}
        isWide
      >
        <PageSize />
      </Specimen>
      <Specimen
        title="Carregar mais"
        description="O foco vai ao primeiro item novo."
        code="LoadMore"
        source={() => import('./paginations/load-more.tsx?raw')}
      >
        <LoadMore />
      </Specimen>
      <Specimen
        title="Rolagem sem fim"
        description="Duas vezes sozinha; depois, com um botão."
        code="Endless"
        source={() => import('./paginations/endless.tsx?raw')}
      >
        <Endless />
      </Specimen>
    </SpecimenPage>
  )
}
