import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useReducer, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import { confirmCost } from '@/session/ask-first.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import { findShownEntry } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose, lacksPurpose } from '../form/purpose.ts'
import { mayBeBilled } from '../outcome.ts'
import { resultComponents } from '../results/load-result-components.ts'
import { readUsableAnswer } from '../sources/query-and-cache.ts'
import { createConsultaState, reduceConsulta } from './consulta-state.ts'
import { findFieldToFocus, readInitialLookup } from './initial-lookup.ts'
import { useConsultaEffects } from './use-consulta-effects.ts'

/**
 * Returns the state of a visit to a consulta, functions that change it, and refs for the elements that take
 * the focus.
 */
export function useConsulta(definition: ConsultaDefinition<Path>) {
  const { key } = useLocation()
  const isBackOrForth = useNavigationType() === 'POP'
  const [{ initial, autoFocusField }] = useState(() => {
    // The screen lock unmounts the page as well.
    const isRestored = isBackOrForth || findShownEntry(key) !== undefined
    const initial = readInitialLookup(definition, isRestored ? key : undefined)
    return { initial, autoFocusField: findFieldToFocus(definition, initial) }
  })
  const [state, dispatch] = useReducer(reduceConsulta, undefined, () =>
    createConsultaState(initial, chosenPurpose(definition), resultComponents.get() !== undefined),
  )
  const refs = useConsultaEffects(definition, state, dispatch)

  const submit = (values: FormValues) => {
    const cached = readUsableAnswer(definition, values)
    if (cached) announce(`Respondido ${relativeTime(cached.entry.at, Date.now())}, sem custo`)
    dispatch({ type: 'submitted', values, purpose: chosenPurpose(definition), cached })
  }

  /** Sends the query again. If the earlier one may have been paid for, the user confirms the cost. */
  const repeat = async (firstSource?: string) => {
    if (lacksPurpose(definition)) return dispatch({ type: 'expanded' })
    const { lookup } = state
    const outcome = lookup.status === 'idle' || lookup.status === 'pending' ? undefined : lookup
    const action = formatRepeat(outcome?.status ?? 'failed')
    if (mayBeBilled(outcome) && !(await confirmCost(action, definition.cost))) return
    dispatch({ type: 'repeated', firstSource, purpose: chosenPurpose(definition) })
  }

  return { state, dispatch, submit, repeat, autoFocusField, ...refs }
}

export type ConsultaVisit = ReturnType<typeof useConsulta>
