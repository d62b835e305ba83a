import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawScene, sceneAt } from './scenes.ts'

const framesPerSecond = 25

function clipCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  drawScene(canvas, 0)
  return canvas
}

/** Keeps a clip drawn here running in a video as long as it plays. `index` is the scene that is shown. */
export function useClip(video: RefObject<HTMLVideoElement | null>, isPlaying: boolean) {
  const [canvas] = useState(clipCanvas)
  const [index, setIndex] = useState(0)
  const seconds = useRef(0)

  // A stream is no file: it is handed over as it is, and the security policy has nothing to allow.
  useEffect(() => {
    const player = video.current
    if (!player) return
    const stream = canvas.captureStream(framesPerSecond)
    player.srcObject = stream
    return () => {
      player.srcObject = null
      for (const track of stream.getTracks()) track.stop()
    }
  }, [canvas, video])

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      seconds.current += Math.max(0, now - last) / 1000
      last = now
      drawScene(canvas, seconds.current)
      setIndex(sceneAt(seconds.current).index)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [canvas, isPlaying])

  function restart() {
    seconds.current = 0
    setIndex(0)
  }

  /** The picture as it stands, as an address that shows it. */
  const still = () => canvas.toDataURL('image/png')

  return { index, restart, still }
}
