import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Block } from '@manifest/schema/result.ts'
import type { FindingText } from './read-findings.ts'
import { isInHead } from './sections.ts'

/** Leaves out the findings that repeat the status or a value in the head of their answer. */
export function omitShownInHead(
  findings: readonly FindingText[],
  { summary, result }: Pick<ConsultaDefinition, 'summary' | 'result'>,
): FindingText[] {
  const shown = new Set([
    summary?.status?.value,
    ...result.filter(isInHead).flatMap(({ items }) => items.map(({ value }) => value)),
  ])
  return findings.filter(({ isValue, path }) => !isValue || !shown.has(path))
}

/**
 * Returns an alert without its title if a finding on the same value says it already; `undefined` if nothing is left. Other
 * blocks stay as they are.
 */
export function omitFoundTitle(block: Block, findings: readonly FindingText[]): Block | undefined {
  if (block.block !== 'alert' || block.when === undefined) return block
  const { title: _, ...untitled } = block
  if (!findings.some(({ isValue, path }) => isValue && path === block.when)) return block
  return block.text === undefined && block.value === undefined ? undefined : untitled
}
