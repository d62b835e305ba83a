import { useState } from 'react'
import { confirmCost } from '@/session/ask-first.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import type { Subject } from '@/state/subjects.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose, lacksPurpose } from '../form/purpose.ts'
import { mayBeBilled, type Outcome } from '../outcome.ts'
import { redirectWithWarning } from '../sources/redirect-with-warning.ts'
import { listMissingFields } from './missing-fields.ts'
import { queryOnce } from './running-queries.ts'
import type { Section } from './section.ts'

const announcements: Record<Outcome['status'], string> = {
  found: 'resultado encontrado',
  incomplete: 'resposta incompleta',
  'not-found': 'nenhum registro encontrado',
  failed: 'a consulta falhou',
}

/** Returns true if a section has an answer, which may have been paid for. */
const isAnswered = ({ answer }: Section) => answer !== undefined && answer.outcome.status !== 'failed'

/**
 * Runs the queries of a subject's page. A consulta that needs more values opens a form in the rail first.
 *
 * @param onForm Called before the form opens.
 */
export function useSectionQueries(subject: Subject, onShow: (key: string) => void, onForm: () => void) {
  const [formKey, setFormKey] = useState<string>()

  /** Sends a query, and goes to its section. */
  const send = async (section: Section, values: FormValues) => {
    const { key, definition, title } = section
    setFormKey(undefined)
    announce(`Consultando ${title}`)
    const pending = queryOnce(subject.id, definition, values, chosenPurpose(definition), isAnswered(section))
    onShow(key)
    const answered = await pending
    if (!answered) return
    const { outcome } = answered
    if (outcome.status === 'failed' && outcome.reason === 'signed-out')
      return redirectWithWarning(definition.path, outcome.message)
    announce(`${title}: ${announcements[outcome.status]}`)
    // The page still shows the earlier answer.
    if (outcome.status === 'failed' && isAnswered(section))
      notify.error(`${title}: ${outcome.message}`, { duration: 6_000 })
  }

  /** Sends the query of a section, again if the user confirms a cost that may have been paid already. Opens its form if values are missing. */
  const query = async (section: Section) => {
    const { definition, values = {}, state } = section
    if (state === 'pending') return
    const isIncomplete = listMissingFields(definition, values).length > 0
    if (isIncomplete || lacksPurpose(definition)) {
      onForm()
      return setFormKey(section.key)
    }
    const outcome = section.answer?.outcome
    const action = formatRepeat(outcome?.status ?? 'failed')
    if (mayBeBilled(outcome) && !(await confirmCost(action, definition.cost))) return
    await send(section, values)
  }

  /** Goes to the answer of a section, or runs its query. A second click on an open form closes it. */
  const select = (section: Section) => {
    if (section.state !== 'not-queried') return onShow(section.key)
    if (section.key === formKey) return setFormKey(undefined)
    void query(section)
  }

  return { formKey, closeForm: () => setFormKey(undefined), select, query, send }
}
