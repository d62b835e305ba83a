import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { relativeTime } from '@/lib/format/relative-time.ts'
import { afterPageShown } from '@/lib/page-shown.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { confirmCost } from '@/session/ask-first.ts'
import { omitKnown } from '@/session/known-values.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { findEntry, sessionSignal } from '@/state/session.ts'
import { useSaveDraft } from '@/state/use-form-draft.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { type FormValues, undefinedIfEmpty, unsentFormLoss } from '../form/form-values.ts'
import { chosenPurpose, lacksPurpose } from '../form/purpose.ts'
import { type LookupState, mayBeBilled } from '../outcome.ts'
import { adoptReusableAnswer } from '../query/known-answers.ts'
import { redirectIfSignedOut } from '../query/redirect-if-signed-out.ts'
import { sessionQuerier } from '../query/session-querier.ts'
import { announceOutcome } from '../results/announce-outcome.ts'
import { resultComponents } from '../results/load-result-components.ts'
import { isDemoConsulta } from '../sources/mode.ts'
import { usePublishSubject } from '../subject/current-subject.ts'
import {
  type ConsultaEvent,
  type ConsultaState,
  createConsultaState,
  isEdited,
  isUnsent,
  reduceConsulta,
} from './consulta-state.ts'
import { findFieldToFocus, readInitialLookup, shownEntries } from './initial-lookup.ts'
import { keepBehindLock, type Query, trackLookup } from './pending-lookups.ts'
import { useMorePages } from './use-more-pages.ts'

/**
 * Returns the state of a visit to a consulta, functions that change it, and refs for the elements that take
 * the focus.
 */
