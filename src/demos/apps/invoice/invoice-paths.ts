import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The parameter of the address that says which invoice is meant. */
export const invoiceParameter = 'fatura'

/** Where the pages of invoices are. */
export function useInvoicePaths() {
  const linkTo = useRelativeLink()
  return {
    add: linkTo('../invoice-add'),
    preview: (id?: string) => linkTo('../invoice-preview', id ? { [invoiceParameter]: id } : {}),
    edit: (id: string) => linkTo('../invoice-edit', { [invoiceParameter]: id }),
  }
}
