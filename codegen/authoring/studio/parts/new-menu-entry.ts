import type { EntryPath, FormChoice, Place } from '../../../../manifest/contract/studio.ts'
import type { Json } from '../../../../manifest/schema/consulta.ts'
import { keyLabels } from '../../../../manifest/schema/key-labels.ts'
import type { ExpandedManifest } from '../../../compile/expand/expand-manifest.ts'
import type { AnyMenuEntry } from '../../../compile/expand/menu-links.ts'
import {
  choiceField,
  FieldError,
  iconField,
  type NewPartKind,
  omitEmpty,
  selectKnown,
  suggestionField,
  textField,
} from './new-part.ts'

export const menuEntry: NewPartKind = {
  listFields: ({ manifest, names }, near) => [
    choiceField('parent', 'Onde', listParents(manifest), { value: selectParent(manifest, near) }),
    textField('group', 'Grupo novo', {
      isOptional: true,
      help: 'Com um título aqui, a entrada abre um grupo novo. Um menu tem até três níveis.',
    }),
    textField('title', 'Título'),
    iconField('icon', 'Ícone', {
      isOptional: true,
      help: 'O nome de um ícone, ou uma palavra que o encontra.',
    }),
    suggestionField('link', 'Leva a', names.paths(), { help: 'O caminho de uma página.' }),
    textField('badge', 'Selo', { isOptional: true, help: 'Um texto curto ao lado do título, como Novo.' }),
  ],
  build({ parent = '', group, title, icon, link, badge }, { manifest, edit }) {
    const list = readParent(parent)
    const entries = findEntries(manifest, list)
    if (!entries) throw new FieldError('parent', 'Este lugar do menu não existe')
    const isNumber = badge !== undefined && /^(?:0|[1-9]\d*)$/.test(badge)
    const entry = omitEmpty<Json>({ title, icon, link, badge: isNumber ? Number(badge) : badge })
    const place: Place = { file: 'menu.yaml', path: [...list, entries.length] }
    const value = group === undefined ? entry : { title: group, children: [entry] }
    const inGroup = (key: string): EntryPath[] => [group === undefined ? [key] : ['children', 0, key]]
    return {
      texts: edit([{ op: 'set', place, value }]),
      place,
      paths: {
        group: group === undefined ? [] : [['title'], ['children']],
        title: inGroup('title'),
        icon: inGroup('icon'),
        link: inGroup('link'),
        badge: inGroup('badge'),
      },
    }
  },
}

/** Returns the path of a menu or of a group's list. */
export const readParent = (parent: string): EntryPath =>
  parent.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const menus = ['sidebar', 'topMenu', 'userMenu', 'bottomBar'] as const

type Parent = FormChoice & { path: EntryPath; entries: AnyMenuEntry[] }

/** Returns the menus and the groups that may have one more entry. */
function listParentEntries({ menu }: ExpandedManifest): Parent[] {
  return menus.flatMap((name) =>
    listGroups({
      value: name,
      label: keyLabels[name] ?? name,
      path: [name],
      entries: menu?.value[name] ?? [],
    }),
  )
}

function listGroups(parent: Parent): Parent[] {
  const groups = parent.entries.flatMap((entry, index): Parent[] => {
    const path = [...parent.path, index, 'children']
    return entry.children
      ? listGroups({
          value: path.join('/'),
          label: `${parent.label} › ${entry.title}`,
          path,
          entries: entry.children,
        })
      : []
  })
  return [parent, ...groups]
}

export const listParents = (manifest: ExpandedManifest): FormChoice[] =>
  listParentEntries(manifest).map(({ value, label }) => ({ value, label }))

export const findEntries = (manifest: ExpandedManifest, path: EntryPath) =>
  listParentEntries(manifest).find(({ value }) => value === path.join('/'))?.entries

/** Returns the list of the entry in the editor, or the group if it is one. */
function selectParent(manifest: ExpandedManifest, near: Place | undefined): string {
  if (near?.file !== 'menu.yaml') return menus[0]
  const parents = listParents(manifest)
  const inside = selectKnown(parents, [...near.path, 'children'].join('/'))
  const around = near.path.map((_, index) => near.path.slice(0, near.path.length - index).join('/'))
  return inside ?? around.find((path) => selectKnown(parents, path)) ?? menus[0]
}