export function useConsulta(definition: ConsultaDefinition<Path>) {
  const { key } = useLocation()
  const isBackOrForth = useNavigationType() === 'POP'
  const [{ initial, autoFocusField }] = useState(() => {
    // The screen lock unmounts the page as well.
    const isRestored = isBackOrForth || findEntry(shownEntries.read(key) ?? '') !== undefined
    const initial = readInitialLookup(definition, isRestored ? key : undefined)
    return { initial, autoFocusField: findFieldToFocus(definition, initial) }
  })
  const [state, dispatch] = useReducer(reduceConsulta, undefined, () =>
    createConsultaState(initial, chosenPurpose(definition), resultComponents.get() !== undefined),
  )
  const refs = useConsultaEffects(definition, state, dispatch)

  const submit = (values: FormValues) => {
    const cached = adoptReusableAnswer(definition, values)
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

  const more = useMorePages(definition, state, dispatch)

  return { state, dispatch, submit, repeat, more, autoFocusField, ...refs }
}

export type ConsultaVisit = ReturnType<typeof useConsulta>

/** Runs the side effects of a visit's state. Returns refs for the elements that take the focus. */
function useConsultaEffects(
  definition: ConsultaDefinition<Path>,
  state: ConsultaState,
  dispatch: (event: ConsultaEvent) => void,
) {
  const { fields, path } = definition
  const { query, lookup, entry, formValues, isCollapsed, focus } = state
  const { key } = useLocation()
  const form = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const resultRegion = useRef<HTMLElement>(null)
  const origin = isEdited(state) ? undefined : query?.origin

  function send(query: Query, signal: AbortSignal) {
    const { values, origin, purpose, firstSource, isFresh } = query
    announce('Consultando')
    const options = {
      origin,
      purpose,
      firstSource,
      isFresh,
      signal: AbortSignal.any([signal, sessionSignal()]),
    }
    const answer = sessionQuerier.query(definition, values, options).catch(() => undefined)
    trackLookup(path, { query, answer, isDemo: isDemoConsulta(definition) }, options.signal)
    return answer
  }

  async function run(query: Query, signal: AbortSignal) {
    const { cached, pending } = query
    const answerPromise = cached ?? pending ?? send(query, signal)
    // The components that show an answer load while the source answers. They must be there before it.
    await resultComponents.load().catch(() => undefined)
    const answered = await answerPromise
    if (!answered || signal.aborted) return
    const { outcome } = answered
    if (redirectIfSignedOut(outcome, path)) return dispatch({ type: 'cleared' })
    dispatch({ type: 'answered', ...answered })
    if (!cached) announceOutcome(outcome)
  }

  // The query that another page hands over is used once: going back must not repeat it.
  useEffect(nextQuery.clear, [])

  // A newer query or leaving the page aborts this query. The lock screen does not, because the answer may cost
  // money. `lookup` is no dependency: a change of its status must not abort the query.
  useEffect(() => {
    if (!query || lookup.status !== 'pending') return
    const controller = new AbortController()
    void run(query, controller.signal)
    return () => {
      if (screenLock.isLocked) keepBehindLock(path)
      else controller.abort()
    }
  }, [query])

  useEffect(() => {
    if (entry) shownEntries.give(key, entry.id)
  }, [key, entry])

  usePublishSubject({
    fields,
    values: formValues,
    isSubmitted: query !== undefined && !isEdited(state),
    origin,
  })
  // Do not save values that came from answers: the session already caches them.
  useSaveDraft(
    path,
    () => (origin ? undefined : undefinedIfEmpty(omitKnown(fields, formValues))),
    () => (isUnsent(state) ? unsentFormLoss : undefined),
  )
  useScrollToResult(resultRegion, lookup, isCollapsed)
  useEffect(() => afterPageShown(resultComponents.preload), [])

  const focusResult = () => resultRegion.current?.focus({ preventScroll: true })

  // The answer moves the focus on, to its heading.
  const wasCollapsed = useRef(isCollapsed)
  useLayoutEffect(() => {
    const closes = isCollapsed && !wasCollapsed.current
    wasCollapsed.current = isCollapsed
    if (closes && (form.current?.contains(document.activeElement) || isFocusFree(resultRegion.current)))
      focusResult()
  }, [isCollapsed])

  useLayoutEffect(() => {
    if (focus?.target === 'form' && isFocusFree(resultRegion.current)) focusFirstControl(form.current)
    if (focus?.target === 'edit-button') editButton.current?.focus({ preventScroll: true })
    if (focus?.target === 'result') focusResult()
  }, [focus])

  return { form, editButton, resultRegion }
}

/** Returns true if the focus is in the result, where a query leaves it, or nowhere. */
function isFocusFree(resultRegion: HTMLElement | null): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || resultRegion?.contains(activeElement) === true
}

function focusFirstControl(form: HTMLElement | null) {
  const control = form?.querySelector<HTMLInputElement>('input, select')
  control?.focus()
  control?.select?.()
}

/** The media query of the theme's `xl` breakpoint: from here on the result is beside the form. */
const wideLayoutMedia = '(min-width: 1280px)'

const userEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to a new result below the form, and moves the focus there. Does nothing if the user has scrolled,
 * pressed or typed since the query. A collapsed form leaves the result in view, so nothing scrolls.
 */
function useScrollToResult(
  resultRegion: RefObject<HTMLElement | null>,
  { status }: LookupState,
  isCollapsed: boolean,
) {
  const skipsScroll = useRef(true)
  // A layout effect, because a known answer can come before other effects run.
  useLayoutEffect(() => {
    if (status !== 'pending') return
    skipsScroll.current = isCollapsed
    const recordUserEvent = () => {
      skipsScroll.current = true
    }
    for (const userEvent of userEvents)
      window.addEventListener(userEvent, recordUserEvent, { capture: true, passive: true })
    return () => {
      for (const userEvent of userEvents) window.removeEventListener(userEvent, recordUserEvent, true)
    }
  }, [status])
  useEffect(() => {
    if (status === 'idle' || status === 'pending') return
    if (skipsScroll.current || window.matchMedia(wideLayoutMedia).matches) return
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    resultRegion.current?.focus({ preventScroll: true })
    resultRegion.current?.scrollIntoView({
      block: 'start',
      behavior: prefersReducedMotion ? 'auto' : 'smooth',
    })
  }, [status])
}
