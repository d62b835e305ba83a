import { Box, Flex, Heading, Link, Text } from '@chakra-ui/react'
import type { ManifestPage } from '@manifest/contract/manifest-page.ts'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { formatCounted } from '@/lib/format/quantity.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { Contents } from './contents.tsx'
import { ShowAllContext } from './entry-link.tsx'
import { ManifestRootContext } from './position-link.tsx'
import { emptyContent, filterContent, filterDiagnostics } from './search.ts'
import { Sections } from './sections.tsx'
import { usePageState, useScrollRestoration } from './use-page-state.ts'

type CatalogueProps = {
  page: ManifestPage
  /** True if the last request failed, so the content may be old. */
  hasFailed: boolean
}

/** The manifest page: the whole manifest with links to the editor, and the current diagnostics. */
export function Catalogue({ page, hasFailed }: CatalogueProps) {
  const { root, product, content = emptyContent, diagnostics } = page
  const { query, setQuery, ...detailsState } = usePageState()
  const searched = useDeferredValue(query)
  const shown = useMemo(() => filterContent(content, searched), [content, searched])
  const shownDiagnostics = useMemo(() => filterDiagnostics(diagnostics, searched), [diagnostics, searched])
  const isBroken = diagnostics.some(({ severity }) => severity === 'error')
  useScrollRestoration()
  useEffect(() => {
    document.documentElement.toggleAttribute('data-manifest-broken', isBroken)
  }, [isBroken])

  const all = { content, diagnostics }
  const filtered = { content: shown, diagnostics: shownDiagnostics }
  return (
    <ManifestRootContext value={root}>
      <ShowAllContext value={() => setQuery('')}>
        <Box as="main" maxW="1360px" mx="auto" px={{ base: '4', md: '6' }} pt="8" pb="16">
          <Heading as="h1" textStyle="h1">
            Manifesto
          </Heading>
          <Text color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
            {summary(page)}{' '}
            <Link href="/" textDecoration="underline" textUnderlineOffset="2px">
              Abrir {product || 'o painel'}
            </Link>
            {' · '}
            <Link href="/__manifesto/editar" textDecoration="underline" textUnderlineOffset="2px">
              Editar
            </Link>
          </Text>
          <Flex
            position="sticky"
            top="0"
            zIndex="docked"
            bg="bg"
            align="center"
            wrap="wrap"
            columnGap="4"
            rowGap="1"
            py="4"
            mb="2"
            mx={{ base: '-4', md: '-6' }}
            px={{ base: '4', md: '6' }}
          >
            <SearchField
              label="Buscar no manifesto"
              value={query}
              onChange={setQuery}
              width={{ base: 'full', md: '400px' }}
            />
            <Text role="status" color="fg.muted" textStyle="small">
              {hasFailed
                ? 'O servidor não responde: isto pode ser antigo.'
                : isBroken && describeLastGood(page)}
            </Text>
          </Flex>
          <Box
            display="grid"
            gap={{ base: '6', lg: '10' }}
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '168px minmax(0, 1fr)' }}
          >
            <Contents all={all} filtered={filtered} />
            <Box minW="0">
              <Sections
                all={all}
                filtered={filtered}
                hasNoContent={page.content === undefined}
                {...detailsState}
              />
            </Box>
          </Box>
        </Box>
      </ShowAllContext>
    </ManifestRootContext>
  )
}

function summary({ content }: ManifestPage) {
  if (!content) return 'O manifesto ainda não pôde ser lido.'
  const { routes, families, dossies, sources } = content
  const variants = families.reduce((count, family) => count + family.variants.length, 0)
  const counts = [
    formatCounted(routes.length, 'rota', 'rotas'),
    formatCounted(variants, 'consulta', 'consultas'),
    formatCounted(dossies.length, 'dossiê', 'dossiês'),
    formatCounted(sources.length, 'fonte', 'fontes'),
  ]
  return `${counts.join(', ')}. Muda enquanto você salva.`
}

const describeLastGood = ({ content }: ManifestPage) =>
  content ? 'Com erros: abaixo está o último manifesto bom.' : 'Com erros: corrija-os para ver o manifesto.'
