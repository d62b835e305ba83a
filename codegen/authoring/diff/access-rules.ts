import type { ItemChange } from './find-changes.ts'
import type { ItemKind, ManifestItem } from './manifest-item.ts'

/** The current manifest, for rules that need more than the change. */
export type CurrentState = {
  /** True if a route or a redirect other than `*` matches the path. */
  isReachable(path: string): boolean
  /** True if the consulta's result or summary still shows the value. */
  isShown(consulta: ManifestItem, path: string): boolean
}

/** A named rule. `findReason` returns in Portuguese why a change is incompatible, or `undefined`. */
export type CompatibilityRule = {
  name: string
  subjects: readonly ItemKind[]
  findReason(change: ItemChange, currentState: CurrentState): string | undefined
}

/** Returns the changed key as a dotted path; `undefined` for added, removed and moved items. */
export const changedKey = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.path.join('.') : undefined

export const readOldValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.before : undefined

export const readNewValue = (change: ItemChange) =>
  change.change === 'changed' ? change.difference.after : undefined

/** Rules for changes that remove access or require more of a query. */
export const accessRules: CompatibilityRule[] = [
  {
    name: 'access-narrowed',
    subjects: ['route', 'consulta', 'dossie'],
    findReason(change) {
      if (changedKey(change) !== 'access') return undefined
      const [before, after] = [toList(readOldValue(change)), toList(readNewValue(change))]
      if (after.length === 0) return undefined
      if (before.length === 0) return `todos podiam ver; agora, só quem tem o papel ${after.join(' ou ')}`
      const removed = findMissing(after, before)
      return removed.length === 0 ? undefined : `quem só tem o papel ${removed.join(' ou ')} deixou de ver`
    },
  },
  {
    // The user has one more field to fill, and the gateway receives a purpose it may not know.
    name: 'purpose-required',
    subjects: ['consulta'],
    findReason: (change) =>
      changedKey(change) === 'purpose' && readNewValue(change) === 'required'
        ? 'a consulta passou a exigir a finalidade'
        : undefined,
  },
  {
    name: 'purpose-removed',
    subjects: ['app'],
    findReason(change) {
      if (changedKey(change) !== 'purposes') return undefined
      const removed = findMissing(toList(readNewValue(change)), toList(readOldValue(change)))
      return removed.length === 0 ? undefined : `não há mais a finalidade ${removed.join(', ')}`
    },
  },
  {
    name: 'role-removed',
    subjects: ['app'],
    findReason(change) {
      if (changedKey(change) !== 'auth.roles') return undefined
      const removed = findMissing(toList(readNewValue(change)), toList(readOldValue(change)))
      return removed.length === 0
        ? undefined
        : `o papel ${removed.join(', ')} deixou de existir: quem só o tem vê o que é de todos`
    },
  },
  {
    name: 'roles-moved',
    subjects: ['app'],
    findReason: (change) =>
      ['auth.oidc.rolesClaim', 'auth.oidc.rolesFrom'].includes(changedKey(change) ?? '')
        ? 'os papéis passam a vir de outro lugar do token: quem não os tem lá vê o que é de todos'
        : undefined,
  },
  {
    name: 'role-unmapped',
    subjects: ['app'],
    findReason(change) {
      const lost = findLostRoles(change)
      return lost.length === 0
        ? undefined
        : lost.map(([value, role]) => `quem tem "${value}" no provedor deixa de ser ${role}`).join('; ')
    },
  },
  {
    name: 'accounts-changed',
    subjects: ['app'],
    findReason: (change) =>
      changedKey(change) === 'auth.provider' ? 'as contas de antes não entram mais' : undefined,
  },
  {
    name: 'token-required',
    subjects: ['source'],
    findReason: (change) =>
      changedKey(change) === 'auth' && readNewValue(change) === 'bearer'
        ? 'a fonte passou a receber o token do provedor: quem entra sem ele deixa de ser atendido'
        : undefined,
  },
]

const toList = (names: unknown) => (names ?? []) as string[]

const findMissing = (after: string[], before: string[]) => before.filter((name) => !after.includes(name))

/** Returns the rows that a change took out of `rolesMap`, or gave another role. */
function findLostRoles(change: ItemChange): [value: string, role: string][] {
  if (change.change !== 'changed') return []
  const { path, before, after } = change.difference
  const [auth, oidc, map, value] = path
  if (auth !== 'auth' || oidc !== 'oidc' || map !== 'rolesMap') return []
  if (typeof value === 'string') return typeof before === 'string' ? [[value, before]] : []
  const [rows, kept] = [before ?? {}, after ?? {}] as Record<string, string>[]
  return Object.entries(rows ?? {}).filter(([name, role]) => kept?.[name] !== role)
}
