import type { Model } from '../../../codegen/compile/resolve/model.ts'
import { type Environment, listSecretNames } from './secrets.ts'

/** Returns what keeps a gateway from asking its suppliers, in Portuguese. It never repeats a secret. */
export function listSupplierMistakes(
  { suppliers: { byName, requests }, families }: Model,
  env: Environment,
): string[] {
  const asked = new Set(
    Object.values(requests).flatMap((request) =>
      [request, ...(request.fallback ?? [])].map(({ name }) => name),
    ),
  )
  const paged = families.flatMap(({ variants }) => variants).filter(({ id, page }) => page && requests[id])
  return [
    ...(asked.size === 0 ? ['--suppliers: nenhuma consulta do manifesto tem supplier'] : []),
    ...[...asked].flatMap((name) =>
      listSecretNames(byName[name] ?? {})
        .filter((variable) => !env[variable])
        .map((variable) => `O fornecedor ${name} pede a variável de ambiente ${variable}`),
    ),
    ...paged.map(({ id }) => `A consulta ${id} tem page, e um fornecedor ainda não responde em páginas`),
  ]
}
