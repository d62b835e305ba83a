import type { Field } from '../../manifest/schema/field.ts'
import { accessRules } from './access-rules.ts'
import type { Change } from './change.ts'
import { changedFrom, changedKey, changedTo, type Rule } from './rule.ts'

const published = ['route', 'redirect', 'consulta', 'batch', 'dossie'] as const

/** What makes a change incompatible: what users have written down, learned or sent no longer works. One rule an entry. */
export const rules: Rule[] = [
  {
    name: 'path-removed',
    subjects: published,
    problem(change, { isReached }) {
      if (change.change !== 'removed' && changedKey(change) !== 'path') return undefined
      const path = change.change === 'added' ? undefined : change.before.path
      return path === undefined || isReached(path)
        ? undefined
        : `o caminho ${path} deixou de existir e nenhum redirecionamento parte dele`
    },
  },
  {
    name: 'login-required',
    subjects: ['route'],
    problem: (change) =>
      changedKey(change) === 'layout' && changedTo(change) === 'app'
        ? 'a página era aberta a todos e passou a exigir um usuário'
        : undefined,
  },
  {
    name: 'field-required-added',
    subjects: ['field'],
    problem: (change) =>
      change.change === 'added' && change.after.value.required === true
        ? 'um campo obrigatório foi somado ao formulário'
        : undefined,
  },
  {
    name: 'field-became-required',
    subjects: ['field'],
    problem: (change) =>
      changedKey(change) === 'required' && changedTo(change) === true
        ? 'o campo passou a ser obrigatório'
        : undefined,
  },
  {
    name: 'field-kind-changed',
    subjects: ['field'],
    problem: (change) =>
      changedKey(change) === 'kind' ? 'o campo passou a pedir outro tipo de valor' : undefined,
  },
  {
    name: 'option-removed',
    subjects: ['field'],
    problem(change) {
      if (changedKey(change) !== 'options') return undefined
      const [before, after] = [optionsOf(changedFrom(change)), optionsOf(changedTo(change))]
      const gone = after.length === 0 ? [] : before.filter((value) => !after.includes(value))
      return gone.length === 0 ? undefined : `o campo não oferece mais ${gone.join(', ')}`
    },
  },
  {
    name: 'field-narrowed',
    subjects: ['field'],
    problem: (change) =>
      isNarrower(change, { most: ['maxLength', 'maxMegabytes'], least: ['minLength'] }) ||
      (changedKey(change) === 'notFuture' && changedTo(change) === true)
        ? 'o campo recusa valores que aceitava'
        : undefined,
  },
  {
    name: 'one-of-required',
    subjects: ['form'],
    problem(change) {
      if (changedKey(change) !== 'requireOneOf') return undefined
      const [before, after] = [changedFrom(change), changedTo(change)].map(namesOf)
      if (!after) return undefined
      return before?.every((name) => after.includes(name))
        ? undefined
        : 'o formulário recusa preenchimentos que aceitava'
    },
  },
  {
    name: 'batch-narrowed',
    subjects: ['batch'],
    problem: (change) =>
      isNarrower(change, { most: ['max'], least: [] }) ? 'o lote aceita menos linhas' : undefined,
  },
  {
    name: 'value-removed',
    subjects: ['value'],
    problem(change, { isShown }) {
      if (change.change !== 'removed') return undefined
      const { owner, value } = change.before
      const path = String(value.value)
      return owner && isShown(owner, path) ? undefined : `o resultado não mostra mais ${path}`
    },
  },
  {
    name: 'part-removed',
    subjects: ['part'],
    problem: ({ change }) => (change === 'removed' ? 'o dossiê não faz mais esta consulta' : undefined),
  },
  {
    name: 'storage-renamed',
    subjects: ['app'],
    problem: (change) =>
      changedKey(change) === 'storagePrefix'
        ? 'o que os usuários guardaram no navegador não é mais achado'
        : undefined,
  },
  ...accessRules,
]

const optionsOf = (options: unknown) =>
  ((options ?? []) as Extract<Field, { kind: 'select' }>['options']).map(({ value }) => value)

const namesOf = (names: unknown) => names as string[] | undefined

/** Whether a bound was set closer, or set where there was none. */
function isNarrower(change: Change, { most, least }: { most: string[]; least: string[] }): boolean {
  if (change.change !== 'changed' || change.before.value.kind !== change.after.value.kind) return false
  const [key = '', before, after] = [changedKey(change), changedFrom(change), changedTo(change)]
  if (typeof after !== 'number') return false
  if (most.includes(key)) return typeof before !== 'number' || after < before
  return least.includes(key) && (typeof before !== 'number' || after > before)
}
