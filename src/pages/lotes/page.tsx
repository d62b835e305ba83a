import { Box } from '@chakra-ui/react'
import { LuRows3 } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { dossieList } from '@/generated/dossie-list.ts'
import type { Path } from '@/generated/paths.ts'
import { ReportRow } from '@/session/list/groups.tsx'
import { memoizeByRoles, visible } from '@/state/roles.ts'
import { sessionReports } from '@/state/session-reports.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { MotionRow, MotionRows } from '@/ui/motion/motion-rows.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { LinkList } from '../pacotes/link-list.tsx'

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

type BatchEntry = { path: Path; title: string; description?: string }

type Batchable = { batch?: Path; title: string; description?: string }

/** Lists the batches that a user may start, under the title of their family. */
const listBatchGroups = memoizeByRoles((): { title: string; entries: BatchEntry[] }[] =>
  [
    { title: 'Dossiês', entries: listBatches(visible(dossieList)) },
    ...visibleCatalogue().map(({ title, variants }) => ({ title, entries: listBatches(variants) })),
  ].filter(({ entries }) => entries.length > 0),
)

const listBatches = (all: readonly Batchable[]): BatchEntry[] =>
  all.flatMap(({ batch, title, description }) =>
    batch === undefined ? [] : [{ path: batch, title, ...(description && { description }) }],
  )
