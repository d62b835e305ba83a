import { Box } from '@chakra-ui/react'
import { LuRows3 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { ReportRow } from '@/session/list/groups.tsx'
import { sessionReports } from '@/state/session-reports.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { LinkList } from '../pacotes/link-list.tsx'
import { listBatchGroups } from './batch-groups.ts'

/** The batches of the session, and the consultas and dossiês that take a list. */
export default function LotesPage() {
  return (
    <>
      <RouteHeader />
      <SessionBatches />
      {listBatchGroups().map(({ title, entries }) => (
        <Panel key={title} title={title} mb={{ base: '4', md: '6' }}>
          <LinkList entries={entries} />
        </Panel>
      ))}
    </>
  )
}

function SessionBatches() {
  const batches = useSnapshot(sessionReports).items.filter(({ kind }) => kind === 'batch')
  return (
    <Panel
      title="Nesta sessão"
      description="Um lote continua enquanto você usa outras páginas e some quando você sai, a não ser que esteja num caso."
      mb={{ base: '4', md: '6' }}
    >
      {batches.length === 0 ? (
        <EmptyState
          icon={<LuRows3 />}
          title="Nenhum lote nesta sessão"
          detail="Escolha abaixo o que consultar e cole a lista, ou cole-a na busca."
        />
      ) : (
        <Box as="ul" aria-label="Lotes desta sessão" listStyleType="none" mx="-3">
          <MotionRows>
            {batches.map((batch) => (
              <MotionRow key={batch.id}>
                <ReportRow report={batch} onOpen={undefined} />
              </MotionRow>
            ))}
          </MotionRows>
        </Box>
      )}
    </Panel>
  )
}
