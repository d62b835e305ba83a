import { useSiblingPath } from '../../parts/use-sibling-path.ts'

/** The parameter of the address that says which invoice is meant. */
export const chosenParameter = 'fatura'

/** Where the pages of invoices are. */
export function useInvoicePaths() {
  const pathTo = useSiblingPath()
  return {
    add: pathTo('invoice-add'),
    preview: (id?: string) => pathTo('invoice-preview', id ? { [chosenParameter]: id } : {}),
    edit: (id: string) => pathTo('invoice-edit', { [chosenParameter]: id }),
  }
}
