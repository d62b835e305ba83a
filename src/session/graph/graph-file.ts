import { findRule } from '@/fields/registry.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { readCachedValues } from '@/state/session.ts'
import { sharedValueTexts } from '../session-texts.ts'
import type { GraphValue } from './entry-values.ts'
import { describeSubjectKind } from './graph-texts.ts'
import type { Subject } from './session-graph.ts'
import type { SessionGraphData } from './use-session-graph.ts'

/** Returns the name of a subject in a file: partly hidden, or as in the query. */
export function formatSubjectName(
  { entries: [newest], name }: Subject,
  { values }: Pick<SessionGraphData, 'values'>,
  isSensitive: boolean,
): string {
  const queryText = isSensitive && newest ? values.get(newest.id)?.queryText : undefined
  return queryText || name
}

/** Returns the session with its graph as JSON. Queries and shared values are partly hidden unless `isSensitive`. */
export function formatGraphJson(graphData: SessionGraphData, isSensitive: boolean): string {
  const { items, graph } = graphData
  const content = {
    masked: !isSensitive,
    nodes: graph.subjects.map((subject) => ({
      id: subject.id,
      kind: describeSubjectKind(subject),
      subject: formatSubjectName(subject, graphData, isSensitive),
      consultas: subject.entries.map(({ id }) => id),
    })),
    edges: graph.links.map(({ from, to, entries }) => ({ from, to, consultas: entries.map(({ id }) => id) })),
    shared: graph.shared.map(({ subjects, values }) => ({
      subjects,
      values: values.map((held) => ({
        what: sharedValueTexts[held.kind],
        value: valueText(held, isSensitive),
      })),
    })),
    entries: items.map(({ id, title, path, subject, subjectId, origin, at, outcome, ms }) => ({
      id,
      consulta: title,
      path,
      subject,
      node: subjectId,
      ...(origin ? { from: origin.id, by: origin.label } : {}),
      at: new Date(at).toISOString(),
      outcome,
      ms,
      ...(isSensitive ? { asked: readCachedValues(id) ?? {} } : {}),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function valueText({ kind, value }: GraphValue, isSensitive: boolean): string {
  if (isSensitive) return formatByKind(kind, value)
  return findRule({ kind, name: kind, label: kind, required: false }).hide(value)
}
