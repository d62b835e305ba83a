type Scene = { caption: string; sky: string; light: string; ground: string }

const sceneSeconds = 4

export const scenes: readonly Scene[] = [
  { caption: 'Amanhece no litoral.', sky: '#BFE3F2', light: '#FFF6DC', ground: '#0F766E' },
  { caption: 'O sol sobe sobre a serra.', sky: '#8FC8EE', light: '#FFFFFF', ground: '#3C5A2A' },
  { caption: 'Entardece na chapada.', sky: '#F3C98B', light: '#C67416', ground: '#5B3A1E' },
  { caption: 'A noite fecha o dia.', sky: '#14213D', light: '#E6ECF3', ground: '#0B1220' },
]

/** Returns the scene at a time in seconds, and its progress from 0 to 1. The clip loops. */
export function findScene(seconds: number): { index: number; progress: number } {
  const position = (Math.max(0, seconds) / sceneSeconds) % scenes.length
  return { index: Math.floor(position), progress: position % 1 }
}

/** Draws the frame at a time in seconds from the start. */
export function drawScene(canvas: HTMLCanvasElement, seconds: number): void {
  const context = canvas.getContext('2d')
  const { index, progress } = findScene(seconds)
  const scene = scenes[index]
  if (!context || !scene) return
  const { width, height } = canvas
  context.fillStyle = scene.sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = scene.light
  context.beginPath()
  context.arc(width * progress, height * (0.62 - 0.42 * Math.sin(Math.PI * progress)), 26, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = scene.ground
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 8)
    context.lineTo(x, height * 0.78 - 26 * Math.sin((x / width) * 5 + index) - 12 * Math.sin(x / 37))
  context.lineTo(width, height)
  context.fill()
}
