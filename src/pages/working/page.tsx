import { Grid, Skeleton } from '@chakra-ui/react'
import { Suspense } from 'react'
import { LuActivity } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { app } from '@/generated/app.ts'
import { session } from '@/state/session.ts'
import { lazyPanel } from '@/ui/feedback/lazy-panel.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { ButtonLink } from '@/ui/navigation/button-link.tsx'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { SessionTable } from './session-table.tsx'

const ResponseTimes = lazyPanel(() => import('./response-times.tsx'))

const { catalogue } = app

export default function WorkingPage() {
  const { items } = useSnapshot(session)
  return (
    <>
      <RouteHeader
        actions={catalogue && items.length > 0 && <ButtonLink to={catalogue}>Nova consulta</ButtonLink>}
      />
      <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
        <Panel
          title="Nesta sessão"
          description="Ficam só na memória, com os dados mascarados, e somem quando você sai ou fecha a página"
        >
          {items.length > 0 ? (
            <SessionTable items={items} />
          ) : (
            <EmptyState
              icon={<LuActivity />}
              title="Nenhuma consulta nesta sessão"
              detail="Cada consulta que você fizer aparece aqui, com horário, resultado e duração."
              action={catalogue && <ButtonLink to={catalogue}>Fazer uma consulta</ButtonLink>}
            />
          )}
        </Panel>
        <Suspense fallback={<ResponseTimesSkeleton />}>
          <ResponseTimes />
        </Suspense>
      </Grid>
    </>
  )
}

function ResponseTimesSkeleton() {
  return (
    <Panel aria-hidden="true">
      <Skeleton height="4" width="40%" mb="8" />
      <Skeleton height="200px" />
    </Panel>
  )
}
