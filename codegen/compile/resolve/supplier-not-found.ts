import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { SupplierRequest } from '../../../manifest/schema/supplier-request.ts'
import type { CheckedManifest } from '../expand/expand-manifest.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import type { ModelFamily, ModelSuppliers } from './model.ts'

type Request = NonNullable<ConsultaDefinition['request']>

/** A source with a contract says "not found" by this status and the body of the contract. */
const withContractNotFound = cacheByObject(
  (request: Request): Request => ({ ...request, notFound: { status: 404 } }),
)

const saysNotFound = ({ notFound, fallback = [] }: SupplierRequest) =>
  notFound !== undefined || fallback.some((call) => call.notFound !== undefined)

/**
 * Gives `notFound` to each request without it whose supplier says "not found", if its source has a contract. So the manifest says it
 * once. `checkSupplierNotFound` reports the requests to other sources.
 */
export function withSupplierNotFound(
  family: ModelFamily,
  { requests }: ModelSuppliers,
  sources: CheckedManifest['sources'],
): ModelFamily {
  const isDerived = ({ id, request }: ConsultaDefinition) => {
    const supplier = requests[id]
    return (
      supplier !== undefined &&
      saysNotFound(supplier) &&
      request?.notFound === undefined &&
      sources?.value.sources[request?.source ?? '']?.contract === true
    )
  }
  if (!family.variants.some(isDerived)) return family
  const { request: inherited } = family.defaults
  const inheriting = family.variants.filter(({ request }) => request === inherited)
  // Emitted variants refer to an inherited request that is the same object.
  const defaults =
    inherited && inheriting.every(isDerived)
      ? { ...family.defaults, request: withContractNotFound(inherited) }
      : family.defaults
  return {
    ...family,
    defaults,
    variants: family.variants.map((variant) =>
      isDerived(variant) && variant.request
        ? { ...variant, request: withContractNotFound(variant.request) }
        : variant,
    ),
  }
}
