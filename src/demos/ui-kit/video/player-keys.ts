import type { KeyboardEvent } from 'react'
import type { PlayerActions } from './player-controls.tsx'
import { formatSpeed, playerSettings, setPlayer, stepSpeed, stepVolume } from './player-settings.ts'

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
