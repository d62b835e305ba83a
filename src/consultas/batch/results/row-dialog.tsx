import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { LuSearchX } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ErrorState } from '@/ui/feedback/error-state.tsx'
import { Answer } from '../../results/index.ts'
import type { Row } from '../run/progress.ts'
import { SideDialog } from './side-dialog.tsx'

type RowDialogProps = { definition: ConsultaDefinition; row: Row; onClose: () => void }

/** The outcome of a row: the whole answer, or why there is none. */
export function RowDialog({ definition, row, onClose }: RowDialogProps) {
  const { line, outcome } = row
  return (
    <SideDialog title={`Linha ${line.numbers.join(', ')}: ${line.typed}`} onClose={onClose}>
      {outcome?.status === 'found' && <Answer definition={definition} found={outcome} />}
      {outcome?.status === 'not-found' && (
        <EmptyState icon={<LuSearchX />} title="Nenhum registro encontrado" />
      )}
      {outcome?.status === 'failed' && (
        <ErrorState title="Não foi possível consultar" detail={outcome.message} />
      )}
    </SideDialog>
  )
}
