import { Box, Button, Flex, type SystemStyleObject, Text } from '@chakra-ui/react'
import type { CatalogueFamily, DossieEntry } from '@manifest/contract/resolved.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { LuFileText, LuSearchX } from 'react-icons/lu'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { SearchField } from '@/ui/forms/search-field.tsx'
import { IconTile } from '@/ui/media/icon-tile.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { CatalogueList, CataloguePanel } from './catalogue-list.tsx'
import { catalogueSearch, countByGroup, dossieSearch } from './catalogue-search.ts'
import { countVariants, describeCatalogue } from './describe-catalogue.ts'
import { LinkList } from './link-list.tsx'

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
          placeholder="Buscar por nome, dado ou família"
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

type GroupFilterProps = {
  groups: readonly { group: string; total: number }[]
  total: number
  value: string | undefined
  onChange: (group: string | undefined) => void
}

/** The groups as toggle buttons; one or all are pressed. */
function GroupFilter({ groups, total, value, onChange }: GroupFilterProps) {
  if (groups.length < 2) return null
  return (
    <Flex role="group" aria-label="Filtrar por grupo" wrap="wrap" gap="2" css={chips}>
      <Chip name="Todos" total={total} isPressed={value === undefined} onPress={() => onChange(undefined)} />
      {groups.map((entry) => (
        <Chip
          key={entry.group}
          name={entry.group}
          total={entry.total}
          isPressed={value === entry.group}
          onPress={() => onChange(value === entry.group ? undefined : entry.group)}
        />
      ))}
    </Flex>
  )
}

type ChipProps = { name: string; total: number; isPressed: boolean; onPress: () => void }

function Chip({ name, total, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {name}
      <span>
        {formatCount(total)}
        <span> {total === 1 ? 'consulta' : 'consultas'}</span>
      </span>
    </button>
  )
}

const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '8',
  px: '3',
  borderWidth: '1px',
  borderRadius: 'full',
  bg: 'bg.panel',
  fontWeight: '500',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  transition: 'border-color 150ms, background-color 150ms',
  '& span': { color: 'fg.muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
  _hover: { borderColor: 'primary.solid' },
  '&[aria-pressed=true]': {
    bg: 'primary.subtle',
    borderColor: 'primary.solid',
    color: 'primary.fg',
    '& span': { color: 'inherit' },
  },
}

// The number's noun is for screen readers.
const chips: SystemStyleObject = { '& > button': chip, '& > button span > span': { srOnly: true } }

const DossiePanel = ({ dossies }: { dossies: readonly DossieEntry<Path>[] }) => (
  <Box mb={{ base: '4', md: '6' }}>
    <CataloguePanel
      title="Dossiês"
      description="Várias consultas num só pedido e num só relatório"
      tile={
        <IconTile>
          <LuFileText />
        </IconTile>
      }
      count={formatCounted(dossies.length, 'dossiê', 'dossiês')}
    >
      <LinkList entries={dossies} />
    </CataloguePanel>
  </Box>
)

function NothingFound({ onReset }: { onReset: () => void }) {
  return (
    <Panel>
      <EmptyState
        icon={<LuSearchX />}
        title="Nenhuma consulta corresponde à busca"
        detail="Tente outra palavra, como o documento que você tem ou o dado que procura."
        action={
          <Button variant="outline" onClick={onReset}>
            Ver todas as consultas
          </Button>
        }
      />
    </Panel>
  )
}
