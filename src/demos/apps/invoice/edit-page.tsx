import { Button, Text } from '@chakra-ui/react'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { invoiceToDraft } from './draft.ts'
import { NoInvoice } from './due-list.tsx'
import { formatInvoiceNumber } from './invoice.ts'
import { InvoiceForm } from './invoice-form.tsx'
import { useChosenInvoice, useInvoicePaths } from './invoice-paths.ts'
import { updateInvoice } from './store.ts'

/** Edits the chosen invoice; its number stays. */
export default function InvoiceEditPage() {
  const invoice = useChosenInvoice()
  const navigate = useNavigateTo()
  const { preview } = useInvoicePaths()
  return (
    <>
      <RouteHeader
        actions={
          invoice && (
            <Text textStyle="h3" fontVariantNumeric="tabular-nums">
              {formatInvoiceNumber(invoice.number)}
            </Text>
          )
        }
      />
      {invoice ? (
        <InvoiceForm
          key={invoice.id}
          number={invoice.number}
          start={() => invoiceToDraft(invoice)}
          onSubmit={(draft) => {
            updateInvoice(invoice.id, draft)
            void notify.success('Edit Successfully')
            navigate(preview(invoice.id))
          }}
        >
          <ButtonLink to={preview(invoice.id)} variant="outline">
            Cancelar
          </ButtonLink>
          <Button type="submit">Salvar</Button>
        </InvoiceForm>
      ) : (
        <NoInvoice />
      )}
    </>
  )
}
