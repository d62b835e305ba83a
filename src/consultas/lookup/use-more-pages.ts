import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import { describePages } from '@/lib/format/loaded-pages.ts'
import { replaceOutcome, sessionSignal } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { isAnswered } from '../outcome.ts'
import { askNextPage } from '../query/next-page.ts'
import { redirectIfSignedOut } from '../query/redirect-if-signed-out.ts'
import type { MorePages } from '../results/more-pages-context.ts'
import type { ConsultaEvent, ConsultaState } from './consulta-state.ts'

/** Returns what loads the next page of an answer. A page that fails leaves the loaded ones on the screen. */
export function useMorePages(
  definition: ConsultaDefinition,
  { lookup, query, entry }: ConsultaState,
  dispatch: (event: ConsultaEvent) => void,
): MorePages {
  const [state, setState] = useState<Omit<MorePages, 'onMore'>>({ isPending: false })
  const controller = useRef<AbortController>(undefined)

  useEffect(() => {
    setState({ isPending: false })
    return () => controller.current?.abort()
  }, [query])

  async function load() {
    if (!query || !isAnswered(lookup)) return
    const own = new AbortController()
    controller.current = own
    const signal = AbortSignal.any([own.signal, sessionSignal()])
    setState({ isPending: true })
    const outcome = await askNextPage(definition, query.values, lookup, signal, query.purpose).catch(
      () => undefined,
    )
    if (!outcome || signal.aborted) return
    if (redirectIfSignedOut(outcome, definition.path)) return
    if (outcome.status === 'failed') {
      announce(outcome.message)
      return setState({ isPending: false, failure: outcome.message })
    }
    if (entry) replaceOutcome(entry.id, outcome)
    dispatch({ type: 'extended', outcome })
    if (outcome.pages) announce(describePages(outcome.pages))
    setState({ isPending: false })
  }

  return { ...state, onMore: () => void load() }
}
