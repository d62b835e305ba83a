import type { KeyboardEvent } from 'react'
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
function stepSpeed(speed: number, by: 1 | -1): number {
  const faster = speeds.filter((other) => other > speed)
  const slower = speeds.filter((other) => other < speed)
  return (by > 0 ? faster[0] : slower.at(-1)) ?? speed
}

/** Returns the volume after a step of a tenth, within its limits. */
const stepVolume = (volume: number, by: 1 | -1) => Math.max(0, Math.min(1, Math.round(10 * volume + by) / 10))

/** The keys, as the help lists them. */
export const playerKeys = [
  ['Espaço ou K', 'reproduzir e pausar'],
  ['J e L', 'dez segundos para trás e para a frente'],
  ['← e →', 'cinco segundos para trás e para a frente'],
  ['↑ e ↓', 'volume'],
  ['M', 'ligar e desligar o som'],
  ['C', 'mostrar e ocultar legendas'],
  ['F', 'tela inteira'],
  ['I', 'janela flutuante'],
  ['< e >', 'mais devagar e mais depressa'],
  ['0 a 9', 'ir a uma décima parte do vídeo'],
] as const

export type PlayerActions = {
  togglePlay: () => void
  restart: () => void
  seekBy: (seconds: number) => void
  saveFrame: () => void
  togglePicture: () => void
  toggleFullScreen: () => void
}

type KeyTarget = PlayerActions & { seekToShare: (share: number) => void }

function changeVolume(by: 1 | -1): string {
  const volume = stepVolume(playerSettings.volume, by)
  setPlayer({ volume, isMuted: false })
  return `Volume ${Math.round(100 * volume)}%`
}

function changeSpeed(by: 1 | -1): string {
  const speed = stepSpeed(playerSettings.speed, by)
  setPlayer({ speed })
  return `Velocidade ${formatSpeed(speed)}`
}

function toggleSound(): string {
  setPlayer({ isMuted: !playerSettings.isMuted })
  return playerSettings.isMuted ? 'Sem som' : 'Com som'
}

function toggleCaptions(): string {
  setPlayer({ hasCaptions: !playerSettings.hasCaptions })
  return playerSettings.hasCaptions ? 'Com legendas' : 'Sem legendas'
}

const actionByKey: Partial<Record<string, (target: KeyTarget) => unknown>> = {
  ' ': ({ togglePlay }) => togglePlay(),
  k: ({ togglePlay }) => togglePlay(),
  j: ({ seekBy }) => seekBy(-10),
  l: ({ seekBy }) => seekBy(10),
  ArrowLeft: ({ seekBy }) => seekBy(-5),
  ArrowRight: ({ seekBy }) => seekBy(5),
  ArrowUp: () => changeVolume(1),
  ArrowDown: () => changeVolume(-1),
  m: toggleSound,
  c: toggleCaptions,
  f: ({ toggleFullScreen }) => toggleFullScreen(),
  i: ({ togglePicture }) => togglePicture(),
  '<': () => changeSpeed(-1),
  '>': () => changeSpeed(1),
}

/** Elements that use the letters or arrows themselves. */
const keyOwners = 'input, select, [role=option], [role=menu], [aria-haspopup=menu]'

/**
 * Runs the action of a key inside the player. Fields and menus keep their keys, and buttons the space bar. Returns a text to
 * show, if the key changed something that the controls show only small.
 */
export function handlePlayerKey(event: KeyboardEvent, target: KeyTarget): string | undefined {
  const element = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || element.closest(keyOwners)) return
  if (event.key === ' ' && element.closest('button')) return
  const digit = /^\d$/.test(event.key) ? Number(event.key) : undefined
  const action = actionByKey[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (digit === undefined && !action) return
  event.preventDefault()
  if (digit !== undefined) target.seekToShare(digit / 10)
  const text = action?.(target)
  return typeof text === 'string' ? text : undefined
}
