import { type PartsCost, sumPartCosts } from '@manifest/contract/credits.ts'
import { formatPartsCost } from '@/lib/format/credits.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { type FormShape, type FormValues, normaliseValues, validateForm } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'
import { findReusableOutcome } from '../../query/known-answers.ts'
import { isSettled, type PartProgress } from './dossie-progress.ts'
import { type DossieRunOptions, fillPartValues, PartList } from './part-list.ts'

type Parts = Pick<DossieRunOptions, 'dossie' | 'families'>

type ReadKnown = (definition: PartProgress['definition'], values: FormValues) => Outcome | undefined

/**
 * Returns the parts of a dossiê as they are without any query: with the answers that the session has, or skipped. The
 * others are waiting.
 */
export function settleKnownParts(
  parts: Parts,
  values: FormValues,
  readKnown: ReadKnown = findReusableOutcome,
): readonly PartProgress[] {
  const list = new PartList({ ...parts, ended: undefined })
  const unknown = new Set<string>()
  for (;;) {
    const ready = list.findReady((name) => unknown.has(name))
    if (!ready) return list.all
    const { part, definition } = ready
    const input = fillPartValues(part, definition, values, list.all)
    if ('reason' in input) {
      list.update(part.name, { state: 'skipped', reason: input.reason })
      continue
    }
    const outcome = readKnown(definition, input.values)
    if (outcome) list.update(part.name, { state: outcome.status, values: input.values, answer: { outcome } })
    else unknown.add(part.name)
  }
}

/** The remaining cost of a dossiê, with the numbers of answered and open parts. */
export type RemainingCost = PartsCost & { known: number; open: number }

/**
 * Returns what a dossiê costs now; `undefined` if the manifest tells no cost of its parts. Until the form is filled in, each
 * part counts.
 */
export function readRemainingCost(
  parts: Parts & { dossie: FormShape },
  typed: FormValues,
): RemainingCost | undefined {
  const { dossie } = parts
  if (!sumPartCosts(dossie.parts)) return undefined
  const values = normaliseValues(dossie.fields, typed)
  const isComplete = Object.keys(validateForm(dossie, values)).length === 0
  const settled = isComplete
    ? settleKnownParts(parts, values)
    : new PartList({ ...parts, ended: undefined }).all
  const open = settled.filter((progress) => !isSettled(progress)).map(({ part }) => part)
  const { total = 0, untold = open.length } = sumPartCosts(open) ?? {}
  return { total, untold, known: settled.filter(({ answer }) => answer).length, open: open.length }
}

/** Says what a dossiê still costs: "Custa até 4,5 créditos: 9 partes já respondidas, sem custo." */
export function describeRemaining(cost: RemainingCost): string {
  const { known, open } = cost
  const knownText = `${formatCounted(known, 'parte já respondida', 'partes já respondidas')}, sem custo`
  if (open === 0) return known === 0 ? 'Sem custo.' : `${knownText}.`
  const costText = `Custa ${formatPartsCost(cost)}`
  return known === 0 ? `${costText}.` : `${costText}: ${knownText}.`
}
