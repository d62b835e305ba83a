import type { BlockByKind } from '@manifest/schema/result.ts'

export type ScoreBand = BlockByKind<'score'>['bands'][number]

/** Sources send a score as a number or as digits in a text. */
export function parseScore(value: unknown): number | undefined {
  const score = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof score === 'number' && Number.isFinite(score) ? score : undefined
}

/** Returns the band that a score is in. */
export const findBand = (bands: readonly ScoreBand[], score: number): ScoreBand | undefined =>
  bands.find(({ upTo }) => score <= upTo) ?? bands.at(-1)

/** A band of the scale, or the whole scale if there are no bands. */
type Segment = { band: ScoreBand | undefined; end: number; share: number }

/** Returns the position of a score on the scale, from 0 to 1. */
export const computeShare = (score: number, min: number, max: number) =>
  max > min ? Math.min(1, Math.max(0, (score - min) / (max - min))) : 0

/** Splits the scale into segments in order; the last one ends at `max`. */
export function splitScale(bands: readonly ScoreBand[], min: number, max: number): Segment[] {
  const ends = bands.map((band, index) => ({
    band,
    end: index === bands.length - 1 ? max : Math.min(max, band.upTo),
  }))
  const parts = ends.map(({ band, end }, index) => {
    const start = ends[index - 1]?.end ?? min
    return { band, end, share: computeShare(end, min, max) - computeShare(start, min, max) }
  })
  const visible = parts.filter(({ share }) => share > 0)
  return visible.length > 0 ? visible : [{ band: undefined, end: max, share: 1 }]
}
