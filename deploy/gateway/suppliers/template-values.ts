import { purposePlaceholder, sendsPurpose } from '../../../manifest/contract/supplier-purpose.ts'
import type { SupplierCall } from '../../../manifest/schema/supplier-request.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import { SupplierFailure } from './failure.ts'

type Values = Record<string, string>

/**
 * Returns the values for the templates of a call: those of the form and, if the call sends it, the purpose by the supplier's code.
 *
 * @throws SupplierFailure if the query has no purpose, or one that the manifest no longer has.
 */
export function buildTemplateValues(
  call: SupplierCall,
  { purposes }: Pick<Supplier, 'purposes'>,
  values: Values,
  purpose: string | undefined,
): Values {
  if (!sendsPurpose(call)) return values
  const code = purposes && purpose !== undefined ? purposes[purpose] : purpose
  if (code === undefined) throw new SupplierFailure('pedido')
  return { ...values, [purposePlaceholder]: code }
}
