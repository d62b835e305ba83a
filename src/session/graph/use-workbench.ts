import { useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { reveal } from '@/state/reveal.ts'
import { buildSubjectKey, findSubject, subjectId } from '@/state/subjects.ts'
import { formatByKind } from '../../formats/format-by-kind.ts'
import { type Arrangement, arrangement } from './arrangement.ts'
import { computeBoxes } from './canvas/compute-boxes.ts'
import { findMatches } from './find-matches.ts'
import { lastVisit } from './last-visit.ts'
import type { GraphValue } from './model/entry-values.ts'
import { createEdges, createNodes } from './model/graph-elements.ts'
import { formatValue } from './model/graph-texts.ts'
import { buildSessionGraph, type SessionGraph, type Subject } from './model/session-graph.ts'
import type { SessionValues } from './model/use-session-values.ts'
import { usePlacement } from './use-placement.ts'

const findValueId = ({ kind, value }: GraphValue) => subjectId(buildSubjectKey(kind, value))

/** Returns the whole document of a subject; `undefined` if its consultas start from something else. */
export function readDocument({ id }: Pick<Subject, 'id'>): string | undefined {
  const subject = findSubject(id)
  return subject && formatByKind(subject.kind, subject.value)
}

/** Returns everything that the graph shows: its nodes, their places, the selection and the search. */
export function useWorkbench(sessionValues: SessionValues, readAspect: () => number) {
  const { now } = useSnapshot(arrangement).history as { now: Arrangement }
  const [selectedId, select] = useState<string>()
  const [query, setQuery] = useState('')
  const revealing = useRevealed()
  const { isRevealed } = revealing
  const graph = useMemo(
    () => buildSessionGraph({ ...sessionValues, grown: now.grown, split: now.split, findId: findValueId }),
    [sessionValues, now.grown, now.split],
  )
  const edges = useMemo(() => createEdges(graph), [graph])
  const nodes = useMemo(() => createNodes(graph, { isRevealed, readDocument }), [graph, isRevealed])
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
function listTexts(id: string, { subjects, shared }: SessionGraph): string[] {
  const subject = subjects.find((candidate) => candidate.id === id)
  if (subject) return [readDocument(subject) ?? '']
  return shared.find((node) => node.id === id)?.values.map((value) => formatValue(value, true)) ?? []
}
