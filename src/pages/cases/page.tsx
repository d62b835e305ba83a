import { LuFolderLock, LuLockOpen } from 'react-icons/lu'
import { casesPath, useOpenCase } from '@/cases/open-case.ts'
import { hasWebCrypto } from '@/lib/web-crypto.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { CaseList } from './case-list.tsx'
import { Workspace } from './workspace.tsx'

/** The open case, or the list of stored cases. */
export default function CasesPage() {
  const open = useOpenCase()
  if (open) return <Workspace key={open.id} open={open} />
  if (casesPath() === undefined)
    return (
      <Unavailable
        icon={<LuFolderLock />}
        title="Este painel não oferece casos"
        detail="O que se consulta fica só na memória, até o fim da sessão."
      />
    )
  if (!hasWebCrypto())
    return (
      <Unavailable
        icon={<LuLockOpen />}
        title="Casos pedem uma conexão segura"
        detail="Sem https o navegador não cifra, e nada é guardado sem cifra."
      />
    )
  return <CaseList />
}

const Unavailable = (props: Parameters<typeof EmptyState>[0]) => (
  <>
    <RouteHeader />
    <Panel>
      <EmptyState {...props} />
    </Panel>
  </>
)
