import { type ComponentType, type ReactNode, use, useEffect, useState } from 'react'
import { createOnDemand, isLoaded, type OnDemand } from '@/lib/on-demand.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { Panel } from '../page/panel.tsx'
import { ErrorState } from './notice.tsx'
import { type PartRetry, RetryButton, useRetry } from './retry-button.tsx'

type LoadPanel<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Like React's `lazy`, for panels of low priority. It loads after the page is shown. If that fails, a message with a
 * retry replaces only the panel, and the next visit tries again.
 */
export function lazyPanel<Props extends object>(load: LoadPanel<Props>): ComponentType<Props> {
  const panel = createOnDemand(async () => {
    await new Promise<void>(afterPageShown)
    return load()
  })
  return function LazyPanel(props) {
    const { value: loaded, failure } = useLoaded(panel)
    return <PanelOrFailure failure={failure}>{loaded && <loaded.default {...props} />}</PanelOrFailure>
  }
}

type PanelOrFailureProps = {
  /** Set if the code of the children failed to load. */
  failure: PartRetry | undefined
  children: ReactNode
}

/** Shows its children, or in their place a failure with a retry. After the retry they take the focus of its button. */
export function PanelOrFailure({ failure, children }: PanelOrFailureProps) {
  const { retry, focusTarget } = useRetry(failure)
  if (retry)
    return (
      <Panel>
        <PartFailure
          {...retry}
          more="Recarregar a página também resolve, mas apaga as respostas desta sessão."
        />
      </Panel>
    )
  return (
    <>
      {focusTarget}
      {children}
    </>
  )
}

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

/**
 * Attempts to load. A failed one is fulfilled without a value. They are not state, because React discards the state of a
 * component that suspends before it is mounted.
 */
const attempts = new WeakMap<OnDemand<unknown>, Promise<unknown>>()

type Loaded<T> = { value: T | undefined; failure: PartRetry | undefined }

/**
 * Suspends until the value is loaded. Returns a failure if it does not load, with what a retry needs. The next component
 * that is mounted tries again.
 */
export function useLoaded<T>(onDemand: OnDemand<T>): Loaded<T> {
  const [failed, setFailed] = useState<Promise<T | undefined>>()
  const attempt = failed ?? findAttempt(onDemand)
  const value = use(attempt)
  useEffect(() => {
    if (value !== undefined) return
    attempts.delete(onDemand)
    setFailed(attempt)
  }, [onDemand, attempt, value])
  const failure = { load: onDemand.load, onLoaded: () => setFailed(undefined) }
  return { value, failure: value === undefined ? failure : undefined }
}

function findAttempt<T>(onDemand: OnDemand<T>): Promise<T | undefined> {
  const known = attempts.get(onDemand) as Promise<T | undefined> | undefined
  const attempt = known ?? startAttempt(onDemand.load())
  attempts.set(onDemand, attempt)
  return attempt
}

/** A loaded value is not wrapped: React would suspend to read the new promise. */
const startAttempt = <T,>(loading: Promise<T>): Promise<T | undefined> =>
  isLoaded(loading) ? loading : loading.catch(() => undefined)
