import type { Diagnostic, RelatedPosition } from './diagnostic.ts'

/** The first of all diagnostics about one missing target names at most this many of the other places. */
const maxOthers = 3

/**
 * Merges the diagnostics about one missing target into the first of them, which counts the places that name it. The
 * studio shows each place by itself.
 */
export function mergeTargets(diagnostics: Diagnostic[]): Diagnostic[] {
  const consultas = diagnostics.flatMap(({ code, target }) =>
    code === 'unknown-consulta' && target !== undefined ? [target] : [],
  )
  const groups = new Map<string, Diagnostic[]>()
  for (const [index, diagnostic] of diagnostics.entries()) {
    const key = diagnostic.target === undefined ? String(index) : findTargetKey(diagnostic, consultas)
    groups.set(key, [...(groups.get(key) ?? []), diagnostic])
  }
  return [...groups.values()].flatMap(mergeGroup)
}

/** A link to the page of a family that does not exist has the family as its target. */
function findTargetKey({ code, target = '' }: Diagnostic, consultas: readonly string[]): string {
  if (!target.startsWith('/')) return JSON.stringify([code, target])
  const consulta = consultas.find((name) => target.split('/').includes(name))
  return JSON.stringify(consulta === undefined ? target : ['unknown-consulta', consulta])
}

function mergeGroup(group: Diagnostic[]): Diagnostic[] {
  const first = group.find(({ code }) => code === 'unknown-consulta') ?? group[0]
  const others = group.filter((one) => one !== first)
  if (!first || others.length === 0) return group
  const related = others.slice(0, maxOthers).map(({ file, line, column, frame = '' }): RelatedPosition => {
    const [shown = ''] = /^ *> .*\n.*\^/m.exec(frame) ?? []
    return { file, line, column, message: 'também aqui', frame: shown }
  })
  return [{ ...first, message: `${first.message} (citado em ${group.length} lugares)`, related }]
}
