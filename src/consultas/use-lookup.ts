import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { lock, setReturnTo } from '@/state/auth.ts'
import { addRecent } from '@/state/recents.ts'
import { recordUsage } from '@/state/usage.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { concealedSubject, type FormValues } from './form/form-values.ts'
import { failed, type Lookup, type Outcome } from './outcome.ts'
import { loadViews } from './results/load-views.ts'
import { runQuery } from './sources/run-query.ts'

const spoken: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** Records that a consulta was made: in storage without its subject, in memory with a masked one. */
function record(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { status: outcome, at }: Outcome,
  startedAt: number,
) {
  const { id: consultaId, path, title, name = title, fields } = definition
  const made = { consultaId, at, outcome, ms: at - startedAt }
  recordUsage(made)
  addRecent({ ...made, path, title: name, subject: concealedSubject(fields, values) }, values)
}

/** Sends the user, whose session at the source has ended, to the login, and from there back to the consulta. */
function signOut({ path }: ConsultaDefinition, message: string) {
  notify.warning(message, { duration: 5_000 })
  setReturnTo(path)
  lock()
}

/**
 * Runs a consulta's query, one at a time: a newer one aborts an older one, and so does unmounting. `asked` are the form's
 * values that the lookup is about.
 */
export function useLookup(definition: ConsultaDefinition<Path>) {
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' })
  const [asked, setAsked] = useState<FormValues>({})
  const pending = useRef<AbortController>(undefined)
  useEffect(() => () => pending.current?.abort(), [])

  const clear = () => {
    pending.current?.abort()
    setLookup({ status: 'idle' })
  }

  const start = async (values: FormValues) => {
    pending.current?.abort()
    const controller = new AbortController()
    pending.current = controller
    setAsked(values)
    const startedAt = Date.now()
    setLookup({ status: 'pending' })
    announce('Consultando')
    // Besides an abort, it rejects when a chunk of the app did not load: to the user, that is a failed consulta.
    const outcome = await Promise.all([runQuery(definition, values, controller.signal), loadViews()])
      .then(([found]) => found)
      .catch(() => failed('unavailable'))
    if (controller.signal.aborted) return
    record(definition, values, outcome, startedAt)
    if (outcome.status === 'failed' && outcome.reason === 'signed-out') {
      clear()
      return signOut(definition, outcome.message)
    }
    setLookup(outcome)
    announce(spoken[outcome.status])
  }

  return { lookup, asked, start, clear, repeat: () => start(asked) }
}
