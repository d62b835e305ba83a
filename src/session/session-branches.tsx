import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { enginePages } from '@manifest/contract/engine-pages.ts'
import { type KeyboardEvent, useState } from 'react'
import { LuColumns2, LuListTree } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { sessionTitle } from '@/session/dialogs-state.ts'
import { comparison, toggleCompared } from '@/state/comparison.ts'
import { session } from '@/state/session.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { FilterBar } from '@/ui/data-table/filter-bar.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { RouteLink } from '@/ui/navigation/route-link.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { buildGroups, countShown } from './list/build-groups.ts'
import { Groups } from './list/groups.tsx'

type SessionBranchesProps = {
  /** Called before a page opens. Present in a dialog, which then closes. */
  onOpen?: (() => void) | undefined
}

/**
 * The session's consultas, dossiês and batches as nested lists, with a text filter: an entry contains the
 * entries that it led to. All of them are in the Tab order; the arrow keys, Home and End move between them.
 */
export default function SessionBranches({ onOpen }: SessionBranchesProps) {
  const { items } = useSnapshot(session)
  const { items: reports } = useSnapshot(sessionReports)
  const [query, setQuery] = useState('')
  const total = items.length + reports.length
  if (total === 0) return <NoEntries onOpen={onOpen} />
  const groups = buildGroups({ items, reports }, query)
  return (
    <Box onKeyDown={moveByKey}>
      <Box px="3" pb="1">
        <FilterBar
          label="Filtrar"
          query={query}
          onChange={setQuery}
          found={countShown(groups)}
          total={total}
        />
      </Box>
      {groups.length === 0 && (
        <Text px="3" py="6" color="fg.muted">
          Nada com “{query.trim()}” nesta sessão.
        </Text>
      )}
      <chakra.ul aria-label={sessionTitle} css={listCss} hidden={groups.length === 0}>
        <Groups groups={groups} onOpen={onOpen} />
      </chakra.ul>
      <CompareBar onOpen={onOpen} />
    </Box>
  )
}

function NoEntries({ onOpen }: SessionBranchesProps) {
  const catalogue = accessiblePath(app.catalogue)
  return (
    <EmptyState
      icon={<LuListTree />}
      title="Nenhuma consulta nesta sessão"
      detail="Cada consulta aparece aqui, abaixo daquela que levou a ela. A lista fica só na memória e some quando você sai."
      action={
        catalogue && (
          <Button asChild>
            <RouteLink to={catalogue} onClick={onOpen}>
              Escolher uma consulta
            </RouteLink>
          </Button>
        )
      }
    />
  )
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const { key, ctrlKey, metaKey, altKey, currentTarget, target } = event
  if (ctrlKey || metaKey || altKey) return
  const isTyping = target instanceof HTMLInputElement && target.type === 'search'
  // The first Esc clears the filter, the next one closes the dialog.
  if (isTyping && key === 'Escape' && target.value !== '') event.preventDefault()
  if (isTyping && key !== 'ArrowDown') return
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]')]
  // Other controls of an item, such as the button beside an entry, count as the entry.
  const item = (target as Element).closest('li')
  const current = entries.findIndex((entry) => entry === target || entry.closest('li') === item)
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: entries.length - 1 }[key]
  if (next === undefined) return
  event.preventDefault()
  entries[Math.max(0, next)]?.focus()
}

/** Each level has a line along its start. Deep levels are indented less, so that texts have enough space. */
const listCss = {
  listStyleType: 'none',
  '& ul': {
    listStyleType: 'none',
    ms: { base: '3', md: '5' },
    ps: { base: '1', md: '2' },
    borderInlineStartWidth: '2px',
    borderColor: 'border.emphasized',
  },
  '& ul ul ul ul': { ms: { base: '0', md: '2' } },
} as const

/** The number of chosen subjects, with a link to their comparison. It stays at the list's end while the list scrolls. */
function CompareBar({ onOpen }: { onOpen: (() => void) | undefined }) {
  const { subjectIds } = useSnapshot(comparison)
  const count = subjectIds.length
  const path = findPagePath(enginePages.comparison)
  if (count === 0 || !path) return null
  const clear = () => {
    for (const id of subjectIds) toggleCompared(id)
  }
  return (
    <Flex role="group" aria-label="Comparação" css={onOpen ? dialogBarCss : barCss}>
      <Text role="status" flex="1 1 8rem" textStyle="small" color="fg.muted">
        {count === 1 ? '1 assunto escolhido. Escolha mais um.' : `${count} assuntos escolhidos`}
      </Text>
      <Button size="sm" variant="ghost" minH={touchHeight} onClick={clear}>
        Limpar
      </Button>
      {count > 1 && (
        <Button asChild size="sm" minH={touchHeight}>
          <RouteLink to={path} onClick={onOpen}>
            <LuColumns2 aria-hidden="true" />
            Comparar {count} assuntos
          </RouteLink>
        </Button>
      )}
    </Flex>
  )
}

/** At the end of the page, or of a dialog, whose padding it covers. On phones it is above the navigation. */
const barCss = {
  position: 'sticky',
  bottom: { base: 'bottomBar', md: '0' },
  zIndex: '1',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: '2',
  rowGap: '1',
  mt: '3',
  px: '3',
  py: '2',
  bg: 'bg.panel',
  borderTopWidth: '1px',
  borderColor: 'border.emphasized',
} as const

/** Covers the padding of the dialog. */
const dialogBarCss = { ...barCss, bottom: '-3', mx: '-2', px: '5' } as const
