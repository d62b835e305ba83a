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
export function listSupplierMistakes({ suppliers: { byName, requests } }: Model, env: Environment): string[] {
  return [
    ...(Object.keys(requests).length === 0
      ? ['--suppliers: nenhuma consulta do manifesto tem supplier']
      : []),
    ...Object.entries(byName).flatMap(([name, supplier]) => listMissingSecrets(name, supplier, env)),
    ...listCacheMistakes(Object.values(byName), env),
  ]
}

/** Returns what is wrong with the keys of cached answers, if a supplier declares `cacheMinutes`. In Portuguese. */
export function listCacheMistakes(suppliers: readonly Supplier[], env: Environment): string[] {
  if (suppliers.every(({ cacheMinutes }) => cacheMinutes === undefined)) return []
  const keys = readCacheKeys(env)
  if (keys.length > 0 && keys.every(({ length }) => length >= minKeyLength)) return []
  return [
    `suppliers.yaml tem cacheMinutes: a variável de ambiente CACHE_KEYS precisa de uma ou mais chaves de ${minKeyLength} caracteres ou mais, separadas por vírgula`,
  ]
}
