import { type Access, intersectAccess } from '../../../manifest/contract/access.ts'
import type {
  Badge,
  BottomBarEntry,
  MenuEntry,
  MenuGroup,
  MenuLink,
  UserMenuEntry,
} from '../../../manifest/contract/resolved.ts'
import type { MenuFile } from '../../../manifest/schema/menu.ts'
import { buildAccess } from '../expand/route-access.ts'

/** Data from the rest of the manifest. */
export type MenuContext = {
  /** The number of variants. */
  consultas: number
  findAccess(link: string): Access | undefined
}

type BadgeInput = MenuFile['bottomBar'][number]['badge']

/** Returns a badge with text. The text of `{ count: consultas }` is the number of variants. */
function resolveBadge(badge: BadgeInput, consultas: number): Badge | undefined {
  if (badge === undefined) return undefined
  if (typeof badge === 'string') return { text: badge }
  const text = 'count' in badge ? String(consultas) : badge.text
  return badge.color === undefined ? { text } : { text, color: badge.color }
}

type ResolvableEntry = {
  title?: string | undefined
  icon?: string | undefined
  link?: string | undefined
  badge?: BadgeInput
  isOpen?: boolean | undefined
  access?: string[] | undefined
  children?: ResolvableEntry[] | undefined
}

/** Combines the `access` of an entry with that of its page. The access of a group's page is ignored. */
function entryAccess(
  { access, link, children }: ResolvableEntry,
  { findAccess }: MenuContext,
): { access?: Access } {
  const target = link === undefined || children?.length ? undefined : findAccess(link)
  const seen = intersectAccess(buildAccess(access), target)
  return seen ? { access: seen } : {}
}

function resolveEntry(entry: ResolvableEntry, id: string, context: MenuContext): MenuLink | MenuGroup {
  const badge = resolveBadge(entry.badge, context.consultas)
  const common = {
    id,
    title: entry.title ?? '',
    ...(entry.icon === undefined ? {} : { icon: entry.icon }),
    ...(badge === undefined ? {} : { badge }),
    ...entryAccess(entry, context),
  }
  if (!entry.children?.length) return { ...common, link: entry.link ?? '' }
  return {
    ...common,
    ...(entry.link === undefined ? {} : { link: entry.link }),
    ...(entry.isOpen && { isOpen: true }),
    children: entry.children.map((child, index) => resolveEntry(child, `${id}.${index}`, context)),
  }
}

/** Resolves the sidebar or the top menu. The id of an entry is its position, such as `2.0.1`. */
export const resolveEntries = (entries: MenuFile['sidebar'], context: MenuContext): MenuEntry[] =>
  entries.map((entry, index) =>
    entry.header === undefined ? resolveEntry(entry, String(index), context) : { header: entry.header },
  )

export const resolveUserMenu = (entries: MenuFile['userMenu'], context: MenuContext): UserMenuEntry[] =>
  entries.map(({ title, icon, link, action, access }) => ({
    title,
    ...entryAccess({ link, access }, context),
    ...(icon === undefined ? {} : { icon }),
    ...(link === undefined ? { action: action ?? 'logout' } : { link }),
  }))

export const resolveBottomBar = (entries: MenuFile['bottomBar'], context: MenuContext): BottomBarEntry[] =>
  entries.map(({ title, icon, link, badge: input, avatar, dot, access }) => {
    const badge = resolveBadge(input, context.consultas)
    return {
      title,
      link,
      ...(avatar && { avatar: true }),
      ...entryAccess({ link, access }, context),
      ...(icon === undefined ? {} : { icon }),
      ...(badge === undefined ? {} : { badge }),
      ...(dot === undefined ? {} : { dot }),
    }
  })
