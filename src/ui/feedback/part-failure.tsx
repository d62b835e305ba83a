import type { ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'

export const partFailureTitle = 'Não foi possível carregar esta parte da página'

const causes = 'A conexão pode ter falhado, ou o painel foi atualizado.'

/** Says that the code of a part of the page failed to load. `more` follows the possible causes. */
export const PartFailure = ({ more, action }: { more?: string; action: ReactNode }) => (
  <ErrorState title={partFailureTitle} detail={more ? `${causes} ${more}` : causes} action={action} />
)
