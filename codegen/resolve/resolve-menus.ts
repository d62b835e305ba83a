import type {
  Badge,
  BottomBarEntry,
  MenuEntry,
  MenuGroup,
  MenuLink,
  UserMenuEntry,
} from '../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../manifest/schema/menu.ts'

type BadgeInput = MenuFile['bottomBar'][number]['badge']

/** A badge as text; `{ count: consultas }` becomes how many consultas there are, variants counted one by one. */
function resolveBadge(badge: BadgeInput, consultas: number): Badge | undefined {
  if (badge === undefined) return undefined
  if (typeof badge === 'string') return { text: badge }
  const text = 'count' in badge ? String(consultas) : badge.text
  return badge.color === undefined ? { text } : { text, color: badge.color }
}

type AnyEntry = {
  title?: string | undefined
  icon?: string | undefined
  link?: string | undefined
  badge?: BadgeInput
  isOpen?: boolean | undefined
  children?: AnyEntry[] | undefined
}

function resolveEntry(entry: AnyEntry, id: string, consultas: number): MenuLink | MenuGroup {
  const badge = resolveBadge(entry.badge, consultas)
  const common = {
    id,
    title: entry.title ?? '',
    ...(entry.icon === undefined ? {} : { icon: entry.icon }),
    ...(badge === undefined ? {} : { badge }),
  }
  if (!entry.children?.length) return { ...common, link: entry.link ?? '' }
  return {
    ...common,
    ...(entry.link === undefined ? {} : { link: entry.link }),
    isOpen: entry.isOpen ?? false,
    children: entry.children.map((child, index) => resolveEntry(child, `${id}.${index}`, consultas)),
  }
}

/** The sidebar's or the top menu's entries; ids are their places, as in `2.0.1`. */
export const resolveEntries = (entries: MenuFile['sidebar'], consultas: number): MenuEntry[] =>
  entries.map((entry, index) =>
    entry.header === undefined ? resolveEntry(entry, String(index), consultas) : { header: entry.header },
  )

export const resolveUserMenu = (entries: MenuFile['userMenu']): UserMenuEntry[] =>
  entries.map(({ title, icon, link, action }) => ({
    title,
    ...(icon === undefined ? {} : { icon }),
    ...(link === undefined ? { action: action ?? 'logout' } : { link }),
  }))

export const resolveBottomBar = (entries: MenuFile['bottomBar'], consultas: number): BottomBarEntry[] =>
  entries.map(({ title, icon, link, badge: input, avatar, dot }) => {
    const badge = resolveBadge(input, consultas)
    return {
      title,
      link,
      avatar: avatar ?? false,
      ...(icon === undefined ? {} : { icon }),
      ...(badge === undefined ? {} : { badge }),
      ...(dot === undefined ? {} : { dot }),
    }
  })
