import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawScene, findScene } from './scenes.ts'

const framesPerSecond = 25

function createCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  drawScene(canvas, 0)
  return canvas
}

/** Draws a clip to a canvas and streams it into a video while playing. `index` is the current scene. */
export function useClip(video: RefObject<HTMLVideoElement | null>, isPlaying: boolean) {
  const [canvas] = useState(createCanvas)
  const [index, setIndex] = useState(0)
  const seconds = useRef(0)

  // `srcObject` takes a MediaStream, so the security policy needs no URL.
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
      setIndex(findScene(seconds.current).index)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [canvas, isPlaying])

  function restart() {
    seconds.current = 0
    setIndex(0)
  }

  /** The current frame, as a data URL. */
  const captureFrame = () => canvas.toDataURL('image/png')

  return { index, restart, captureFrame }
}
