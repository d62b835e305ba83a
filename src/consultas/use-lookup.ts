import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useEffect, useRef, useState } from 'react'
import type { Path } from '@/generated/paths.ts'
import { lock, setReturnTo } from '@/state/auth.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import type { FormValues } from './form/form-values.ts'
import type { Lookup, Outcome } from './outcome.ts'
import { loadViews } from './results/load-views.ts'
import { ask } from './sources/ask.ts'

const spoken: Record<Outcome['status'], string> = {
  found: 'Resultado encontrado',
  'not-found': 'Nenhum registro encontrado',
  failed: 'A consulta falhou',
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
    setLookup({ status: 'pending' })
    announce('Consultando')
    const asked = ask(definition, values, { signal: controller.signal }).catch(() => undefined)
    await loadViews().catch(() => undefined)
    const outcome = (await asked)?.outcome
    if (!outcome) return
    if (outcome.status === 'failed' && outcome.reason === 'signed-out') {
      clear()
      return signOut(definition, outcome.message)
    }
    setLookup(outcome)
    announce(spoken[outcome.status])
  }

  return { lookup, asked, start, clear, repeat: () => start(asked) }
}
