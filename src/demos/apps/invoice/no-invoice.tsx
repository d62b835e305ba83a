import { LuFileText } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { useInvoicePaths } from './invoice-paths.ts'
import { invoices } from './store.ts'

/** The empty state: a link to another invoice, or to add the first. */
export function NoInvoice() {
  const { add, preview } = useInvoicePaths()
  const isAnyLeft = useSnapshot(invoices).invoices.length > 0
  return (
    <Panel>
      <EmptyState
        icon={<LuFileText />}
        title={isAnyLeft ? 'Esta fatura não existe mais.' : 'Ainda não há faturas.'}
        action={
          isAnyLeft ? (
            <ButtonLink to={preview()}>Ver a mais nova</ButtonLink>
          ) : (
            <ButtonLink to={add}>Nova fatura</ButtonLink>
          )
        }
      />
    </Panel>
  )
}
