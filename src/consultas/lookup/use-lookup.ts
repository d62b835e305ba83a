import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { screenLock } from '@/state/screen-lock.ts'
import {
  clearNextQuery,
  type EntryOrigin,
  recordShownEntry,
  type SessionEntry,
  sessionSignal,
} from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose } from '../form/purpose.ts'
import type { LookupState, Outcome } from '../outcome.ts'
import { redirectWithWarning } from '../redirect-with-warning.ts'
import { resultComponents } from '../results/load-result-components.ts'
import { queryAndCache } from '../sources/query-and-cache.ts'
import type { InitialLookup } from './initial-lookup.ts'

const announcements: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** A lookup, the form's values that it is about, and, once it has an outcome, its place in the session. */
type CurrentLookup = {
  lookup: LookupState
  queryValues: FormValues
  entry?: SessionEntry
  /** Which result led to the question. */
  from?: EntryOrigin | undefined
  /** What it was asked for, where that is demanded. */
  purpose?: string | undefined
  /** Whether the outcome is the session's: nothing was asked for it now. */
  isCached?: boolean
}

const idleLookup: CurrentLookup = { lookup: { status: 'idle' }, queryValues: {} }

/** A lookup at the page's first paint. Where what shows answers is not there yet, the answer is on its way. */
function createCurrentLookup(initialLookup: InitialLookup): CurrentLookup {
  if (initialLookup.kind === 'asking')
    return { lookup: { status: 'pending' }, queryValues: initialLookup.values }
  return initialLookup.kind === 'shown' ? createCachedLookup(initialLookup) : idleLookup
}

function createCachedLookup({
  cached: { entry, outcome },
  values,
}: Extract<InitialLookup, { kind: 'shown' }>): CurrentLookup {
  const lookup: LookupState = resultComponents.loaded() ? outcome : { status: 'pending' }
  return { lookup, queryValues: values, entry, from: entry.from, purpose: entry.purpose, isCached: true }
}

/**
 * Runs a consulta's query, one at a time: a newer one aborts an older one, and so does unmounting, unless the lock screen
 * takes the page's place: the answer may be paid for. It begins as the page does: with an answer of the session, asking, or
 * idle.
 */
export function useLookup(definition: ConsultaDefinition<Path>, initialLookup: InitialLookup) {
  const [current, setCurrent] = useState(() => createCurrentLookup(initialLookup))
  const { key } = useLocation()
  const pending = useRef<AbortController>(undefined)

  const clear = () => {
    pending.current?.abort()
    setCurrent(idleLookup)
  }

  const start = async (values: FormValues, from?: EntryOrigin, source?: string) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const purpose = chosenPurpose(definition)
    setCurrent({ lookup: { status: 'pending' }, queryValues: values, from, purpose })
    announce('Consultando')
    const signal = AbortSignal.any([controller.signal, sessionSignal()])
    const queryPromise = queryAndCache(definition, values, { signal, from, purpose, source }).catch(
      () => undefined,
    )
    await resultComponents.load().catch(() => undefined)
    const answered = await queryPromise
    if (!answered) return
    const { entry, outcome } = answered
    if (outcome.status === 'failed' && outcome.reason === 'signed-out') {
      clear()
      return redirectWithWarning(definition.path, outcome.message)
    }
    setCurrent({ lookup: outcome, queryValues: values, entry, from, purpose })
    announce(announcements[outcome.status])
  }

  useEffect(() => {
    clearNextQuery()
    if (initialLookup.kind === 'asking') void start(initialLookup.values, initialLookup.from)
    if (initialLookup.kind === 'shown' && !resultComponents.loaded())
      void resultComponents.load().then(
        () => setCurrent(createCachedLookup(initialLookup)),
        () => undefined,
      )
    return () => {
      if (!screenLock.isLocked) pending.current?.abort()
    }
    // Once, when the page opens.
  }, [])

  const { entry, queryValues, from } = current
  useEffect(() => {
    if (entry) recordShownEntry(key, entry.id)
  }, [key, entry])

  return { ...current, start, clear, repeat: (source?: string) => start(queryValues, from, source) }
}
