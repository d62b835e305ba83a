import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { searchKey, searchTest } from '@/lib/search-text.ts'
import { reveal } from '@/state/reveal.ts'
import { onSessionEnd } from '@/state/session.ts'
import { buildSubjectKey, findSubject, subjectId } from '@/state/subjects.ts'
import { formatByKind } from '../../formats/format-by-kind.ts'
import { arrangement, type GraphArrangement } from './arrangement.ts'
import type { View } from './canvas/camera.ts'
import { createEdges, createNodes, type GraphNode } from './model/graph-elements.ts'
import { formatGraphValue, formatPartyDocument, nameParty } from './model/graph-texts.ts'
import { buildSessionGraph, type SessionGraph, type Subject } from './model/session-graph.ts'
import type { SessionValues } from './model/use-session-values.ts'
import { computeBoxes, usePlacement } from './use-placement.ts'

const findValueId = ({ kind, value }: LeadValue) => subjectId(buildSubjectKey(kind, value))

/** Returns the whole document of a subject; `undefined` if its consultas start from something else. */
export function readNodeDocument({ id }: Pick<Subject, 'id'>): string | undefined {
  const subject = findSubject(id)
  return subject && formatByKind(subject.kind, subject.value)
}

/** Returns everything that the graph shows: its nodes, their places, the selection and the search. */
export function useWorkbench(sessionValues: SessionValues, readAspect: () => number) {
  const { now } = useSnapshot(arrangement).history as { now: GraphArrangement }
  const { grown, split, expanded, hidesParties } = now
  const [selectedId, select] = useState<string>()
  const [query, setQuery] = useState('')
  const revealing = useRevealed()
  const { isRevealed } = revealing
  const graph = useMemo(
    () =>
      buildSessionGraph({
        ...sessionValues,
        ...{ grown, split, expanded, hidesParties },
        findId: findValueId,
      }),
    [sessionValues, grown, split, expanded, hidesParties],
  )
  const edges = useMemo(() => createEdges(graph), [graph])
  const nodes = useMemo(
    () => createNodes(graph, { isRevealed, readDocument: readNodeDocument }),
    [graph, isRevealed],
  )
  const placement = usePlacement({ nodes, edges, readAspect })
  const shown = useMemo(
    () => nodes.filter(({ id, kind }) => !now.hidden.has(id) && !now.hiddenKinds.has(kind)),
    [nodes, now.hidden, now.hiddenKinds],
  )
  const boxes = useMemo(() => computeBoxes(shown, now.positions), [shown, now.positions])
  const shownEdges = useMemo(
    () => edges.filter(({ from, to }) => boxes.has(from) && boxes.has(to)),
    [edges, boxes],
  )
  const matches = useMemo(
    () =>
      findMatches(
        query,
        shown.map((node) => ({ node, texts: listTexts(node.id, graph) })),
      ),
    [query, shown, graph],
  )
  return {
    ...{ graph, nodes, shown, boxes, edges: shownEdges, now, placement, revealing },
    ...{ selectedId: selectedId !== undefined && boxes.has(selectedId) ? selectedId : undefined, select },
    ...{ query, setQuery, matches },
  }
}

export type Workbench = ReturnType<typeof useWorkbench>

/** The nodes whose values are shown with all characters. */
function useRevealed() {
  const { isOn } = useSnapshot(reveal)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(lastVisit.revealed)
  const isRevealed = useMemo(() => (id: string) => toggled.has(id) !== isOn, [toggled, isOn])
  const [{ toggleReveal }] = useState(() => ({
    toggleReveal: (id: string) =>
      setToggled((before) => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        lastVisit.revealed = after
        return after
      }),
  }))
  return { isRevealed, toggleReveal }
}

/** Returns the whole texts of a node, for the search. */
function listTexts(id: string, { subjects, shared, shownParties }: SessionGraph): string[] {
  const party = shownParties.find((node) => node.id === id)
  if (party) return [nameParty(party, true), formatPartyDocument(party, true)]
  const subject = subjects.find((candidate) => candidate.id === id)
  if (subject) return [readNodeDocument(subject) ?? '']
  return shared.find((node) => node.id === id)?.values.map((value) => formatGraphValue(value, true)) ?? []
}

type Searched = { node: GraphNode; texts: readonly string[] }

/** Fewer digits occur in too many documents. */
const minDigits = 3

/**
 * Returns the ids of the nodes that a search finds: by words of name, kind and shown text, or by digits of the whole
 * value. `undefined` if nothing is searched.
 */
export function findMatches(query: string, searched: readonly Searched[]): string[] | undefined {
  if (query.trim() === '') return undefined
  const isMatch = searchTest(query)
  const digits = /^[\d\s.\-/()+]+$/.test(query) ? query.replace(/\D/g, '') : ''
  return searched
    .filter(({ node, texts }) => {
      const all = [node.title, node.detail, ...texts]
      if (isMatch(searchKey(all.join(' ')))) return true
      return digits.length >= minDigits && all.some((text) => text.replace(/\D/g, '').includes(digits))
    })
    .map(({ node }) => node.id)
}

/** The view and the revealed nodes of the last visit. In memory only. */
export const lastVisit: { view?: View | undefined; revealed: ReadonlySet<string> } = { revealed: new Set() }

onSessionEnd(() => {
  lastVisit.view = undefined
  lastVisit.revealed = new Set()
})
