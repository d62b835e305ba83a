import type { EntryPath, OutlineNode, Screen } from '../../../manifest/contract/studio.ts'
import type { FileKind } from '../../../manifest/schema/files.ts'
import { menuTitles } from './parts/new-menu-entry.ts'

export type Group = { title: string; kinds: FileKind[]; read: (file: FileValue) => OutlineNode[] }

export type FileValue = {
  name: string
  value: Json
  at: (path: EntryPath, node: NodeWords) => OutlineNode
  /** Returns the screen of the route that shows a page of `src`, for example `pages/faq/page`. */
  findScreen: (page: string) => Screen | undefined
  /** The page that users come to, which shows the menus. */
  home: Screen | undefined
}

/** Any value of YAML. Drafts may have any shape. */
export type Json = unknown

export type NodeWords = { title: Json; detail?: Json; screen?: Screen | undefined; children?: OutlineNode[] }

/** The groups of the tree, in the order in which people look for things. */
export const outlineGroups: Group[] = [
  {
    title: 'Consultas',
    kinds: ['consultas/'],
    read: ({ name, value, at }) => {
      const family = baseName(name)
      const variants = entriesOf(read(value, 'variants')).map(([number, variant]) =>
        at(['variants', toKey(number)], {
          title: read(variant, 'title'),
          detail: number,
          screen: { consulta: `${family}/${number}` },
        }),
      )
      const defaults = read(value, 'defaults')
      const shared =
        defaults === undefined ? [] : [at(['defaults'], { title: 'Partes comuns', detail: 'defaults' })]
      const screen = variants[0]?.screen
      return [
        at([], { title: read(value, 'title'), detail: family, screen, children: [...shared, ...variants] }),
      ]
    },
  },
  {
    title: 'Dossiês',
    kinds: ['dossies/'],
    read: ({ name, value, at }) => [
      at([], { title: read(value, 'title'), detail: baseName(name), screen: { dossie: baseName(name) } }),
    ],
  },
  {
    title: 'Menus',
    kinds: ['menu.yaml'],
    read: ({ value, at, home }) =>
      entriesOf(value).map(([menu, entries]) =>
        at([menu], {
          title: menuTitles[menu] ?? menu,
          detail: menu,
          screen: home,
          children: listMenuEntries(entries, [menu], at),
        }),
      ),
  },
  {
    title: 'Rotas',
    kinds: ['routes/'],
    read: ({ name, value, at }) => [
      at([], {
        title: baseName(name),
        detail: read(value, 'layout'),
        children: [
          ...listOf(read(value, 'routes')).map((route, index) =>
            at(['routes', index], {
              title: read(route, 'title'),
              detail: read(route, 'path'),
              screen: showPath(read(route, 'path')),
            }),
          ),
          ...listOf(read(value, 'redirects')).map((redirect, index) =>
            at(['redirects', index], {
              title: `${read(redirect, 'from')} → ${read(redirect, 'to')}`,
              detail: 'redirecionamento',
              screen: showPath(read(redirect, 'to')),
            }),
          ),
        ],
      }),
    ],
  },
  {
    title: 'Fontes',
    kinds: ['sources.yaml'],
    read: ({ value, at }) => [
      at([], { title: 'Todas as fontes', detail: 'sources.yaml' }),
      ...entriesOf(read(value, 'sources')).map(([source, words]) =>
        at(['sources', source], { title: read(words, 'title') ?? source, detail: source }),
      ),
    ],
  },
  {
    title: 'Conteúdo',
    kinds: ['content/pricing.yaml', 'content/faq.yaml', 'content/changelog.yaml'],
    read: ({ name, value, at, findScreen }) => {
      const screen = findScreen(`pages/${baseName(name)}/page`)
      return [
        at([], {
          title: baseName(name),
          screen,
          children: entriesOf(value).flatMap(([key, items]) =>
            listOf(items).map((item, index) => {
              const questions = listOf(read(item, 'questions')).map((question, inner) =>
                at([key, index, 'questions', inner], { title: read(question, 'question'), screen }),
              )
              const title = read(item, 'name') ?? read(item, 'title') ?? read(item, 'version') ?? item
              return at([key, index], { title, screen, children: questions })
            }),
          ),
        }),
      ]
    },
  },
  {
    title: 'Produto',
    kinds: ['app.yaml'],
    read: ({ value, at, home }) => [
      at([], {
        title: read(value, 'product'),
        detail: 'app.yaml',
        screen: home,
        children: listKeys(value, at),
      }),
    ],
  },
  {
    title: 'Elenco da demonstração',
    kinds: ['demo/cast.yaml'],
    read: ({ value, at }) =>
      entriesOf(value).map(([kind, members]) =>
        at([kind], {
          title: kind,
          children: entriesOf(members).map(([member, facts]) =>
            at([kind, member], { title: read(facts, 'nome') ?? member, detail: member }),
          ),
        }),
      ),
  },
]

const listKeys = (value: Json, at: FileValue['at']): OutlineNode[] =>
  entriesOf(value).map(([key, content]) =>
    at([key], { title: key, detail: typeof content === 'string' ? content : undefined }),
  )

const listMenuEntries = (entries: Json, path: EntryPath, at: FileValue['at']): OutlineNode[] =>
  listOf(entries).map((entry, index) => {
    const header = read(entry, 'header')
    const own = [...path, index]
    return at(own, {
      title: header ?? read(entry, 'title'),
      detail: header === undefined ? read(entry, 'link') : 'cabeçalho',
      screen: showPath(read(entry, 'link')),
      children: listMenuEntries(read(entry, 'children'), [...own, 'children'], at),
    })
  })

export const read = (value: Json, key: string): Json =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

export const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : [])

const entriesOf = (value: Json): [string, Json][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

const baseName = (name: string) => name.replace(/^.*\/|\.yaml$/g, '')

export const showPath = (path: Json): Screen | undefined =>
  typeof path === 'string' && path.startsWith('/') && !/[:*]/.test(path) ? { path } : undefined

const toKey = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key)
