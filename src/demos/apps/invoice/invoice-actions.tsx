import { Button, Flex } from '@chakra-ui/react'
import { LuCircleCheck, LuTrash2, LuUndo2 } from 'react-icons/lu'
import { Panel } from '@/ui/page/panel.tsx'
import { DueBadge } from './due-badge.tsx'
import type { InvoiceSnapshot } from './invoice.ts'
import { setPaid } from './store.ts'

export function InvoiceActions({ invoice, onRemove }: { invoice: InvoiceSnapshot; onRemove: () => void }) {
  const { id, isPaid } = invoice
  return (
    <Panel title="Situação" actions={<DueBadge invoice={invoice} />}>
      <Flex gap="2" wrap="wrap">
        <Button flex="1 1 auto" variant="outline" colorPalette="neutral" onClick={() => setPaid(id, !isPaid)}>
          {isPaid ? <LuUndo2 aria-hidden="true" /> : <LuCircleCheck aria-hidden="true" />}
          {isPaid ? 'Marcar como aberta' : 'Marcar como paga'}
        </Button>
        <Button flex="1 1 auto" variant="outline" colorPalette="danger" onClick={onRemove}>
          <LuTrash2 aria-hidden="true" />
          Excluir
        </Button>
      </Flex>
    </Panel>
  )
}
