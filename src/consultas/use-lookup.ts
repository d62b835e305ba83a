import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { lock, setReturnTo } from '@/state/auth.ts'
import { addRecent } from '@/state/recents.ts'
import { recordUsage } from '@/state/usage.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { ask } from './ask.ts'
import { concealedSubject, type FormValues } from './form/form-values.ts'
import { failed, type Outcome } from './outcome.ts'

export type Lookup = { status: 'idle' } | { status: 'asking' } | Outcome

const spoken: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
}

/** Notes that a consulta was made: without its subject in storage, with a concealed one in memory. */
function note(
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  { status: outcome, at }: Outcome,
  startedAt: number,
) {
  const { id: consultaId, path, title, fields } = definition
  const made = { consultaId, at, outcome, ms: at - startedAt }
  recordUsage(made)
  addRecent({ ...made, path, title, subject: concealedSubject(fields, values) }, values)
}

/** Leads whoever a source no longer knows to the login, and from there back to the consulta. */
function signOut({ path }: ConsultaDefinition, message: string) {
  notify.warning(message, { duration: 5_000 })
  setReturnTo(path)
  lock()
}

/** Asks, one consulta at a time: a newer one replaces an older, and leaving the page ends it. */
export function useLookup(definition: ConsultaDefinition<Path>) {
  const [lookup, setLookup] = useState<Lookup>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const last = useRef<FormValues>({})
  useEffect(() => () => running.current?.abort(), [])

  const clear = () => {
    running.current?.abort()
    setLookup({ status: 'idle' })
  }

  const start = async (values: FormValues) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    last.current = values
    const startedAt = Date.now()
    setLookup({ status: 'asking' })
    announce('Consultando')
    // What is not an outcome is a part of the app that did not load: for the person, a consulta that failed.
    const outcome = await ask(definition, values, controller.signal).catch(() => failed('unavailable'))
    if (controller.signal.aborted) return
    note(definition, values, outcome, startedAt)
    if (outcome.status === 'failed' && outcome.reason === 'signed-out') {
      clear()
      return signOut(definition, outcome.message)
    }
    setLookup(outcome)
    announce(spoken[outcome.status])
  }

  return { lookup, start, clear, repeat: () => start(last.current) }
}
