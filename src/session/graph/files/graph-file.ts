import { readCachedValues } from '@/state/session.ts'
import { sharedValueTexts } from '../../session-texts.ts'
import { describeSubjectKind, formatValue } from '../model/graph-texts.ts'
import type { SessionGraph, Subject } from '../model/session-graph.ts'
import type { SessionValues } from '../model/use-session-values.ts'

/** Returns the document of a subject in a file: partly hidden, or as in the query. */
function formatDocument(
  { entries: [newest], document }: Subject,
  values: SessionValues['values'],
  isSensitive: boolean,
): string {
  const queryText = isSensitive && newest ? values.get(newest.id)?.queryText : undefined
  return queryText || document
}

/**
 * Returns the session with its graph as JSON. Queries and shared values are partly hidden unless `isSensitive`, and
 * names are left out.
 */
export function formatGraphJson(
  { subjects, links, mentions, shared }: SessionGraph,
  { items, values }: SessionValues,
  isSensitive: boolean,
): string {
  const content = {
    masked: !isSensitive,
    nodes: subjects.map((subject) => ({
      id: subject.id,
      kind: describeSubjectKind(subject),
      subject: formatDocument(subject, values, isSensitive),
      ...(isSensitive && subject.name !== undefined ? { name: subject.name } : {}),
      consultas: subject.entries.map(({ id }) => id),
    })),
    edges: links.map(({ from, to, entries }) => ({ from, to, consultas: entries.map(({ id }) => id) })),
    mentions: mentions.map(({ from, to }) => ({ from, to })),
    shared: shared.map((node) => ({
      subjects: node.subjects,
      values: node.values.map((held) => ({
        what: sharedValueTexts[held.kind],
        value: formatValue(held, isSensitive),
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
