import { useRelativeLink } from '../../parts/use-relative-link.ts'

/** The URL parameter that names an invoice. */
export const invoiceParameter = 'fatura'

/** The URL parameter that names a draft put aside. */
export const draftParameter = 'rascunho'

export function useInvoicePaths() {
  const linkTo = useRelativeLink()
  return {
    add: linkTo('../invoice-add'),
    draft: (id: string) => linkTo('../invoice-add', { [draftParameter]: id }),
    preview: (id?: string) => linkTo('../invoice-preview', id ? { [invoiceParameter]: id } : {}),
    edit: (id: string) => linkTo('../invoice-edit', { [invoiceParameter]: id }),
  }
}
