import type { CheckedManifest } from '../expand/expand-manifest.ts'
import type { ModelSuppliers } from './model.ts'

/** Returns the suppliers, and the requests of the consultas that ask them. */
export const resolveSuppliers = ({ suppliers, families }: CheckedManifest): ModelSuppliers => ({
  byName: suppliers?.value.suppliers ?? {},
  requests: Object.fromEntries(
    families.flatMap(({ file, variants }) =>
      variants.flatMap(({ number, supplier }) =>
        supplier ? [[`${file.consulta}/${number}`, supplier.item] as const] : [],
      ),
    ),
  ),
})
