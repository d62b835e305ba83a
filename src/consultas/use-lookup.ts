import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Path } from '@/generated/paths.ts'
import { screenLock } from '@/state/screen-lock.ts'
import { doneAsking, noteShown, type Origin, type SessionEntry, sessionSignal } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import type { Beginning } from './beginning.ts'
import type { FormValues } from './form/form-values.ts'
import { chosenPurpose } from './form/purpose.ts'
import type { Lookup, Outcome } from './outcome.ts'
import { loadedViews, loadViews } from './results/load-views.ts'
import { signOut } from './sign-out.ts'
import { ask } from './sources/ask.ts'

const spoken: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** A lookup, the form's values that it is about, and, once it has an outcome, its place in the session. */
type Current = {
  lookup: Lookup
  asked: FormValues
  entry?: SessionEntry
  /** Which result led to the question. */
  from?: Origin | undefined
  /** What it was asked for, where that is demanded. */
  purpose?: string | undefined
  /** Whether the outcome is the session's: nothing was asked for it now. */
  isKept?: boolean
}

const nothing: Current = { lookup: { status: 'idle' }, asked: {} }

/** A lookup at the page's first paint. Where what shows answers is not there yet, the answer is on its way. */
function currentAt(beginning: Beginning): Current {
  if (beginning.kind === 'asking') return { lookup: { status: 'pending' }, asked: beginning.values }
  return beginning.kind === 'shown' ? keptLookup(beginning) : nothing
}

function keptLookup({ asked: { entry, outcome }, values }: Extract<Beginning, { kind: 'shown' }>): Current {
  const lookup: Lookup = loadedViews() ? outcome : { status: 'pending' }
  return { lookup, asked: values, entry, from: entry.from, purpose: entry.purpose, isKept: true }
}

/**
 * Runs a consulta's query, one at a time: a newer one aborts an older one, and so does unmounting, unless the lock screen
 * takes the page's place: the answer may be paid for. It begins as the page does: with an answer of the session, asking, or
 * idle.
 */
export function useLookup(definition: ConsultaDefinition<Path>, beginning: Beginning) {
  const [current, setCurrent] = useState(() => currentAt(beginning))
  const { key } = useLocation()
  const pending = useRef<AbortController>(undefined)

  const clear = () => {
    pending.current?.abort()
    setCurrent(nothing)
  }

  const start = async (values: FormValues, from?: Origin, source?: string) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    const purpose = chosenPurpose(definition)
    setCurrent({ lookup: { status: 'pending' }, asked: values, from, purpose })
    announce('Consultando')
    const signal = AbortSignal.any([controller.signal, sessionSignal()])
    const asking = ask(definition, values, { signal, from, purpose, source }).catch(() => undefined)
    await loadViews().catch(() => undefined)
    const asked = await asking
    if (!asked) return
    const { entry, outcome } = asked
    if (outcome.status === 'failed' && outcome.reason === 'signed-out') {
      clear()
      return signOut(definition.path, outcome.message)
    }
    setCurrent({ lookup: outcome, asked: values, entry, from, purpose })
    announce(spoken[outcome.status])
  }

  useEffect(() => {
    doneAsking()
    if (beginning.kind === 'asking') void start(beginning.values, beginning.from)
    if (beginning.kind === 'shown' && !loadedViews())
      void loadViews().then(
        () => setCurrent(keptLookup(beginning)),
        () => undefined,
      )
    return () => {
      if (!screenLock.isLocked) pending.current?.abort()
    }
    // Once, when the page opens.
  }, [])

  const { entry, asked, from } = current
  useEffect(() => {
    if (entry) noteShown(key, entry.id)
  }, [key, entry])

  return { ...current, start, clear, repeat: (source?: string) => start(asked, from, source) }
}
