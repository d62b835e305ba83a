import { type RefObject, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { playerSettings } from './player-settings.ts'

function findBufferedEnd({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.1 && currentTime <= buffered.end(index))
      return buffered.end(index)
  return 0
}

const events =
  'durationchange ended error loadeddata pause play playing progress seeked seeking timeupdate waiting'.split(
    ' ',
  )

const readState = (video: HTMLVideoElement) => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: !video.paused && !video.ended && video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA,
  hasFailed: video.error !== null,
  /** In seconds. */
  time: video.currentTime,
  duration: Number.isFinite(video.duration) ? video.duration : 0,
  /** The end of what is loaded around the current time. */
  bufferedTo: findBufferedEnd(video),
})

export type PlayerState = ReturnType<typeof readState>

const initialState: PlayerState = {
  ...{ isPlaying: false, isWaiting: false, hasFailed: false },
  ...{ time: 0, duration: 0, bufferedTo: 0 },
}

/** Returns the state of a video element, which follows the stored settings. */
export function usePlayer(ref: RefObject<HTMLVideoElement | null>): PlayerState {
  const [state, setState] = useState(initialState)
  const { volume, isMuted, speed, hasCaptions } = useSnapshot(playerSettings)

  useEffect(() => {
    const video = ref.current
    if (!video) return
    const update = () => setState(readState(video))
    for (const name of events) video.addEventListener(name, update)
    update()
    return () => {
      for (const name of events) video.removeEventListener(name, update)
    }
  }, [ref])

  useEffect(() => {
    if (ref.current) Object.assign(ref.current, { volume, muted: isMuted, playbackRate: speed })
  }, [ref, volume, isMuted, speed])

  useEffect(() => {
    const track = ref.current?.textTracks[0]
    if (track) track.mode = hasCaptions ? 'showing' : 'hidden'
  }, [ref, hasCaptions])

  return state
}
