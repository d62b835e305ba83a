import { enginePages } from '@manifest/contract/engine-pages.ts'
import type { IconType } from 'react-icons'
import { LuChevronRight, LuFileText, LuListChecks, LuSearch } from 'react-icons/lu'
import { type CatalogueIconName, catalogueIcons } from '@/generated/catalogue-icons.ts'
import type { Path } from '@/generated/paths.ts'
import { userMenu } from '@/generated/user-menu.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { openSessionList, openShortcuts } from '@/session/dialogs-state.ts'
import { logOutAndNotify } from '@/session/log-out-and-notify.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { type Destination, destinations } from './destinations.ts'
import { buildIndex, type SearchGroup, type SearchIndex } from './find.ts'

/** An entry of the search: it opens `path` or calls `run`. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  /** A text at the end of the line. It repeats neither the title nor the title of the group. */
  hint: string
  icon?: IconType | undefined
  path?: Path
  /** Called instead of opening `path`. */
  run?: () => void
  consultaId?: string
  /** The page may start a query, with the subject of the current page. */
  mayQuery?: boolean
  inside?: readonly string[]
  within?: readonly string[]
}

const buildGroup = (
  title: string,
  destinations: readonly Destination[],
  defaultIcon: IconType = LuFileText,
  mayQuery = false,
): SearchGroup<PaletteEntry> => ({
  title,
  entries: destinations.map(({ words, path, icon, ...destination }) => ({
    ...destination,
    id: path,
    path,
    words: `${words} ${path}`,
    ...(mayQuery && { mayQuery }),
    icon: catalogueIcons[icon as CatalogueIconName] ?? defaultIcon,
    hint: formatLeadCost(destination) ?? '',
  })),
})

/** Words of a query that ask for a batch. */
const batchWords = /\b(?:lot|lotes?|list|listas?|planilhas?)\b/i

/** Returns true if a query asks for a batch: `score em lote`, `lista de cpf`. */
export const isAboutBatches = (query: string): boolean => batchWords.test(query)

/** Entries that depend only on the manifest and the user's roles, created when the search first opens. */
const manifestEntries = memoizeByRoles(() => {
  const { consultas, dossies, pages, pageGroups, batches } = destinations()
  const families = consultas.map(({ family, variants }) => buildGroup(family, variants, LuSearch, true))
  const consultaEntries = families.flatMap(({ entries }) => entries)
  const dossieGroup = buildGroup('Dossiês', dossies, LuSearch, true)
  return {
    places: buildIndex([...families, dossieGroup, buildGroup('Páginas', pages)]),
    groupedPages: buildIndex(pageGroups.map((named) => buildGroup(named.title, named.pages))),
    batches: buildIndex([
      { title: 'Em lote', entries: [...listNewList(), ...buildGroup('', batches).entries] },
    ]),
    dossies: dossieGroup.entries,
    byConsulta: new Map(consultaEntries.map((entry) => [entry.consultaId, entry])),
  }
})

/** Returns the entry of a consulta. */
export const findConsultaEntry = (consultaId: string) => manifestEntries().byConsulta.get(consultaId)

export const listDossieEntries = () => manifestEntries().dossies

/** Returns the entry that opens the page of batches, if the manifest has it. */
export function listNewList(): PaletteEntry[] {
  const path = findPagePath(enginePages.batches)
  return path === undefined
    ? []
    : [
        {
          id: 'new list',
          title: 'Nova lista',
          words: 'colar planilha',
          hint: '',
          icon: LuListChecks,
          path,
        },
      ]
}

/** Returns the batches of dossiês and consultas. Only queries about batches search them. */
export const batchIndex = (): SearchIndex<PaletteEntry> => manifestEntries().batches

/**
 * Returns all entries in groups: consultas by family, dossiês, pages, actions, and the groups of other pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = listActions().map((action) => ({
    ...action,
    id: action.title,
    hint: '',
    icon: LuChevronRight,
  }))
  const { places, groupedPages } = manifestEntries()
  return [...places, ...buildIndex([{ title: 'Ações', entries }]), ...groupedPages]
}

/** A search result that runs an action instead of opening a page. */
type PaletteAction = { title: string; words: string; run: () => void }

const listLogouts = (): PaletteAction[] =>
  visible(userMenu)
    .filter((entry) => 'action' in entry)
    .map(({ title }) => ({
      title,
      words: 'logout encerrar sessão desconectar',
      run: () => void logOutAndNotify(),
    }))

/** Returns the actions of the current state, named after their effect. */
function listActions(): PaletteAction[] {
  const { darkMode, isCollapsed, type, menuHidden } = preferences
  const hasSidebar = type === 'vertical' && !menuHidden
  return [
    {
      title: darkMode ? 'Usar tema claro' : 'Usar tema escuro',
      words: 'alternar aparência modo',
      run: () => setPreference('darkMode', !darkMode),
    },
    ...(hasSidebar
      ? [
          {
            title: isCollapsed ? 'Expandir menu' : 'Recolher menu',
            words: 'alternar barra lateral',
            run: () => setPreference('isCollapsed', !isCollapsed),
          },
        ]
      : []),
    {
      title: 'Personalizar tema',
      words: 'aparência layout cores largura cabeçalho rodapé',
      run: () => setPreference('customizer', true),
    },
    {
      title: 'Consultas desta sessão',
      words: 'histórico recentes árvore grafo',
      run: openSessionList,
    },
    { title: 'Atalhos do teclado', words: 'teclas ajuda', run: openShortcuts },
    ...listLogouts(),
  ]
}
