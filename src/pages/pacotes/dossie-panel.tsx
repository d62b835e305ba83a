import type { DossieEntry } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { LinkList } from './link-list.tsx'

export const DossiePanel = ({ dossies }: { dossies: readonly DossieEntry<Path>[] }) => (
  <Panel
    title="Dossiês"
    description="Várias consultas num só pedido e num só relatório"
    mb={{ base: '4', md: '6' }}
  >
    <LinkList entries={dossies} />
  </Panel>
)
