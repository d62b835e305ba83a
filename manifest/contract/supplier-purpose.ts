import type { SupplierCall } from '../schema/supplier-request.ts'

/** The field of a supplier's request that is the query's purpose: `{purpose}`. No field of a form. */
export const purposePlaceholder = 'purpose'

/** Returns true if a request to a supplier has the purpose in its path, query, headers or body. */
export const sendsPurpose = ({ get, post, query, headers, body }: SupplierCall): boolean =>
  JSON.stringify([get, post, query, headers, body]).includes(`{${purposePlaceholder}}`)
