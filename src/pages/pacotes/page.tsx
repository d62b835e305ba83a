import { Flex, Text } from '@chakra-ui/react'
import type { CatalogueFamily } from '@manifest/contract/resolved.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { memoizeByRoles, visible } from '@/state/visible.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { CatalogueList } from './catalogue-list.tsx'
import { catalogueSearch, countByGroup, dossieSearch } from './catalogue-search.ts'
import { countVariants, describeCatalogue } from './describe-catalogue.ts'
import { DossiePanel } from './dossie-panel.tsx'
import { GroupFilter } from './group-filter.tsx'
import { NothingFound } from './nothing-found.tsx'

const prepareCatalogue = memoizeByRoles(() => {
  const families = visibleCatalogue()
  return {
    groups: countByGroup(families),
    total: countVariants(families),
    search: catalogueSearch(families),
    findDossies: dossieSearch(visible(dossieList)),
  }
})

export default function PacotesPage() {
  const { groups, total, search, findDossies } = prepareCatalogue()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<string>()
  // Deferred, so that typing stays responsive with a thousand variants.
  const [shownQuery, shownGroup] = [useDeferredValue(query), useDeferredValue(group)]
  const found = useMemo(
    () => search({ query: shownQuery, group: shownGroup }),
    [search, shownQuery, shownGroup],
  )

  const dossies = useMemo(
    () => (shownGroup === undefined ? findDossies(shownQuery) : []),
    [findDossies, shownQuery, shownGroup],
  )

  function reset() {
    setQuery('')
    setGroup(undefined)
  }

  return (
    <>
      <RouteHeader />
      <Flex direction="column" gap="4" mb="5">
        <SearchField
          label="Buscar consulta"
          placeholder="Buscar por nome, dado ou módulo"
          width="full"
          maxW="36rem"
          value={query}
          onChange={setQuery}
        />
        <GroupFilter groups={groups} total={total} value={group} onChange={setGroup} />
        <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {describe(found)}
        </Text>
      </Flex>
      {dossies.length > 0 && <DossiePanel dossies={dossies} />}
      {found.length === 0 && dossies.length === 0 ? (
        <NothingFound onReset={reset} />
      ) : (
        <CatalogueList families={found} />
      )}
    </>
  )
}

const describe = (found: CatalogueFamily<Path>[]) =>
  found.length === 0 ? 'Nenhuma consulta encontrada' : describeCatalogue(found)
