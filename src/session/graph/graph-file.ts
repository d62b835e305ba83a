import { ruleOf } from '@/consultas/fields/registry.ts'
import { written } from '@/consultas/formats/written.ts'
import { valuesOf } from '@/state/session.ts'
import { sameTexts } from '../texts.ts'
import type { HeldValue } from './entry-values.ts'
import { subjectKind } from './graph-texts.ts'
import type { Subject } from './session-graph.ts'
import type { ReadSession } from './use-session-graph.ts'

/** What a subject is called in a file: masked, or as it was asked. */
export function subjectText(
  { entries: [newest], name }: Subject,
  { values }: Pick<ReadSession, 'values'>,
  isSensitive: boolean,
): string {
  const asked = isSensitive && newest ? values.get(newest.id)?.asked : undefined
  return asked || name
}

/** The session with its graph as JSON. What was asked and what is shared stand in it masked, unless `isSensitive`. */
export function graphJson(read: ReadSession, isSensitive: boolean): string {
  const { items, graph } = read
  const content = {
    masked: !isSensitive,
    nodes: graph.subjects.map((subject) => ({
      id: subject.id,
      kind: subjectKind(subject),
      subject: subjectText(subject, read, isSensitive),
      consultas: subject.entries.map(({ id }) => id),
    })),
    edges: graph.led.map(({ from, to, entries }) => ({ from, to, consultas: entries.map(({ id }) => id) })),
    shared: graph.shared.map(({ subjects, values }) => ({
      subjects,
      values: values.map((held) => ({ what: sameTexts[held.kind], value: valueText(held, isSensitive) })),
    })),
    entries: items.map(({ id, title, path, subject, subjectId, from, at, outcome, ms }) => ({
      id,
      consulta: title,
      path,
      subject,
      node: subjectId,
      ...(from ? { from: from.id, by: from.label } : {}),
      at: new Date(at).toISOString(),
      outcome,
      ms,
      ...(isSensitive ? { asked: valuesOf(id) ?? {} } : {}),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

function valueText({ kind, value }: HeldValue, isSensitive: boolean): string {
  if (isSensitive) return written(kind, value)
  return ruleOf({ kind, name: kind, label: kind, required: false }).conceal(value)
}
