import type { Field } from '../../../manifest/schema/field.ts'
import {
  accessRules,
  type CompatibilityRule,
  changedKey,
  readNewValue,
  readOldValue,
} from './access-rules.ts'
import type { ItemChange } from './find-changes.ts'

const publishedKinds = ['route', 'redirect', 'consulta', 'batch', 'dossie'] as const

/** Rules for incompatible changes: saved links, filled forms or shown values that no longer work. */
export const rules: CompatibilityRule[] = [
  {
    name: 'path-removed',
    subjects: publishedKinds,
    findReason(change, { isReachable }) {
      if (change.change !== 'removed' && changedKey(change) !== 'path') return undefined
      const path = change.change === 'added' ? undefined : change.before.path
      return path === undefined || isReachable(path)
        ? undefined
        : `o caminho ${path} deixou de existir e nenhum redirecionamento parte dele`
    },
  },
  {
    name: 'login-required',
    subjects: ['route'],
    findReason: (change) =>
      changedKey(change) === 'layout' && readNewValue(change) === 'app'
        ? 'a página era aberta a todos e passou a exigir um usuário'
        : undefined,
  },
  {
    name: 'field-required-added',
    subjects: ['field'],
    findReason: (change) =>
      change.change === 'added' && change.after.value.required === true
        ? 'um campo obrigatório foi somado ao formulário'
        : undefined,
  },
  {
    name: 'field-became-required',
    subjects: ['field'],
    findReason: (change) =>
      changedKey(change) === 'required' && readNewValue(change) === true
        ? 'o campo passou a ser obrigatório'
        : undefined,
  },
  {
    name: 'field-kind-changed',
    subjects: ['field'],
    findReason: (change) =>
      changedKey(change) === 'kind' ? 'o campo passou a pedir outro tipo de valor' : undefined,
  },
  {
    name: 'option-removed',
    subjects: ['field'],
    findReason(change) {
      if (changedKey(change) !== 'options') return undefined
      const [before, after] = [listOptionValues(readOldValue(change)), listOptionValues(readNewValue(change))]
      const removed = after.length === 0 ? [] : before.filter((value) => !after.includes(value))
      return removed.length === 0 ? undefined : `o campo não oferece mais ${removed.join(', ')}`
    },
  },
  {
    name: 'field-narrowed',
    subjects: ['field'],
    findReason: (change) =>
      isNarrower(change, { upperBounds: ['maxLength', 'maxMegabytes'], lowerBounds: ['minLength'] }) ||
      (changedKey(change) === 'notFuture' && readNewValue(change) === true)
        ? 'o campo recusa valores que aceitava'
        : undefined,
  },
  {
    name: 'one-of-required',
    subjects: ['form'],
    findReason(change) {
      if (changedKey(change) !== 'requireOneOf') return undefined
      const [before, after] = [readOldValue(change), readNewValue(change)].map(toNames)
      if (!after) return undefined
      return before?.every((name) => after.includes(name))
        ? undefined
        : 'o formulário recusa preenchimentos que aceitava'
    },
  },
  {
    name: 'batch-narrowed',
    subjects: ['batch'],
    findReason: (change) =>
      isNarrower(change, { upperBounds: ['max'], lowerBounds: [] })
        ? 'o lote aceita menos linhas'
        : undefined,
  },
  {
    name: 'value-removed',
    subjects: ['value'],
    findReason(change, { isShown }) {
      if (change.change !== 'removed') return undefined
      const { owner, value } = change.before
      const path = String(value.value)
      return owner && isShown(owner, path) ? undefined : `o resultado não mostra mais ${path}`
    },
  },
  {
    // Everyone who looks it up sees it at once, on the screen, in prints and in files.
    name: 'value-revealed',
    subjects: ['value'],
    findReason: (change) =>
      changedKey(change) === 'sensitive' && readNewValue(change) === false
        ? 'o valor era encoberto e passou a aparecer a todos que consultam'
        : undefined,
  },
  {
    name: 'part-removed',
    subjects: ['part'],
    findReason: ({ change }) => (change === 'removed' ? 'o dossiê não faz mais esta consulta' : undefined),
  },
  {
    name: 'storage-renamed',
    subjects: ['app'],
    findReason: (change) =>
      changedKey(change) === 'storagePrefix'
        ? 'o que os usuários guardaram no navegador não é mais achado'
        : undefined,
  },
  ...accessRules,
]

const listOptionValues = (options: unknown) =>
  ((options ?? []) as Extract<Field, { kind: 'select' }>['options']).map(({ value }) => value)

const toNames = (names: unknown) => names as string[] | undefined

/** Returns true if a bound was tightened or added. */
function isNarrower(
  change: ItemChange,
  { upperBounds, lowerBounds }: { upperBounds: string[]; lowerBounds: string[] },
): boolean {
  if (change.change !== 'changed' || change.before.value.kind !== change.after.value.kind) return false
  const [key = '', before, after] = [changedKey(change), readOldValue(change), readNewValue(change)]
  if (typeof after !== 'number') return false
  if (upperBounds.includes(key)) return typeof before !== 'number' || after < before
  return lowerBounds.includes(key) && (typeof before !== 'number' || after > before)
}
