import type { Model } from '../../../codegen/compile/resolve/model.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { minKeyLength, readCacheKeys } from './answer-cache.ts'
import { type Environment, listSecretNames, type Secrets } from './secrets.ts'

/** Returns the variables of a supplier that have no value. */
export const listMissingSecrets = (name: string, supplier: Secrets, env: Environment): string[] =>
  listSecretNames(supplier)
    .filter((variable) => !env[variable])
    .map((variable) => `O fornecedor ${name} pede a variável de ambiente ${variable}`)

/** Returns what keeps a gateway from asking its suppliers, in Portuguese. It never repeats a secret. */
export function listSupplierMistakes(
  { suppliers: { byName, requests }, families }: Model,
  env: Environment,
): string[] {
  const paged = families.flatMap(({ variants }) => variants).filter(({ id, page }) => page && requests[id])
  return [
    ...(Object.keys(requests).length === 0
      ? ['--suppliers: nenhuma consulta do manifesto tem supplier']
      : []),
    ...Object.entries(byName).flatMap(([name, supplier]) => listMissingSecrets(name, supplier, env)),
    ...listCacheMistakes(Object.values(byName), env),
    ...paged.map(({ id }) => `A consulta ${id} tem page, e um fornecedor ainda não responde em páginas`),
  ]
}

/** Returns what is wrong with the keys of kept answers, if a supplier's answers are kept. */
export function listCacheMistakes(suppliers: readonly Supplier[], env: Environment): string[] {
  if (suppliers.every(({ cacheMinutes }) => cacheMinutes === undefined)) return []
  const keys = readCacheKeys(env)
  if (keys.length > 0 && keys.every(({ length }) => length >= minKeyLength)) return []
  return [
    `suppliers.yaml tem cacheMinutes: a variável de ambiente CACHE_KEYS pede uma ou mais chaves, separadas por vírgula, de ${minKeyLength} caracteres ou mais`,
  ]
}
