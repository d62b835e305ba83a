import { useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { confirmCost } from '@/session/ask-first.ts'
import { formatRepeat } from '@/session/session-texts.ts'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { session } from '@/state/session.ts'
import type { Subject } from '@/state/subjects.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import type { FormValues } from '../form/form-values.ts'
import { lacksPurpose } from '../form/purpose.ts'
import { mayBeBilled } from '../outcome.ts'
import { endTexts } from '../outcome-words.ts'
import { adoptHeldAnswers } from '../query/known-answers.ts'
import { redirectIfSignedOut } from '../query/redirect-if-signed-out.ts'
import { querySubject, useIsQuerying } from '../query/subject-queries.ts'
import { buildSections, type FamiliesByName, listMissingFields } from './build-sections.ts'
import type { Section, SectionGroup } from './section.ts'

/** Returns true if a section has an answer, which may have been paid for. */
const hasAnswer = ({ answer }: Section) => answer !== undefined && answer.outcome.status !== 'failed'

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
    const pending = querySubject(subject.id, definition, values, hasAnswer(section))
    onShow(key)
    const answered = await pending
    if (!answered) return
    const { outcome } = answered
    if (redirectIfSignedOut(outcome, definition.path)) return
    announce(`${title}: ${endTexts[outcome.status].toLowerCase()}`)
    // The page still shows the earlier answer.
    if (outcome.status === 'failed' && hasAnswer(section))
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

/** Returns the sections of a subject, by family, with the newest answers of the session and of its batches. */
export function useSubjectSections({ id, kind, value }: Subject, families: FamiliesByName) {
  useState(() => adoptHeldAnswers(kind, value))
  useTabAnswers([value], () => adoptHeldAnswers(kind, value))
  const { families: groups, dossies } = visibleLeads(kind)
  const { items } = useSnapshot(session)
  const isQuerying = useIsQuerying()
  const before = useRef<readonly Section[]>([])
  const railGroups = useMemo(() => {
    const isPending = (consultaId: string) => isQuerying(id, consultaId)
    const built = buildSections({ value, groups, families, items, isQuerying: isPending })
    return built.map(({ sections, ...group }) => ({
      ...group,
      sections: sections.map((section) => reuseUnchanged(before.current, section)),
    }))
  }, [id, value, groups, families, items, isQuerying])
  const sections = useMemo(() => railGroups.flatMap((group: SectionGroup) => group.sections), [railGroups])
  before.current = sections
  return { groups: railGroups, sections, dossies, name: findSubjectName(id, items) }
}

/** Returns the section of the last render if nothing changed, so that its component does not render again. */
function reuseUnchanged(before: readonly Section[], section: Section): Section {
  const old = before.find(({ key }) => key === section.key)
  const isUnchanged =
    old?.state === section.state &&
    old.definition === section.definition &&
    old.answer?.outcome === section.answer?.outcome &&
    JSON.stringify([old.values, old.known]) === JSON.stringify([section.values, section.known])
  return isUnchanged ? old : section
}
