import type { PartsCost } from '@manifest/contract/credits.ts'
import { cases } from '@/generated/cases.ts'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path, RoutePattern } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { searchWords } from '@/generated/search-words.ts'
import { userMenu } from '@/generated/user-menu.ts'
import { formatLeadCost } from '@/lib/format/credits.ts'
import { openSessionList, openShortcuts } from '@/session/dialogs-state.ts'
import { logOutAndNotify } from '@/session/log-out-and-notify.ts'
import { preferences, setPreference } from '@/state/preferences.ts'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { buildIndex, type SearchGroup, type SearchIndex } from './find.ts'

/** An entry of the search: it opens `path` or calls `run`. */
export type PaletteEntry = {
  id: string
  title: string
  words: string
  /** A text at the end of the line. */
  hint: string
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
  hint: string,
  destinations: Destination[],
  mayQuery = false,
): SearchGroup<PaletteEntry> => ({
  title,
  entries: destinations.map(({ words, path, ...destination }) => ({
    ...destination,
    id: path,
    path,
    words: `${words} ${path}`,
    ...(mayQuery && { mayQuery }),
    hint: [hint, formatLeadCost(destination) ?? []].flat().join(' · '),
  })),
})

/** Entries that depend only on the manifest and the user's roles, created when the search first opens. */
const manifestEntries = memoizeByRoles(() => {
  const { consultas, dossies, pages, pageGroups } = destinations()
  const families = consultas.map(({ family, variants }) =>
    buildGroup(family, `Consulta · ${family}`, variants, true),
  )
  const consultaEntries = families.flatMap(({ entries }) => entries)
  return {
    places: buildIndex([
      ...families,
      buildGroup('Dossiês', 'Dossiê', dossies, true),
      buildGroup('Páginas', 'Página', pages),
    ]),
    groupedPages: buildIndex(pageGroups.map((named) => buildGroup(named.title, 'Página', named.pages))),
    byConsulta: new Map(consultaEntries.map((entry) => [entry.consultaId, entry])),
  }
})

/** Returns the entry of a consulta. */
export const findConsultaEntry = (consultaId: string) => manifestEntries().byConsulta.get(consultaId)

/**
 * Returns all entries in groups: consultas by family, dossiês, pages, actions, and the groups of other pages.
 */
export function searchIndex(): SearchIndex<PaletteEntry> {
  const entries = listActions().map((action) => ({ ...action, id: action.title, hint: 'Ação' }))
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

/** A page that the search can open. */
type Destination = {
  path: Path
  title: string
  words: string
  consultaId?: string
  /** The credits of a query. */
  cost?: number
  /** The credits of a dossiê, at most. */
  partsCost?: PartsCost
  /** The words inside the page, one text per label. */
  inside?: readonly string[]
}

/** A pattern without parameters is a path. The pages of families are listed by variant. */
const isPathPattern = (pattern: RoutePattern): pattern is RoutePattern & Path => !pattern.includes(':')

/** The page of cases stays out of the search if the manifest offers none. */
const isOffered = (page: string) => cases.isOffered || page !== 'pages/cases/page'

const listPageGroups = (): [Destination, string | undefined][] =>
  visible(routes).flatMap(({ pattern, page, title, description = '', group, dossie, isUnlisted }) =>
    isPathPattern(pattern) && dossie === undefined && !isUnlisted && isOffered(page)
      ? [[{ path: pattern, title, words: description }, group]]
      : [],
  )

/** Follows the id of another consulta with the same words. */
function readSearchWords(id: string): readonly string[] {
  const words = searchWords[id] ?? []
  return typeof words === 'string' ? readSearchWords(words) : words
}

/** The destinations that the user may see. */
type Destinations = {
  /** The pages without a group. */
  pages: Destination[]
  /** The groups of the manifest with their pages. */
  pageGroups: { title: string; pages: Destination[] }[]
  /** Every variant of every consulta, by the title of its family. */
  consultas: { family: string; variants: Destination[] }[]
  dossies: Destination[]
}

export const destinations = memoizeByRoles((): Destinations => {
  const groupByDestination = new Map(listPageGroups())
  const listPages = (wantedGroup: string | undefined) =>
    [...groupByDestination].flatMap(([destination, group]) => (group === wantedGroup ? [destination] : []))
  return {
    pages: listPages(undefined),
    pageGroups: [...new Set(groupByDestination.values())].flatMap((title) =>
      title === undefined ? [] : [{ title, pages: listPages(title) }],
    ),
    consultas: visibleCatalogue().map((family) => ({
      family: family.title,
      variants: family.variants.map(({ id, path, title, name = title, description = '', cost }) => ({
        path,
        title: name,
        ...(cost === undefined ? {} : { cost }),
        words: `${family.title} ${description}`,
        consultaId: id,
        inside: readSearchWords(id),
      })),
    })),
    dossies: visible(dossieList).map(({ path, title, description = '', partsCost }) => ({
      path,
      title,
      ...(partsCost === undefined ? {} : { partsCost }),
      words: description,
    })),
  }
})
