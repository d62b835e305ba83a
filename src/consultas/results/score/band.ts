import type { BlockOf } from '@manifest/schema/result.ts'

/** A score, which sources give as a number or as digits in a text; `undefined` for anything else. */
export function scoreOf(value: unknown): number | undefined {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof score === 'number' && Number.isFinite(score) ? score : undefined
}

/** The band that a score falls into: the first that reaches it, else the last. */
export const bandOf = (score: number, bands: BlockOf<'score'>['bands']) =>
  bands.find(({ upTo }) => score <= upTo) ?? bands.at(-1)
