import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The URL parameter that names an invoice. */
export const invoiceParameter = 'fatura'

export function useInvoicePaths() {
  const linkTo = useRelativeLink()
  return {
    add: linkTo('../invoice-add'),
    preview: (id?: string) => linkTo('../invoice-preview', id ? { [invoiceParameter]: id } : {}),
    edit: (id: string) => linkTo('../invoice-edit', { [invoiceParameter]: id }),
  }
}
