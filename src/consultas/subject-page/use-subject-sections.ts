import { useMemo, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useTabAnswers } from '@/session/use-tab-answers.ts'
import { findSubjectName } from '@/state/find-answers.ts'
import { session } from '@/state/session.ts'
import type { Subject } from '@/state/subjects.ts'
import { visibleLeads } from '@/state/visible-leads.ts'
import { adoptHeldAnswers } from '../sources/query-and-cache.ts'
import { buildSections } from './build-sections.ts'
import type { FamiliesByName } from './families.ts'
import { useIsQuerying } from './running-queries.ts'
import type { Section, SectionGroup } from './section.ts'

/** Returns the sections of a subject, by family, with the newest answers of the session and of its batches. */
export function useSubjectSections({ id, kind, value }: Subject, families: FamiliesByName) {
  useState(() => adoptHeldAnswers(kind, value))
  useTabAnswers([value], () => adoptHeldAnswers(kind, value))
  const { families: groups, dossies } = visibleLeads(kind)
  const { items } = useSnapshot(session)
  const isQuerying = useIsQuerying(id)
  const before = useRef<readonly Section[]>([])
  const railGroups = useMemo(() => {
    const built = buildSections({ value, groups, families, items, isQuerying })
    return built.map(({ sections, ...group }) => ({
      ...group,
      sections: sections.map((section) => reuseUnchanged(before.current, section)),
    }))
  }, [value, groups, families, items, isQuerying])
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
