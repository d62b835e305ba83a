import { ErrorState } from './error-state.tsx'
import { type PartRetry, RetryButton } from './retry-button.tsx'

const title = 'Não foi possível carregar esta parte da página'

const causes = 'A conexão pode ter falhado, ou o painel foi atualizado.'

/**
 * Says that the code of a part of the page failed to load. `more` follows the possible causes. The button loads only the
 * part again: a reload of the page would lose the answers.
 */
export const PartFailure = ({ more, ...retry }: PartRetry & { more: string }) => (
  <ErrorState
    title={title}
    detail={`${causes} ${more}`}
    action={<RetryButton {...retry} failure={title} />}
  />
)
