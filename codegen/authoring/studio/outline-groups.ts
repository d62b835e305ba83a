import { listElements, listEntries, readKey } from '../../../manifest/contract/json.ts'
import type { EntryPath, OutlineNode, Screen } from '../../../manifest/contract/studio.ts'
import type { FileKind } from '../../../manifest/schema/files.ts'
import { keyLabels } from '../../../manifest/schema/key-labels.ts'

export type Group = { title: string; kinds: FileKind[]; read: (file: FileValue) => OutlineNode[] }

export type FileValue = {
  name: string
  value: unknown
  at: (path: EntryPath, node: NodeWords) => OutlineNode
  /** Returns the screen of the route that shows a page of `src`, for example `pages/faq/page`. */
  findScreen: (page: string) => Screen | undefined
  /** The page that users come to, which shows the menus. */
  home: Screen | undefined
}

export type NodeWords = {
  title: unknown
  detail?: unknown
  screen?: Screen | undefined
  children?: OutlineNode[]
}

/** The groups of the tree, in the order in which people look for things. */
export const outlineGroups: Group[] = [
  {
    title: 'Consultas',
    kinds: ['consultas/'],
    read: ({ name, value, at }) => {
      const family = baseName(name)
      const variants = listEntries(readKey(value, 'variants')).map(([number, variant]) =>
        at(['variants', toKey(number)], {
          title: readKey(variant, 'title'),
          detail: number,
          screen: { consulta: `${family}/${number}` },
        }),
      )
      const defaults = readKey(value, 'defaults')
      const shared =
        defaults === undefined ? [] : [at(['defaults'], { title: 'Partes comuns', detail: 'defaults' })]
      const screen = variants[0]?.screen
      return [
        at([], {
          title: readKey(value, 'title'),
          detail: family,
          screen,
          children: [...shared, ...variants],
        }),
      ]
    },
  },
  {
    title: 'Dossiês',
    kinds: ['dossies/'],
    read: ({ name, value, at }) => [
      at([], { title: readKey(value, 'title'), detail: baseName(name), screen: { dossie: baseName(name) } }),
    ],
  },
  {
    title: 'Menus',
    kinds: ['menu.yaml'],
    read: ({ value, at, home }) =>
      listEntries(value).map(([menu, entries]) =>
        at([menu], {
          title: keyLabels[menu] ?? menu,
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
        detail: readKey(value, 'layout'),
        children: [
          ...listElements(readKey(value, 'routes')).map((route, index) =>
            at(['routes', index], {
              title: readKey(route, 'title'),
              detail: readKey(route, 'path'),
              screen: showPath(readKey(route, 'path')),
            }),
          ),
          ...listElements(readKey(value, 'redirects')).map((redirect, index) =>
            at(['redirects', index], {
              title: `${readKey(redirect, 'from')} → ${readKey(redirect, 'to')}`,
              detail: 'redirecionamento',
              screen: showPath(readKey(redirect, 'to')),
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
      ...listEntries(readKey(value, 'sources')).map(([source, words]) =>
        at(['sources', source], { title: readKey(words, 'title') ?? source, detail: source }),
      ),
    ],
  },
  {
    title: 'Fornecedores',
    kinds: ['suppliers.yaml'],
    read: ({ value, at }) =>
      listEntries(readKey(value, 'suppliers')).map(([supplier, words]) =>
        at(['suppliers', supplier], { title: readKey(words, 'title') ?? supplier, detail: supplier }),
      ),
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
          children: listEntries(value).flatMap(([key, items]) =>
            listElements(items).map((item, index) => {
              const questions = listElements(readKey(item, 'questions')).map((question, inner) =>
                at([key, index, 'questions', inner], { title: readKey(question, 'question'), screen }),
              )
              const title =
                readKey(item, 'name') ?? readKey(item, 'title') ?? readKey(item, 'version') ?? item
              return at([key, index], { title, screen, children: questions })
            }),
          ),
        }),
      ]
    },
  },
  {
    title: 'Produto',
    kinds: ['app.yaml', 'brand.yaml'],
    read: ({ name, value, at, home }) => [
      at([], {
        title: readKey(value, 'product') ?? 'Marca',
        detail: name,
        screen: home,
        children: listKeys(value, at),
      }),
    ],
  },
  {
    title: 'Elenco da demonstração',
    kinds: ['demo/cast.yaml'],
    read: ({ value, at }) =>
      listEntries(value).map(([kind, members]) =>
        at([kind], {
          title: keyLabels[kind] ?? kind,
          detail: kind,
          children: listEntries(members).map(([member, facts]) =>
            at([kind, member], { title: readKey(facts, 'nome') ?? member, detail: member }),
          ),
        }),
      ),
  },
]

const listKeys = (value: unknown, at: FileValue['at']): OutlineNode[] =>
  listEntries(value).map(([key, content]) =>
    at([key], { title: key, detail: typeof content === 'string' ? content : undefined }),
  )

const listMenuEntries = (entries: unknown, path: EntryPath, at: FileValue['at']): OutlineNode[] =>
  listElements(entries).map((entry, index) => {
    const header = readKey(entry, 'header')
    const own = [...path, index]
    return at(own, {
      title: header ?? readKey(entry, 'title'),
      detail: header === undefined ? readKey(entry, 'link') : 'cabeçalho',
      screen: showPath(readKey(entry, 'link')),
      children: listMenuEntries(readKey(entry, 'children'), [...own, 'children'], at),
    })
  })

const baseName = (name: string) => name.replace(/^.*\/|\.yaml$/g, '')

export const showPath = (path: unknown): Screen | undefined =>
  typeof path === 'string' && path.startsWith('/') && !/[:*]/.test(path) ? { path } : undefined

const toKey = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key)
