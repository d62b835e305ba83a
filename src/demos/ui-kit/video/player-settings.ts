import * as z from 'zod/mini'
import { createNumberFormat } from '@/lib/format/intl.ts'
import { createDemoStore } from '../../store/demo-store.ts'

/** From slow to fast; 1 is the film's own speed. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const

const speedFormat = createNumberFormat()

/** "1,25×" */
export const formatSpeed = (speed: number) => `${speedFormat.format(speed)}×`

const schema = z.object({
  /** From 0 to 1. */
  volume: z.number().check(z.minimum(0), z.maximum(1)),
  isMuted: z.boolean(),
  speed: z.number().check(z.minimum(0.25), z.maximum(4)),
  hasCaptions: z.boolean(),
})

type PlayerSettings = z.infer<typeof schema>

const { state, change } = createDemoStore(
  'video',
  schema,
  (): PlayerSettings => ({ volume: 0.8, isMuted: false, speed: 1, hasCaptions: true }),
)

/** Read it through `useSnapshot`. Every player of this browser follows it. */
export const playerSettings: PlayerSettings = state

export const setPlayer = (changes: Partial<PlayerSettings>) =>
  change((settings) => Object.assign(settings, changes))

/** Returns the next faster or slower speed; the same at the end of the list. */
export function stepSpeed(speed: number, by: 1 | -1): number {
  const faster = speeds.filter((other) => other > speed)
  const slower = speeds.filter((other) => other < speed)
  return (by > 0 ? faster[0] : slower.at(-1)) ?? speed
}

/** Returns the volume after a step of a tenth, within its limits. */
export const stepVolume = (volume: number, by: 1 | -1) =>
  Math.max(0, Math.min(1, Math.round(10 * volume + by) / 10))
